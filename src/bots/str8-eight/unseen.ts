import { DECK, FACE_OF, NUMBER_OF, PASS_LEFT, type Card } from '../../games/str8-eight/cards.ts';
import { PASS_DEDUCTION } from '../../games/str8-eight/faces.ts';
import type { Str8EightView } from '../../games/str8-eight/view.ts';

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

/** By place: the chance that an unseen card has that number. */
export function chancesIn({ discard, passed, seats }: Str8EightView): Float64Array {
  const counts = Float64Array.from(DECK_COUNTS);
  let all = DECK.size;
  const see = (card: Card | null, weight: number): void => {
    if (card === null) return;
    counts[placeOf(card)]! -= weight;
    all -= weight;
  };
  for (const card of discard) see(card, 1 - COMES_BACK);
  for (const card of passed) see(card, 1 - COMES_BACK);
  for (const { hand, sequence } of seats) {
    for (const card of hand) see(card, 1);
    for (const card of sequence) see(card, 1);
  }
  for (let place = 0; place < counts.length; place++) counts[place]! /= Math.max(1, all);
  return counts;
}

export function placeOf(card: Card): number {
  return PLACE_OF[DECK.face(card)!]!;
}

export function deductionOf(card: Card): number {
  return DEDUCTION_OF[DECK.face(card)!]!;
}
