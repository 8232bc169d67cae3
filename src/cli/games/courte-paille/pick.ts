import type { Card } from '../../../games/courte-paille/cards.ts';
import type { CourtePailleMove } from '../../../games/courte-paille/moves.ts';
import { castawayOf, valueOf } from '../../../games/courte-paille/faces.ts';
import { cardCalled, castawayCalled, nameOf } from './cards.ts';
import type { Reading } from '../../screen/terminal-game.ts';

export type Read = Reading<CourtePailleMove>;

export const LEAVING = '(Enter: leave it)';

/** What a card is picked from. */
export interface Choice {
  readonly cards: readonly Card[];
  /** What goes before the answer to a question. */
  readonly typed: string;
  /** The clause by which a card that is not among them is refused. */
  readonly clause: string;
}

/** A card by its number in the list, by its name, or by its character where only one is there. */
export function pick(text: string, choice: Choice, move: (card: Card) => CourtePailleMove): Read | undefined {
  const { cards, typed } = choice;
  if (cards.length === 0 && (text === '' || isNumber(text))) return { says: 'There is no card there.' };
  if (text === '') return { asks: `Which card? ${rangeOf(cards.length)} ${LEAVING}: `, typed };
  if (isNumber(text)) return numbered(cards[Number(text) - 1], cards.length, move);
  const card = cardCalled(text);
  return card === undefined ? oneOf(text, choice, move) : { move: move(card) };
}

export function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

export function rangeOf(count: number): string {
  return count === 1 ? '1' : `1 to ${count}`;
}

function numbered(card: Card | undefined, count: number, move: (card: Card) => CourtePailleMove): Read {
  return card === undefined ? { says: `Choose a card: ${rangeOf(count)}.` } : { move: move(card) };
}

function oneOf(name: string, choice: Choice, move: (card: Card) => CourtePailleMove): Read | undefined {
  const castaway = castawayCalled(name);
  if (castaway === undefined) return undefined;
  const called = nameOf(castaway);
  const [first, ...others] = choice.cards.filter((card) => castawayOf(card) === castaway);
  if (first === undefined) return { refusal: { clause: choice.clause, about: { card: called } } };
  if (others.length === 0) return { move: move(first) };
  const values = [first, ...others].map(valueOf);
  const which = `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`;
  return { asks: `Which ${called}: ${which}? ${LEAVING} `, typed: `${choice.typed} ${castaway}` };
}
