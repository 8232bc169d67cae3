import { DECK, FACE_OF, NUMBER_OF, PASS_LEFT, type Card } from '../../games/str8-eight/cards.ts';
import { PASS_DEDUCTION } from '../../games/str8-eight/faces.ts';

/** The numbers that there are, ascending; before them a 0, for pass cards and sequences that have not begun. */
export const NUMBERS: readonly number[] = [...new Set([0, ...NUMBER_OF])].sort((a, b) => a - b);
/** By face: the place of its number in that list. */
export const PLACE_OF = Uint8Array.from(NUMBER_OF, (number) => NUMBERS.indexOf(number));
/** By face: what it costs in hand (E13). */
export const DEDUCTION_OF = Uint8Array.from(NUMBER_OF, (number, face) => (face < PASS_LEFT ? number : PASS_DEDUCTION));

export const DECK_COUNTS = NUMBERS.map((_, place) => FACE_OF.filter((face) => PLACE_OF[face] === place).length);
export const MEAN_DEDUCTION = FACE_OF.reduce((sum, face) => sum + DEDUCTION_OF[face]!, 0) / DECK.size;

/** Discards and played pass cards come back when the pile is used up (E10): so much of a card each of them counts. */
const COMES_BACK = 0.25;

/** How likely unseen cards have a number, worked out anew each time. */
export class Counts {
  /** By place. */
  readonly chances = new Float64Array(DECK_COUNTS.length);
  #all = 0;

  begin(): void {
    this.chances.set(DECK_COUNTS);
    this.#all = DECK.size;
  }

  see(face: number): void {
    this.#take(face, 1);
  }

  /** A discard, or a pass card that was played. */
  comesBack(face: number): void {
    this.#take(face, 1 - COMES_BACK);
  }

  settle(): void {
    const all = Math.max(1, this.#all);
    for (let place = 0; place < this.chances.length; place++) this.chances[place]! /= all;
  }

  #take(face: number, weight: number): void {
    const place = PLACE_OF[face]!;
    this.chances[place]! -= weight;
    this.#all -= weight;
  }
}

export function placeOf(card: Card): number {
  return PLACE_OF[DECK.face(card)!]!;
}
