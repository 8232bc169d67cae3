import type { Chance } from './chance/chance.ts';
import type { Deck } from './deck.ts';
import { namesFrom, sorted } from './listing.ts';
import { bitOf, EVERYONE, type SeatSet, type Viewer } from './seats.ts';

/** A card's id: its place in the deck's listed order. */
export type CardId = number;

/** A place where cards lie in a row. Its number is its address in the block of `Cards`. */
export type Row = number;

export interface RowKind {
  /** The most cards that can lie there. */
  readonly room: number;
  /** The order of a hand means nothing, and it is read in listed order; other rows are read as they lie. */
  readonly hand?: boolean;
}

/** The address of each row of a table that has these; the draw pile is always the first. */
export function layOut(deck: Deck, kinds: readonly RowKind[]): Row[] {
  return kinds.map((_, i) => kinds.slice(0, i).reduce((row, { room }) => row + 1 + room, deck.size));
}

/**
 * Where every card lies and who knows it. A card that is drawn is unknown until somebody is told: hidden is the
 * default. All of it is one block, so that a copy is one move and every access has one base: for each
 * card the set of seats that know it, then the rows, each its count followed by its cards.
 */
export class Cards<Card extends string = string> {
  readonly deck: Deck<Card>;
  readonly kinds: readonly RowKind[];
  readonly rows: readonly Row[];
  readonly pile: Row;
  /** Room for a set of cards, 32 a word. */
  readonly #sets: Int32Array;
  /** How many of each face have been put down since `clear`. */
  readonly #placed: Uint8Array;
  /** 1 at the address of each row that is a hand. */
  readonly #hands: Uint8Array;
  /** For hot loops, which read a row's bytes themselves: its count at its address, then its cards. */
  readonly bytes: Uint8Array;
  /** The block when all cards are in the pile and nobody knows any. */
  readonly #gathered: Uint8Array;

  constructor(deck: Deck<Card>, kinds: readonly RowKind[]) {
    this.deck = deck;
    this.kinds = kinds;
    this.rows = layOut(deck, kinds);
    this.pile = this.rows[0]!;
    this.#sets = new Int32Array((deck.size + 31) >> 5);
    this.#placed = new Uint8Array(deck.names.length);
    this.bytes = new Uint8Array(this.rows.at(-1)! + 1 + kinds.at(-1)!.room);
    this.#hands = new Uint8Array(this.bytes.length);
    kinds.forEach(({ hand = false }, i) => (this.#hands[this.rows[i]!] = Number(hand)));
    for (let card = deck.size - 1; card >= 0; card--) this.lay(this.pile, card);
    this.#gathered = this.bytes.slice();
  }

  count(row: Row): number {
    return this.bytes[row]!;
  }

  at(row: Row, index: number): CardId {
    return this.bytes[row + 1 + index]!;
  }

  /** Where the first card of that face lies in the row, or −1. */
  find(row: Row, face: number): number {
    const { bytes } = this;
    const { faceOf } = this.deck;
    const count = bytes[row]!;
    for (let i = 0; i < count; i++) if (faceOf[bytes[row + 1 + i]!] === face) return i;
    return -1;
  }

  /** Lays a card at the end of a row. */
  lay(row: Row, card: CardId): void {
    const { bytes } = this;
    const count = bytes[row]! + 1;
    bytes[row] = count;
    bytes[row + count] = card;
  }

  /** Takes a card out of a row; the others close up and keep their order. */
  take(row: Row, index: number): CardId {
    const { bytes } = this;
    const count = bytes[row]!;
    const last = row + count;
    let slot = row + 1 + index;
    const card = bytes[slot]!;
    for (; slot < last; slot++) bytes[slot] = bytes[slot + 1]!;
    bytes[row] = count - 1;
    return card;
  }

  /** Takes that very card out of a row that holds it; the others close up. In one pass without a branch. */
  remove(row: Row, card: CardId): void {
    const { bytes } = this;
    const last = row + bytes[row]!;
    let passed = 0;
    for (let slot = row + 1; slot < last; slot++) {
      passed |= ((bytes[slot]! ^ card) - 1) >>> 31;
      bytes[slot] = bytes[slot + passed]!;
    }
    bytes[row] = last - row - 1;
  }

  /**
   * Takes the first card of that face out of a hand that holds one; the last one fills the gap. Without a branch: where in the
   * hand a card lies, no processor can guess.
   */
  pluckFace(row: Row, face: number): CardId {
    const { bytes } = this;
    const { faceOf } = this.deck;
    const last = row + bytes[row]!;
    let first = last;
    for (let slot = last; slot > row; slot--) {
      const isIt = ((faceOf[bytes[slot]!]! ^ face) - 1) >> 31;
      first ^= (first ^ slot) & isIt;
    }
    const card = bytes[first]!;
    bytes[first] = bytes[last]!;
    bytes[row] = last - row - 1;
    return card;
  }

  /**
   * Draws from the pile. The pile lies in listed order, last card first, so its end is the next place to draw;
   * the card that stood there moves to where the drawn one was, as in the shuffle the records promise.
   */
  draw(chance: Chance): CardId {
    const { bytes } = this;
    const count = bytes[this.pile]!;
    const last = this.pile + count;
    const drawn = last - chance.below(count);
    const card = bytes[drawn]!;
    bytes[drawn] = bytes[last]!;
    bytes[this.pile] = count - 1;
    return card;
  }

  /** Draws a card into a row; these seats see it. */
  drawTo(row: Row, seats: SeatSet, chance: Chance): CardId {
    const card = this.draw(chance);
    this.lay(row, card);
    this.tell(card, seats);
    return card;
  }

  /** Draws as many into a row; these seats see them. One loop: matches begin with dozens of draws. */
  deal(row: Row, count: number, seats: SeatSet, chance: Chance): void {
    const { bytes, pile } = this;
    let left = bytes[pile]!;
    let slot = row + bytes[row]!;
    bytes[row] = bytes[row]! + count;
    for (const end = slot + count; slot < end;) {
      const last = pile + left;
      const drawn = last - chance.below(left);
      const card = bytes[drawn]!;
      bytes[drawn] = bytes[last]!;
      bytes[pile] = --left;
      bytes[++slot] = card;
      bytes[card] = bytes[card]! | seats;
    }
  }

  knownTo(card: CardId): SeatSet {
    return this.bytes[card]!;
  }

  tell(card: CardId, seats: SeatSet): void {
    this.bytes[card] = this.bytes[card]! | seats;
  }

  show(card: CardId): void {
    this.bytes[card] = EVERYONE;
  }

  showRow(row: Row): void {
    const count = this.count(row);
    for (let i = 0; i < count; i++) this.show(this.at(row, i));
  }

  /** All cards go back to the pile, in listed order, and everything known is forgotten. */
  gather(): void {
    this.bytes.set(this.#gathered);
  }

  /** A row's cards join the pile and are forgotten. Call `stackPile` before anything is drawn. */
  toPile(row: Row): void {
    const { bytes } = this;
    const end = row + bytes[row]!;
    for (let slot = row + 1; slot <= end; slot++) {
      const card = bytes[slot]!;
      bytes[card] = 0;
      this.lay(this.pile, card);
    }
    bytes[row] = 0;
  }

  /** Puts the pile into listed order, as a pile must be that is to be drawn from. */
  stackPile(): void {
    const { bytes, pile } = this;
    const sets = this.#sets;
    for (let i = 0; i < sets.length; i++) sets[i] = 0;
    const end = pile + bytes[pile]!;
    for (let slot = pile + 1; slot <= end; slot++) {
      const card = bytes[slot]!;
      sets[card >> 5] = sets[card >> 5]! | (1 << (card & 31));
    }
    let slot = pile;
    for (let i = sets.length - 1; i >= 0; i--) {
      for (let set = sets[i]!; set !== 0;) {
        const highest = 31 - Math.clz32(set);
        bytes[++slot] = (i << 5) | highest;
        set ^= 1 << highest;
      }
    }
  }

  /** Takes every card off the table, to be put down again with `place`; `pileRest` makes the pile of those that were not. */
  clear(): void {
    this.bytes.fill(0);
    this.#placed.fill(0);
  }

  /** Puts down a card of that face, which these seats know. */
  place(row: Row, face: number, seats: SeatSet): void {
    const nth = this.#placed[face]!;
    const card = this.deck.firstOf[face]! + nth;
    this.#placed[face] = nth + 1;
    this.lay(row, card);
    this.tell(card, seats);
  }

  pileRest(): void {
    const { size, faceOf, firstOf } = this.deck;
    for (let card = size - 1; card >= 0; card--) {
      const face = faceOf[card]!;
      if (card >= firstOf[face]! + this.#placed[face]!) this.lay(this.pile, card);
    }
  }

  copyFrom(other: Cards<Card>): void {
    this.bytes.set(other.bytes);
  }

  /** Puts card `becomes[c]` wherever card c lay; what is known stays with the place. */
  relabel(becomes: ArrayLike<CardId>): void {
    const { bytes } = this;
    const known = bytes.slice(0, this.deck.size);
    known.forEach((seats, card) => (bytes[becomes[card]!] = seats));
    for (const row of this.rows) {
      const end = row + bytes[row]!;
      for (let slot = row + 1; slot <= end; slot++) bytes[slot] = becomes[bytes[slot]!]!;
    }
  }

  /** The cards of a row as they lie. */
  ids(row: Row): CardId[] {
    const { bytes } = this;
    const ids = new Array<CardId>(bytes[row]!);
    for (let i = 0; i < ids.length; i++) ids[i] = bytes[row + 1 + i]!;
    return ids;
  }

  namesAsTheyLie(row: Row): Card[] {
    const { bytes, deck } = this;
    return namesFrom(deck, bytes, row + 1, bytes[row]!);
  }

  /** In a hand, whose order means nothing, cards are read in listed order. */
  names(row: Row): Card[] {
    return this.#hands[row] === 0 ? this.namesAsTheyLie(row) : this.namesListed(row);
  }

  namesListed(row: Row): Card[] {
    return namesFrom(this.deck, sorted(this.bytes, row), 0, this.bytes[row]!);
  }

  nameOf(card: CardId): Card {
    return this.deck.nameOf[card]!;
  }

  /** What a viewer may know of a row: names, and `null` for the rest. In a hand the known ones come first. */
  seen(row: Row, viewer: Viewer): (Card | null)[] {
    const bit = bitOf(viewer);
    if (this.#hands[row] === 1) return this.#seenHand(row, bit);
    return this.ids(row).map((card) => ((this.knownTo(card) & bit) === 0 ? null : this.nameOf(card)));
  }

  #seenHand(row: Row, bit: SeatSet): (Card | null)[] {
    const count = this.count(row);
    const cards = sorted(this.bytes, row);
    const list = new Array<Card | null>(count).fill(null);
    let known = 0;
    for (let i = 0; i < count; i++) if ((this.knownTo(cards[i]!) & bit) !== 0) list[known++] = this.nameOf(cards[i]!);
    return list;
  }
}
