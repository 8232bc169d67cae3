import type { Refusal } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { DECK } from '../../../games/str8-eight/cards.ts';
import { followersOf } from '../../../games/str8-eight/faces.ts';
import { whose } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { BULLSEYES, nameOf } from './cards.ts';

type About = NonNullable<Refusal['about']>;

const REASONS: Readonly<Record<string, (about: About, context: TableContext) => string>> = {
  E6: whyNotNow,
  E7: ({ number }) => `${number} has no bull’s-eye: a sequence begins with ${BULLSEYES.join(' to ')}.`,
  E8: ({ number, after }) => `${number} does not fit on ${after}: ${following(followersOf(Number(after)))}.`,
  E16: ({ target }) => `The match is over: ${target} points are reached.`,
};

/** Why a move is not allowed: the rule and the fact. */
export function reason({ clause, about = {} }: Refusal, context: TableContext): string {
  return REASONS[clause]?.(about, context) ?? 'The rules do not allow that.';
}

function whyNotNow({ turn, first, from, card }: About, context: TableContext): string {
  if (turn !== undefined) return `It is ${whose(turn as Seat, context)} turn.`;
  if (first !== undefined) return 'First draw a card, from the draw pile or the discard pile.';
  if (from !== undefined) return 'You have drawn already: lay a card, play a pass card or lay one aside.';
  return `There is no ${named(String(card))} in your hand.`;
}

/** A name that fits several cards stays as it is. */
function named(card: string): string {
  const face = DECK.face(card);
  return face === undefined ? card : nameOf(DECK.names[face]!);
}

function following(numbers: readonly number[]): string {
  if (numbers.length === 0) return 'nothing does';
  return numbers.length === 1 ? `only ${numbers[0]} does` : `only ${alternatives(numbers)} do`;
}

function alternatives(numbers: readonly number[]): string {
  return `${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}
