import type { Chance } from './chance/chance.ts';
import type { Deck } from './deck.ts';
import { listOf } from './list.ts';
import { bitOf, EVERYONE, type SeatSet, type Viewer } from './seats.ts';

/** A card's id: its place in the deck's listed order. */
export type CardId = number;

/** A place where cards lie in a row. Its number is its address in the block of `Cards`. */
export type Row = number;

export interface RowKind {
  /** The most cards that can lie there. */
  readonly room: number;
  /** A hand keeps listed order; other rows keep the order in which cards came. */
  readonly hand?: boolean;
}

/** The address of each row of a table that has these; the draw pile is always the first. */
export function layOut(deck: Deck, kinds: readonly RowKind[]): Row[] {
  return kinds.map((_, i) => kinds.slice(0, i).reduce((row, { room }) => row + 1 + room, deck.size));
}

/**
 * Where every card lies and who knows it. A card that is drawn is unknown until somebody is told: hidden is the
 * default. All of it is one block of bytes, so that a copy is one move and every access has one base: for each
 * card the set of seats that know it, then the rows, each its count followed by its cards.
 */
export class Cards<Card extends string = string> {
  readonly deck: Deck<Card>;
  readonly kinds: readonly RowKind[];
  readonly rows: readonly Row[];
  readonly pile: Row;
  readonly #faceOf: Uint8Array;
  readonly #block: Uint8Array;
  /** The block when all cards are in the pile and nobody knows any. */
  readonly #gathered: Uint8Array;

  constructor(deck: Deck<Card>, kinds: readonly RowKind[]) {
    this.deck = deck;
    this.kinds = kinds;
    this.rows = layOut(deck, kinds);
    this.pile = this.rows[0]!;
    this.#faceOf = deck.faceOf;
    this.#block = new Uint8Array(this.rows.at(-1)! + 1 + kinds.at(-1)!.room);
    for (let card = deck.size - 1; card >= 0; card--) this.lay(this.pile, card);
    this.#gathered = this.#block.slice();
  }

  count(row: Row): number {
    return this.#block[row]!;
  }

  at(row: Row, index: number): CardId {
    return this.#block[row + 1 + index]!;
  }

  faceAt(row: Row, index: number): number {
    return this.#faceOf[this.at(row, index)]!;
  }

  /** Where the first card of that face lies in the row, or −1. */
  find(row: Row, face: number): number {
    const count = this.count(row);
    for (let i = 0; i < count; i++) if (this.faceAt(row, i) === face) return i;
    return -1;
  }

  /** Lays a card at the end of a row. */
  lay(row: Row, card: CardId): void {
    const block = this.#block;
    const count = block[row]! + 1;
    block[row] = count;
    block[row + count] = card;
  }

  /** Takes a card out of a row; the others close up and keep their order. */
  take(row: Row, index: number): CardId {
    const block = this.#block;
    const count = block[row]!;
    const last = row + count;
    let slot = row + 1 + index;
    const card = block[slot]!;
    for (; slot < last; slot++) block[slot] = block[slot + 1]!;
    block[row] = count - 1;
    return card;
  }

  /** Takes a card out of a hand: the last one fills the gap, which costs no guess of the processor's. */
  pluck(row: Row, index: number): CardId {
    const block = this.#block;
    const count = block[row]!;
    const slot = row + 1 + index;
    const card = block[slot]!;
    block[slot] = block[row + count]!;
    block[row] = count - 1;
    return card;
  }

  /**
   * Draws from the pile. The pile lies in listed order, last card first, so its end is the next place to draw;
   * the card that stood there moves to where the drawn one was, as in the shuffle the records promise.
   */
  draw(chance: Chance): CardId {
    const block = this.#block;
    const count = block[this.pile]!;
    const last = this.pile + count;
    const drawn = last - chance.below(count);
    const card = block[drawn]!;
    block[drawn] = block[last]!;
    block[this.pile] = count - 1;
    return card;
  }

  knownTo(card: CardId): SeatSet {
    return this.#block[card]!;
  }

  tell(card: CardId, seats: SeatSet): void {
    this.#block[card] = this.#block[card]! | seats;
  }

  show(card: CardId): void {
    this.#block[card] = EVERYONE;
  }

  showRow(row: Row): void {
    const count = this.count(row);
    for (let i = 0; i < count; i++) this.show(this.at(row, i));
  }

  /** All cards go back to the pile, in listed order, and everything known is forgotten. */
  gather(): void {
    this.#block.set(this.#gathered);
  }

  copyFrom(other: Cards<Card>): void {
    this.#block.set(other.#block);
  }

  /** In a hand, whose order means nothing, cards are read in listed order. */
  ids(row: Row): CardId[] {
    const ids = listOf(this.count(row), (i) => this.at(row, i));
    return this.#isHand(row) ? ids.sort(ascending) : ids;
  }

  names(row: Row): Card[] {
    return this.ids(row).map((card) => this.nameOf(card));
  }

  nameOf(card: CardId): Card {
    return this.deck.names[this.#faceOf[card]!]!;
  }

  /** What a viewer may know of a row: names, and `null` for the rest. In a hand the known ones come first. */
  seen(row: Row, viewer: Viewer): (Card | null)[] {
    const bit = bitOf(viewer);
    const faces = this.ids(row).map((card) => ((this.knownTo(card) & bit) === 0 ? null : this.nameOf(card)));
    return this.#isHand(row) ? faces.sort(knownFirst) : faces;
  }

  #isHand(row: Row): boolean {
    return this.kinds[this.rows.indexOf(row)]!.hand === true;
  }
}

function ascending(a: number, b: number): number {
  return a - b;
}

function knownFirst(a: string | null, b: string | null): number {
  return Number(a === null) - Number(b === null);
}
