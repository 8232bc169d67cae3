import type { CardId } from '../../engine/cards.ts';
import type { Chance } from '../../engine/chance/chance.ts';
import { has, type Seat } from '../../engine/seats.ts';
import { DECK } from '../../games/courte-paille/cards.ts';
import { copy, handOf, WEEK, type CourtePailleState } from '../../games/courte-paille/state.ts';

/** The cards of a hand and those that were landed from it, as far as a seat does not know which is where. */
interface Heap {
  readonly lander: Seat;
  /** The cards that it has seen there. */
  readonly among: readonly CardId[];
  /** Addresses in the week and in the hand. */
  readonly days: readonly number[];
  readonly held: readonly number[];
  /** How many of the held at the least were drawn later, and so cannot have been landed. */
  readonly fresh: number;
}

const heap = new Uint8Array(DECK.size);

/**
 * Worlds in which cards were landed from hands. What a hand holds and what was landed from it is dealt together, for
 * everybody who did not see which card went; see `imagine`, which does the same from a view.
 */
export class LandedWorlds {
  readonly #base: CourtePailleState;
  readonly #seat: Seat;
  readonly #heaps: Heap[] = [];
  /** Addresses that any unknown card may be dealt to, and who knows what lies there. */
  readonly #slots: number[] = [];
  readonly #knowers: number[] = [];

  /** The world is one that the seat takes for possible, and becomes the model of all others. */
  constructor(world: CourtePailleState, seat: Seat) {
    this.#base = world;
    this.#seat = seat;
    for (let other = 0; other < world.seats; other++) {
      if (has(world.landers, other)) this.#heaps.push(this.#heapOf(other));
      else this.#free(this.#unknownIn(handOf(other)));
    }
    const isLanded = (address: number): boolean => world.landedBy[address - WEEK - 1]! < world.seats;
    this.#free(this.#unknownIn(WEEK).filter((address) => !isLanded(address)));
  }

  deal(luck: Chance, into: CourtePailleState): void {
    copy(this.#base, into);
    for (let i = 0; i < this.#heaps.length; i++) dealHeap(this.#heaps[i]!, luck, into);
    const { bytes } = into.cards;
    for (let i = 0; i < this.#slots.length; i++) {
      const card = into.cards.draw(luck);
      bytes[this.#slots[i]!] = card;
      bytes[card] = this.#knowers[i]!;
    }
  }

  #heapOf(lander: Seat): Heap {
    const { cards, landedBy, traced, fresh } = this.#base;
    const { bytes } = cards;
    const days = this.#unknownIn(WEEK).filter((address) => landedBy[address - WEEK - 1] === lander);
    const held = this.#unknownIn(handOf(lander));
    const places = [...days, ...held];
    const isTraced = (address: number): boolean => has(traced[bytes[address]!]!, this.#seat);
    const among = places.filter(isTraced).map((address) => bytes[address]!);
    this.#toPile(places.filter((address) => !isTraced(address)));
    return { lander, among, days, held, fresh: fresh[lander]! };
  }

  #unknownIn(row: number): number[] {
    const { cards } = this.#base;
    return cards.ids(row).flatMap((card, i) => (has(cards.knownTo(card), this.#seat) ? [] : [row + 1 + i]));
  }

  #free(addresses: readonly number[]): void {
    const { bytes } = this.#base.cards;
    for (const address of addresses) {
      this.#slots.push(address);
      this.#knowers.push(bytes[bytes[address]!]!);
    }
    this.#toPile(addresses);
  }

  #toPile(addresses: readonly number[]): void {
    const { cards } = this.#base;
    for (const address of addresses) {
      const card = cards.bytes[address]!;
      cards.bytes[card] = 0;
      cards.lay(cards.pile, card);
    }
  }
}

function dealHeap({ lander, among, days, held, fresh }: Heap, luck: Chance, { cards }: CourtePailleState): void {
  const { bytes } = cards;
  let size = 0;
  while (size < among.length) heap[size] = among[size++]!;
  while (size < days.length + held.length - fresh) heap[size++] = cards.draw(luck);
  for (let i = 0; i < days.length; i++) {
    const at = luck.below(size);
    bytes[days[i]!] = heap[at]!;
    bytes[heap[at]!] = 1 << lander;
    heap[at] = heap[--size]!;
  }
  while (size < held.length) heap[size++] = cards.draw(luck);
  for (let i = 0; i < held.length; i++) {
    bytes[held[i]!] = heap[i]!;
    bytes[heap[i]!] = 1 << lander;
  }
}
