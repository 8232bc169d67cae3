import { NUMBER_OF, type Card, type NumberCard } from '../../../games/str8-eight/cards.ts';
import { canBegin, followersOf, isPass, numberOf, SEQUENCE_SIZE } from '../../../games/str8-eight/faces.ts';
import type { Seen } from '../../../games/str8-eight/events.ts';
import type { Str8EightView } from '../../../games/str8-eight/view.ts';

export type Sequence = readonly NumberCard[];

const FIRST = [...new Set(NUMBER_OF)].filter(canBegin).sort((a, b) => a - b);

/** 12 (3x4), pass left: in a sentence. */
export function nameOf(card: Card): string {
  return isPass(card) ? card.replace('-', ' ') : `${numberOf(card)} (${card})`;
}

/** 12 3x4, pass left: in a list. */
export function shortOf(card: Card): string {
  return isPass(card) ? nameOf(card) : `${numberOf(card)} ${card}`;
}

/** 12 3x4, pass-l: where there is little room. */
export function briefOf(card: Card): string {
  return isPass(card) ? card.slice(0, 'pass-l'.length) : shortOf(card);
}

/** The numbers that may be laid next (E7, E8). */
function nextNumbers(sequence: Sequence): number[] {
  const last = sequence.at(-1);
  return last === undefined ? FIRST : followersOf(numberOf(last));
}

export const BULLSEYES = [FIRST[0], FIRST.at(-1)] as const;

/** then 15 16 18; begins with 1–8. */
export function nextText(sequence: Sequence): string {
  if (sequence.length === 0) return `begins with ${BULLSEYES.join('–')}`;
  return sequence.length === SEQUENCE_SIZE ? '' : thenText(nextNumbers(sequence).join(' '));
}

export function thenText(numbers: string): string {
  return numbers === '' ? 'nothing can follow' : `then ${numbers}`;
}

/** What is known of a hand: rising numbers, then pass cards. */
export function knownIn(hand: readonly Seen[]): Card[] {
  const rank = (card: Card): number => (isPass(card) ? Infinity : numberOf(card));
  return hand.filter((card) => card !== null).sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

/** The viewer's own hand. */
export function heldBy({ viewer, seats }: Str8EightView): Card[] {
  return viewer === 'watcher' ? [] : knownIn(seats[viewer]!.hand);
}

/** The viewer's own. */
export function sequenceOf({ viewer, seats }: Str8EightView): Sequence {
  return viewer === 'watcher' ? [] : seats[viewer]!.sequence;
}
