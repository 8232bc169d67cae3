import { DECK, HAND_SIZE, SEQUENCE_SIZE } from '../../games/str8-eight/cards.ts';
import { follows, PLACES, REACHED, stepsTo } from './steps.ts';
import { DECK_COUNTS, NUMBERS } from './unseen.ts';

/** How likely a hand goes on for another turn, as far as the others are concerned. */
export const GOES_ON = 0.93;
/** What a point is worth beside the eighth card. */
const A_POINT = 1 / 150;
/** Cards for later steps than this are not worth keeping. */
const STEPS_AHEAD = 3;
/** Beside the card that is drawn there is the top of the discards: a turn shows so many cards that can be had. */
const CARDS_A_TURN = 1.5;
/** Close enough. */
const SETTLED = 0.001;
const MOST_SWEEPS = 20;

const BLOCKS = (SEQUENCE_SIZE + 1) * PLACES;
const CHANCES = DECK_COUNTS.map((count) => (CARDS_A_TURN * count) / DECK.size);

/**
 * How a sequence goes on that nobody disturbs: by how many cards it needs, its last number and the three cards in hand,
 * when every turn does what is best for it. Worked out once, from the eighth card back to the first.
 */
export class Solo {
  /** By needs and last: where its block begins, and how many kinds of card it tells apart. */
  readonly #begins = new Int32Array(BLOCKS);
  readonly #kinds = new Uint8Array(BLOCKS);
  /** By needs, last and place: which of these kinds it is; 0 is of no use. */
  readonly #kindOf = new Uint8Array(BLOCKS * PLACES);
  readonly #averages = new Float32Array(BLOCKS);
  readonly #worths: Float32Array;
  readonly #chances: Float32Array;
  readonly #points: Float32Array;
  // the best way to go on that was found last
  #bestWorth = 0;
  #bestAt = 0;
  #bestPoints = 0;

  constructor() {
    const size = this.#layOut();
    this.#worths = new Float32Array(size);
    this.#chances = new Float32Array(size);
    this.#points = new Float32Array(size);
    for (const last of REACHED[0]![SEQUENCE_SIZE]!) this.#write(this.at(0, last, 0, 0, 0), 1, 1, 0);
    for (let needs = 1; needs <= SEQUENCE_SIZE; needs++) {
      for (const last of REACHED[0]![SEQUENCE_SIZE - needs]!) this.#settle(needs, last);
    }
  }

  /** Where a sequence with these cards in hand stands in the tables. */
  at(needs: number, last: number, a: number, b: number, c: number): number {
    const block = needs * PLACES + last;
    const kinds = this.#kinds[block]!;
    const kindOf = block * PLACES;
    const high = this.#kindOf[kindOf + a]! * kinds + this.#kindOf[kindOf + b]!;
    return this.#begins[block]! + high * kinds + this.#kindOf[kindOf + c]!;
  }

  /** The chance that the sequence is completed before the hand ends. */
  chance(at: number): number {
    return this.#chances[at]!;
  }

  /** What it brings until it is completed. */
  points(at: number): number {
    return this.#points[at]!;
  }

  /** The worth with a hand that nobody knows. */
  averageWorth(needs: number, last: number): number {
    return this.#averages[needs * PLACES + last]!;
  }

  isOfUse(needs: number, last: number, place: number): boolean {
    return this.#kindOf[(needs * PLACES + last) * PLACES + place] !== 0;
  }

  /** Its chance and its points together, in eighth cards. */
  worth(needs: number, last: number, a: number, b: number, c: number): number {
    return this.#worths[this.at(needs, last, a, b, c)]!;
  }

  /** The same once that number is laid. */
  worthOfLaying(needs: number, place: number, a: number, b: number, c: number): number {
    return this.#worths[this.at(needs - 1, place, a, b, c)]! + A_POINT * NUMBERS[place]!;
  }

  #layOut(): number {
    let size = 0;
    for (let needs = 0; needs <= SEQUENCE_SIZE; needs++) {
      for (const last of REACHED[0]![SEQUENCE_SIZE - needs]!) {
        const block = needs * PLACES + last;
        let kinds = 1;
        for (const place of usefulTo(needs, last)) this.#kindOf[block * PLACES + place] = kinds++;
        this.#kinds[block] = kinds;
        this.#begins[block] = size;
        size += kinds ** HAND_SIZE;
      }
    }
    return size;
  }

  /** All hands with one last number. What is best to keep depends on what else is, so it goes over them until that settles. */
  #settle(needs: number, last: number): void {
    const useful = usefulTo(needs, last);
    const hands = handsOf(useful);
    let change = 1;
    for (let sweep = 0; change > SETTLED && sweep < MOST_SWEEPS; sweep++) {
      change = 0;
      for (const hand of hands) change = Math.max(change, this.#judge(needs, last, useful, hand));
    }
    this.#mirror(needs, last, useful);
    this.#averages[needs * PLACES + last] = this.#average(needs, last, [0, ...useful]);
  }

  #average(needs: number, last: number, kinds: readonly number[]): number {
    const shares = kinds.map((place) => DECK_COUNTS[place]! / DECK.size);
    shares[0] = 1 - shares.slice(1).reduce((sum, share) => sum + share, 0);
    let sum = 0;
    kinds.forEach((a, i) =>
      kinds.forEach((b, j) =>
        kinds.forEach((c, k) => (sum += shares[i]! * shares[j]! * shares[k]! * this.worth(needs, last, a, b, c))),
      ),
    );
    return sum;
  }

  #judge(needs: number, last: number, useful: readonly number[], [a, b, c]: Hand): number {
    const here = this.at(needs, last, a, b, c);
    const before = this.#worths[here]!;
    let left = 1;
    let changing = 0;
    let worth = 0;
    let chance = 0;
    let points = 0;
    const count = (likely: number): void => {
      left -= likely;
      if (this.#bestWorth <= before) return;
      changing += likely;
      worth += likely * this.#bestWorth;
      chance += likely * this.#chances[this.#bestAt]!;
      points += likely * (this.#bestPoints + this.#points[this.#bestAt]!);
    };
    for (const drawn of useful) {
      if (drawn === a || drawn === b || drawn === c) continue;
      this.#findBest(needs, last, a, b, c, drawn);
      count(CHANCES[drawn]!);
    }
    this.#findBest(needs, last, a, b, c, 0);
    count(left);
    if (changing === 0) return 0;
    // turns that change nothing go by until one does
    const comes = GOES_ON / (1 - GOES_ON * (1 - changing));
    this.#write(here, worth * comes, chance * comes, points / changing);
    this.#spread(needs, last, [a, b, c]);
    return Math.abs(before - this.#worths[here]!);
  }

  #findBest(needs: number, last: number, a: number, b: number, c: number, d: number): void {
    this.#bestWorth = -1;
    this.#try(needs, last, a, b, c, d);
    this.#try(needs, last, b, a, c, d);
    this.#try(needs, last, c, a, b, d);
    this.#try(needs, last, d, a, b, c);
  }

  /** One card laid, if it follows, or discarded. */
  #try(needs: number, last: number, card: number, a: number, b: number, c: number): void {
    if (card !== 0 && follows(last, card)) {
      this.#consider(this.at(needs - 1, card, a, b, c), NUMBERS[card]!);
    }
    this.#consider(this.at(needs, last, a, b, c), 0);
  }

  #consider(at: number, points: number): void {
    const worth = this.#worths[at]! + A_POINT * points;
    if (worth <= this.#bestWorth) return;
    this.#bestWorth = worth;
    this.#bestAt = at;
    this.#bestPoints = points;
  }

  #write(at: number, worth: number, chance: number, points: number): void {
    this.#worths[at] = worth;
    this.#chances[at] = chance;
    this.#points[at] = points;
  }

  /** The order of a hand means nothing. */
  #spread(needs: number, last: number, [a, b, c]: Hand): void {
    const from = this.at(needs, last, a, b, c);
    this.#copy(from, this.at(needs, last, a, c, b));
    this.#copy(from, this.at(needs, last, b, a, c));
    this.#copy(from, this.at(needs, last, b, c, a));
    this.#copy(from, this.at(needs, last, c, a, b));
    this.#copy(from, this.at(needs, last, c, b, a));
  }

  /** Of two cards with the same number one is of no use. */
  #mirror(needs: number, last: number, useful: readonly number[]): void {
    for (const twice of useful) {
      for (const once of [0, ...useful]) {
        const from = this.at(needs, last, 0, once === twice ? 0 : once, twice);
        this.#copy(from, this.at(needs, last, once, twice, twice));
        this.#copy(from, this.at(needs, last, twice, once, twice));
        this.#copy(from, this.at(needs, last, twice, twice, once));
      }
    }
  }

  #copy(from: number, to: number): void {
    this.#write(to, this.#worths[from]!, this.#chances[from]!, this.#points[from]!);
  }
}

let made: Solo | undefined;

/** Made by whoever needs it first: it takes a moment. */
export function solo(): Solo {
  return (made ??= new Solo());
}

type Hand = readonly [a: number, b: number, c: number];

function usefulTo(needs: number, last: number): number[] {
  const most = Math.min(needs, STEPS_AHEAD);
  return NUMBERS.map((_, place) => place).filter((place) => {
    const steps = stepsTo(last, place);
    return place > 0 && steps > 0 && steps <= most;
  });
}

/** Sets of up to three; 0 stands for a card of no use. Fuller hands first: the others are on the way to them. */
function handsOf(useful: readonly number[]): Hand[] {
  const hands: Hand[] = [];
  const kinds = [0, ...useful];
  kinds.forEach((a, i) => {
    kinds.slice(i + (a === 0 ? 0 : 1)).forEach((b, j, rest) => {
      for (const c of rest.slice(j + (b === 0 ? 0 : 1))) hands.push([a, b, c]);
    });
  });
  return hands.toReversed();
}
