import type { Seat } from '../../../engine/seats.ts';
import type { Card } from '../../../games/straw/cards.ts';
import { BREAKING_POINT, kindOf, numberOf, repeatedBy } from '../../../games/straw/faces.ts';
import type { Played, StrawEvent } from '../../../games/straw/events.ts';
import type { Direction } from '../../../games/straw/state.ts';
import { capital, does, isYou, whoOf } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { labelOf, nameOf, oneOf } from './cards.ts';
import { listed, numeral } from '../../screen/text.ts';

export function directionOf(direction: Direction): string {
  return direction === 1 ? 'clockwise' : 'anticlockwise';
}

/** Round 2 of 4; nobody knows how long a race is. */
export function roundOf(number: number, { names, options }: TableContext): string {
  return options['ending'] === 'each-deals-once' ? `Round ${number} of ${names.length}` : `Round ${number}`;
}

/** The event in a sentence or two, if it is worth any. The events before it say what a copy repeats. */
export function sentence(events: readonly StrawEvent[], at: number, context: TableContext): string | undefined {
  const event = events[at]!;
  switch (event.type) {
    case 'round':
      return opened(event, context);
    case 'played':
      return capital(played(event, loadBefore(events, at), context));
    case 'drew':
      return event.card === null ? undefined : capital(does(event.seat, context, `{draw|draws} ${oneOf(event.card)}.`));
    case 'passed':
      return capital(does(event.seat, context, '{have|has} no card that may be played, and {pass|passes}.'));
    case 'broke':
      return broke(event.seat, event.card, events[at - 1], context);
    case 'scored':
      return events[at - 1]?.type === 'broke' ? undefined : 'Nobody can play. The round ends, and the back holds.';
    case 'ended':
      return ended(event.scores, event.winners, context);
  }
  return undefined;
}

function opened({ number, dealer, first }: Extract<StrawEvent, { type: 'round' }>, context: TableContext): string {
  const dealt = does(dealer, context, '{deal|deals}');
  return `${roundOf(number, context)}. ${capital(dealt)}, ${does(first, context, '{begin|begins}.')}`;
}

function loadBefore(events: readonly StrawEvent[], at: number): Card[] {
  const round = events.findLastIndex(({ type }, i) => i < at && type === 'round');
  return events.slice(round + 1, at).flatMap((event) => (event.type === 'played' ? [event.card] : []));
}

function played(event: Played, below: readonly Card[], context: TableContext): string {
  const { seat, card, total, direction } = event;
  const effect = card === 'copy' ? repeatedBy(below)! : card;
  const deed = does(seat, context, card === 'copy' ? copying(event, effect) : playing(event));
  if (effect === 'reverse') return `${deed} Now ${directionOf(direction)}; ${next(event, context)}`;
  return total > BREAKING_POINT ? deed : `${deed} The camel carries ${numeral(total)}.`;
}

function playing({ card, weight }: Played): string {
  if (card === 'straw') return `{lay|lays} the straw on ${BREAKING_POINT}.`;
  if (card === 'reverse') return '{turn|turns} the caravan.';
  if (card === 'lamp') return `{rub|rubs} the lamp and {say|says} ${weight}.`;
  return kindOf(card) === 'carpet' ? `{send|sends} up ${labelOf(card)}.` : `{load|loads} ${oneOf(card)}.`;
}

function copying({ weight }: Played, effect: Card): string {
  if (effect === 'reverse') return '{copy|copies} the reverse and {turn|turns} the caravan.';
  if (effect === 'lamp') return `{copy|copies} the lamp and {say|says} ${weight}.`;
  if (kindOf(effect) === 'carpet') return `{copy|copies} ${labelOf(effect)}.`;
  return `{copy|copies} the ${nameOf(effect)}, ${numberOf(effect)}.`;
}

function next({ seat, direction }: Played, context: TableContext): string {
  const { length } = context.names;
  return does((seat + direction + length) % length, context, '{are|is} next.');
}

function broke(seat: Seat, card: Card, before: StrawEvent | undefined, context: TableContext): string {
  if (card === 'straw') return `Crack! The back breaks. Only ${does(seat, context, '{score|scores}.')}`;
  const made = before?.type === 'played' ? ` made it ${before.total}.` : ' broke its back.';
  return `Crack! ${capital(whoOf(seat, context))}${made} ${capital(does(seat, context, '{score|scores} nothing.'))}`;
}

function ended(scores: readonly number[], winners: readonly Seat[], context: TableContext): string {
  const points = numeral(scores[winners[0]!]!);
  if (winners.length === 1) return capital(does(winners[0]!, context, `{win|wins} the match with ${points} points.`));
  const others = winners.filter((seat) => !isYou(seat, context));
  const all = others.length < winners.length ? [...others, context.viewer as Seat] : others;
  return capital(`${listed(all.map((seat) => whoOf(seat, context)))} share the win with ${points} points each.`);
}
