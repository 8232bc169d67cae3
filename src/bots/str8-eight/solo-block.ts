import type { Solo } from './solo.ts';
import { follows, PLACES } from './steps.ts';
import { NUMBERS } from './unseen.ts';

/** Close enough, in eighth cards. */
const SETTLED = 0.0005;
const MOST_SWEEPS = 8;
const NOTHING = -1;

/** All hands with one last number. A card is a kind here: its place in a list that begins with a card of no use. */
export class SoloBlock {
  readonly #solo: Solo;
  readonly #needs: number;
  /** The places that the kinds have. */
  readonly #places: readonly number[];
  readonly #begin: number;
  readonly #kinds: number;
  /** Three kinds a hand, ascending, each but the useless one at most once. */
  readonly #hands: Uint8Array;
  readonly #order: Int32Array;
  /** By hand and drawn card: where laying the best of the four leads to, what it is worth, and its points. */
  readonly #laidAt: Int32Array;
  readonly #laidWorth: Float32Array;
  readonly #laidPoints: Uint8Array;
  readonly #followers: readonly number[];

  constructor(solo: Solo, needs: number, last: number, places: readonly number[]) {
    this.#solo = solo;
    this.#needs = needs;
    this.#places = places;
    this.#begin = solo.begins[needs * PLACES + last]!;
    this.#kinds = places.length;
    this.#followers = [...places.keys()].filter((kind) => kind > 0 && follows(last, places[kind]!));
    this.#hands = handsOf(places.length);
    const count = this.#hands.length / 3;
    this.#order = Int32Array.from({ length: count }, (_, i) => i);
    this.#laidAt = new Int32Array(count * places.length);
    this.#laidWorth = new Float32Array(count * places.length).fill(NOTHING);
    this.#laidPoints = new Uint8Array(count * places.length);
  }

  /** Hands become better ones only: in the order of their worth one time through is enough, which the first times show. */
  settle(chances: readonly number[], goesOn: number, aPoint: number): void {
    for (const kind of this.#followers) this.#lay(kind, aPoint);
    for (let sweep = 0, change = 1; change > SETTLED && sweep < MOST_SWEEPS; sweep++) {
      change = 0;
      for (let i = 0; i < this.#order.length; i++) {
        change = Math.max(change, this.#judge(this.#order[i]!, chances, goesOn));
      }
      this.#order.sort((one, two) => this.#worthOf(two) - this.#worthOf(one));
    }
    this.#fillPairs();
  }

  /** The worth with three cards of which each is as likely as that. */
  average(chances: readonly number[]): number {
    const likely = [1 - chances.slice(1).reduce((sum, chance) => sum + chance, 0), ...chances.slice(1)];
    const { worths } = this.#solo;
    let sum = 0;
    for (let a = 0; a < this.#kinds; a++) {
      for (let b = 0; b < this.#kinds; b++) {
        const share = likely[a]! * likely[b]!;
        for (let c = 0; c < this.#kinds; c++) sum += share * likely[c]! * worths[this.#at(a, b, c)]!;
      }
    }
    return sum;
  }

  #at(a: number, b: number, c: number): number {
    return this.#begin + (a * this.#kinds + b) * this.#kinds + c;
  }

  #worthOf(hand: number): number {
    const hands = this.#hands;
    return this.#solo.worths[this.#at(hands[3 * hand]!, hands[3 * hand + 1]!, hands[3 * hand + 2]!)]!;
  }

  /** Remembers where laying that card is the best that can be laid. */
  #lay(kind: number, aPoint: number): void {
    const next = (this.#needs - 1) * PLACES + this.#places[kind]!;
    const { begins, kinds, kindOf, worths } = this.#solo;
    const kindsThen = kinds[next]!;
    const then = this.#places.map((place) => kindOf[next * PLACES + place]!);
    const points = NUMBERS[this.#places[kind]!]!;
    const consider = (entry: number, a: number, b: number, c: number): void => {
      const at = begins[next]! + (then[a]! * kindsThen + then[b]!) * kindsThen + then[c]!;
      const worth = worths[at]! + aPoint * points;
      if (worth <= this.#laidWorth[entry]!) return;
      this.#laidWorth[entry] = worth;
      this.#laidAt[entry] = at;
      this.#laidPoints[entry] = points;
    };
    for (let hand = 0; hand < this.#order.length; hand++) {
      const a = this.#hands[3 * hand]!;
      const b = this.#hands[3 * hand + 1]!;
      const c = this.#hands[3 * hand + 2]!;
      const entry = hand * this.#kinds;
      if (kind !== a && kind !== b && kind !== c) consider(entry + kind, a, b, c);
      else {
        for (let drawn = 0; drawn < this.#kinds; drawn++) {
          consider(entry + drawn, kind === a ? drawn : a, kind === b ? drawn : b, kind === c ? drawn : c);
        }
      }
    }
  }

  /** One hand anew, from what is known of the others; answers how much that changed. */
  #judge(hand: number, chances: readonly number[], goesOn: number): number {
    const { worths, chances: completed, points: brought } = this.#solo;
    const a = this.#hands[3 * hand]!;
    const b = this.#hands[3 * hand + 1]!;
    const c = this.#hands[3 * hand + 2]!;
    const before = worths[this.#at(a, b, c)]!;
    let useless = 1;
    let changing = 0;
    let worth = 0;
    let chance = 0;
    let points = 0;
    for (let drawn = this.#kinds - 1; drawn >= 0; drawn--) {
      if (drawn !== 0 && (drawn === a || drawn === b || drawn === c)) continue;
      const entry = hand * this.#kinds + drawn;
      let best = this.#laidWorth[entry]!;
      let bestAt = this.#laidAt[entry]!;
      let bestPoints = this.#laidPoints[entry]!;
      for (let slot = 0; drawn !== 0 && slot < 3; slot++) {
        const at = this.#at(slot === 0 ? drawn : a, slot === 1 ? drawn : b, slot === 2 ? drawn : c);
        if (worths[at]! <= best) continue;
        best = worths[at]!;
        bestAt = at;
        bestPoints = 0;
      }
      const likely = drawn === 0 ? useless : chances[drawn]!;
      useless -= likely;
      if (best <= before) continue;
      changing += likely;
      worth += likely * best;
      chance += likely * completed[bestAt]!;
      points += likely * (bestPoints + brought[bestAt]!);
    }
    if (changing === 0) return 0;
    // turns that change nothing go by until one does
    const comes = goesOn / (1 - goesOn * (1 - changing));
    this.#write(a, b, c, worth * comes, chance * comes, points / changing);
    return Math.abs(before - worth * comes);
  }

  /** The order of a hand means nothing. */
  #write(a: number, b: number, c: number, worth: number, chance: number, points: number): void {
    this.#set(this.#at(a, b, c), worth, chance, points);
    this.#set(this.#at(a, c, b), worth, chance, points);
    this.#set(this.#at(b, a, c), worth, chance, points);
    this.#set(this.#at(b, c, a), worth, chance, points);
    this.#set(this.#at(c, a, b), worth, chance, points);
    this.#set(this.#at(c, b, a), worth, chance, points);
  }

  #set(at: number, worth: number, chance: number, points: number): void {
    this.#solo.worths[at] = worth;
    this.#solo.chances[at] = chance;
    this.#solo.points[at] = points;
  }

  /** Of two cards with the same number one is of no use. */
  #fillPairs(): void {
    const { worths, chances, points } = this.#solo;
    for (let twice = 1; twice < this.#kinds; twice++) {
      for (let once = 0; once < this.#kinds; once++) {
        const at = this.#at(0, once === twice ? 0 : once, twice);
        this.#write(once, twice, twice, worths[at]!, chances[at]!, points[at]!);
      }
    }
  }
}

/** Fuller ones first: the others are on the way to them. */
function handsOf(kinds: number): Uint8Array {
  const hands: number[] = [];
  for (let a = kinds - 1; a >= 0; a--) {
    for (let b = kinds - 1; b >= (a === 0 ? 0 : a + 1); b--) {
      for (let c = kinds - 1; c >= (b === 0 ? 0 : b + 1); c--) hands.push(a, b, c);
    }
  }
  return Uint8Array.from(hands);
}
