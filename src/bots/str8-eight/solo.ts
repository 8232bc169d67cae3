import { DECK, HAND_SIZE } from '../../games/str8-eight/cards.ts';
import { SEQUENCE_SIZE } from '../../games/str8-eight/faces.ts';
import { SoloBlock } from './solo-block.ts';
import { PLACES, REACHED, stepsTo } from './steps.ts';
import { DECK_COUNTS, NUMBERS } from './unseen.ts';

/** How likely a hand goes on for another turn, as far as the others are concerned. */
export const GOES_ON = 0.93;
/** What a point is worth beside the eighth card. In play against itself half and twice as much did as well. */
const A_POINT = 1 / 150;
/** Cards for later steps than this are not kept: with two or three steps it plays worse, with five it is hardly better. */
const STEPS_AHEAD = 4;
/** Beside the card that is drawn there is the top of the discards: a turn shows so many cards that can be had. */
const CARDS_A_TURN = 1.5;

const BLOCKS = (SEQUENCE_SIZE + 1) * PLACES;

/**
 * How a sequence goes on that nobody disturbs: by how many cards it needs, its last number and the three cards in hand,
 * when every turn does what is best for it. Worked out once, from the eighth card back to the first.
 */
export class Solo {
  /** By needs and last: where its block begins, and how many kinds of card it tells apart. */
  readonly begins = new Int32Array(BLOCKS);
  readonly kinds = new Uint8Array(BLOCKS);
  /** By needs, last and place: which of these kinds it is; 0 is of no use. */
  readonly kindOf = new Uint8Array(BLOCKS * PLACES);
  /** By where a sequence stands with the cards in hand: its chance and its points together, in eighth cards. */
  readonly worths: Float32Array;
  /** The chance that it is completed before the hand ends. */
  readonly chances: Float32Array;
  /** What it brings until it is completed. */
  readonly points: Float32Array;
  readonly #averages = new Float32Array(BLOCKS);

  constructor() {
    const size = this.#layOut();
    this.worths = new Float32Array(size);
    this.chances = new Float32Array(size);
    this.points = new Float32Array(size);
    for (const last of REACHED[0]![SEQUENCE_SIZE]!) this.#complete(last);
    for (let needs = 1; needs <= SEQUENCE_SIZE; needs++) {
      for (const last of REACHED[0]![SEQUENCE_SIZE - needs]!) {
        const kinds = [0, ...usefulTo(needs, last)];
        const chances = kinds.map((place) => DECK_COUNTS[place]! / DECK.size);
        const block = new SoloBlock(this, needs, last, kinds);
        block.settle(
          chances.map((chance) => CARDS_A_TURN * chance),
          GOES_ON,
          A_POINT,
        );
        this.#averages[needs * PLACES + last] = block.average(chances);
      }
    }
  }

  #complete(last: number): void {
    this.worths[this.begins[last]!] = 1;
    this.chances[this.begins[last]!] = 1;
  }

  /** Where a sequence with cards of these places in hand stands in the tables. */
  at(needs: number, last: number, a: number, b: number, c: number): number {
    const block = needs * PLACES + last;
    const kinds = this.kinds[block]!;
    const kindOf = block * PLACES;
    const high = this.kindOf[kindOf + a]! * kinds + this.kindOf[kindOf + b]!;
    return this.begins[block]! + high * kinds + this.kindOf[kindOf + c]!;
  }

  worth(needs: number, last: number, a: number, b: number, c: number): number {
    return this.worths[this.at(needs, last, a, b, c)]!;
  }

  /** The same once that number is laid. */
  worthOfLaying(needs: number, place: number, a: number, b: number, c: number): number {
    return this.worths[this.at(needs - 1, place, a, b, c)]! + A_POINT * NUMBERS[place]!;
  }

  /** The worth with a hand that nobody knows. */
  averageWorth(needs: number, last: number): number {
    return this.#averages[needs * PLACES + last]!;
  }

  isOfUse(needs: number, last: number, place: number): boolean {
    return this.kindOf[(needs * PLACES + last) * PLACES + place] !== 0;
  }

  #layOut(): number {
    let size = 0;
    for (let needs = 0; needs <= SEQUENCE_SIZE; needs++) {
      for (const last of REACHED[0]![SEQUENCE_SIZE - needs]!) {
        const block = needs * PLACES + last;
        let kinds = 1;
        for (const place of usefulTo(needs, last)) this.kindOf[block * PLACES + place] = kinds++;
        this.kinds[block] = kinds;
        this.begins[block] = size;
        size += kinds ** HAND_SIZE;
      }
    }
    return size;
  }
}

function usefulTo(needs: number, last: number): number[] {
  const most = Math.min(needs, STEPS_AHEAD);
  return [...NUMBERS.keys()].filter((place) => {
    const steps = stepsTo(last, place);
    return place > 0 && steps > 0 && steps <= most;
  });
}

let made: Solo | undefined;

/** Made by whoever needs it first: it takes a moment. */
export function solo(): Solo {
  return (made ??= new Solo());
}
