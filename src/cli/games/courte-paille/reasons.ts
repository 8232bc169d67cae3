import type { Refusal } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/seats.ts';
import { DECK } from '../../../games/courte-paille/cards.ts';
import { CASTAWAYS } from '../../../games/courte-paille/faces.ts';
import { labelOf, theCard, theOne } from './cards.ts';
import { capital, does, isYou, whose } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';

type About = NonNullable<Refusal['about']>;
type Reason = (about: About, context: TableContext) => string;

const REASONS: Readonly<Record<string, Reason>> = {
  C5: ({ card }) => (card === undefined ? 'First everybody chooses a card to give up.' : notHeld(card)),
  C6: ({ turn }, context) =>
    isYou(turn as Seat, context)
      ? 'Your card is turned up already.'
      : `It is ${whose(turn as Seat, context)} turn to act.`,
  C7: ({ card }) =>
    card === undefined
      ? 'Your card is a character: take one from the menu.'
      : `There is no ${named(card)} on the menu.`,
  C8: ({ card }) =>
    card === undefined
      ? 'Coco takes nothing from the menu: use a power.'
      : `${named(card)} is the Coco that acts, and cannot land itself.`,
  C11: noSuchDay,
  C12: whyNotLand,
  C13: noSuchDay,
  C13a: whyNotPeek,
  C14: whyAsleep,
  C15: () => 'The game is over.',
  C22: whyNotBanish,
  C25: ({ seat }, context) =>
    seat === undefined
      ? 'The game is over.'
      : `${capital(does(seat as Seat, context, '{have|has} no cards and {are|is} out.'))}`,
};

/** Why a move is not allowed: the rule and the fact. */
export function reason({ clause, about = {} }: Refusal, context: TableContext): string {
  return REASONS[clause]?.(about, context) ?? 'The rules do not allow that.';
}

/** A name that fits several cards stays as it is. */
function named(card: number | string): string {
  const face = DECK.face(String(card));
  return face === undefined ? String(card) : labelOf(DECK.names[face]!);
}

function notHeld(card: number | string): string {
  return `There is no ${named(card)} in your hand.`;
}

function whyNotLand({ card, from }: About): string {
  if (card === undefined) return 'There is no card left to draw.';
  const where = from === 'menu' ? ' on the menu' : from === 'hand' ? ' in your hand' : '';
  return `There is no ${named(card)}${where} to land.`;
}

function noSuchDay({ position, week }: About): string {
  return week === 0 ? 'The week is empty.' : `There is no day ${position}: choose from 1 to ${week}.`;
}

function whyNotPeek({ down, position, wanted }: About): string {
  if (down === 0) return 'No day is hidden any more: there is nothing to look at.';
  if (position !== undefined) return `Day ${position} lies open for all to see: look at hidden days.`;
  return wanted === 1 ? 'Only one day is hidden: look at that one.' : 'Look at two different hidden days.';
}

function whyAsleep({ card, seat }: About, context: TableContext): string {
  const end = context.options['form'] === 'single' ? 'game' : 'part';
  const face = DECK.face(String(card));
  if (face !== undefined) return `${theCard(DECK.names[face]!)} is asleep until the ${end} is over.`;
  if (seat === undefined) return 'At this table a Coco that is turned up may not sleep.';
  return capital(does(seat as Seat, context, '{have|has} nothing but sleeping Cocos and {sit|sits} this round out.'));
}

function whyNotBanish({ castaway, turn }: About, context: TableContext): string {
  if (turn !== undefined) return capital(does(turn as Seat, context, '{banish|banishes} a character now.'));
  const who = CASTAWAYS.find((known) => known === castaway);
  if (who === undefined) return 'Nobody is banished before the part is over.';
  return who === 'coco' ? 'Coco cannot be banished.' : `${theOne(who).replace('t', 'T')} has left the game already.`;
}
