import type { Refusal } from '../../../engine/game.ts';
import { DECK } from '../../../games/straw/cards.ts';
import { BREAKING_POINT } from '../../../games/straw/faces.ts';
import { whose } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { labelOf } from './cards.ts';
import { numeral } from '../../screen/text.ts';

type About = NonNullable<Refusal['about']>;

const REASONS: Readonly<Record<string, (about: About, context: TableContext) => string>> = {
  S4: ({ turn, card }, context) =>
    typeof turn === 'number' ? `It is ${whose(turn, context)} turn.` : `There is no ${labelled(card)} in your hand.`,
  S7: (about) => {
    if (about['card'] === undefined) return weighing('A lamp', about);
    return `Only a lamp takes a weight, not the ${labelled(about['card'])}.`;
  },
  S9: (about) => {
    if (about['total'] !== undefined) return 'A copy repeats the card before it, and the camel is still empty.';
    if (about['repeats'] === undefined) return weighing('A copied lamp', about);
    return `This copy repeats the ${labelled(about['repeats'])} and takes no weight.`;
  },
  S10: ({ total }) => `The straw waits for exactly ${BREAKING_POINT}. The camel carries ${numeral(Number(total))}.`,
  S16: ({ rounds }) => `The match is over after ${rounds} rounds.`,
};

/** Why a move is not allowed: the rule and the fact. */
export function reason({ clause, about = {} }: Refusal, context: TableContext): string {
  return REASONS[clause]?.(about, context) ?? 'The rules do not allow that.';
}

function weighing(what: string, { weight, from, to }: About): string {
  const fact = weight === undefined ? 'needs a weight' : `cannot weigh ${weight}`;
  return `${what} ${fact}: say a whole number from ${from} to ${to}.`;
}

/** A name that fits several cards stays as it is. */
function labelled(card: number | string = 'such card'): string {
  const face = DECK.face(String(card));
  return face === undefined ? String(card) : labelOf(DECK.names[face]!);
}
