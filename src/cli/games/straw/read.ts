import type { Offer, OfferedMove } from '../../../engine/ask.ts';
import { DECK, HEAVIEST_LAMP, LIGHTEST_LAMP, type Card } from '../../../games/straw/cards.ts';
import type { StrawMove } from '../../../games/straw/moves.ts';
import type { StrawView } from '../../../games/straw/view.ts';
import type { Reading } from '../../screen/terminal-game.ts';
import { numberOf } from '../../../games/straw/faces.ts';
import { labelOf, nameOf } from './cards.ts';
import { handOf, offerOf, safeOf } from './hand.ts';

type Read = Reading<StrawMove>;

const LEAVING = '(Enter: leave it)';

/** `3`, `3 7`, `drum`, `lamp 7`, `play item-6`. */
export function read(line: string, view: StrawView, ask: readonly Offer[]): Read | undefined {
  const typed = spaced(line.trim().toLowerCase().replace(/\s+/g, ' ')).replace(/^play /, '');
  const hand = handOf(view);
  const fitting = cardsCalled(typed);
  if (fitting.length > 0) return called(typed, fitting, hand, ask);
  const [, first = typed, weight] = /^(.+) (\d+)$/.exec(typed) ?? [];
  if (/^\d+$/.test(first)) return numbered(Number(first), weight, hand, ask);
  const [card, ...others] = cardsCalled(first);
  return card === undefined || others.length > 0 ? undefined : playing(card, weight, hand, ask);
}

/** `carpet-6` as `carpet 6`, but not `-1` as `1`: that is no number of a card. */
function spaced(name: string): string {
  return name.replace(/(?<=[a-z])-/g, ' ');
}

/** Held or not. */
function cardsCalled(name: string): Card[] {
  return DECK.names.filter((card) => [spaced(card), labelOf(card), nameOf(card)].includes(name));
}

function called(name: string, fitting: readonly Card[], hand: readonly Card[], ask: readonly Offer[]): Read {
  const held = fitting.filter((card) => hand.includes(card));
  if (held.length > 1) return { asks: `Which ${name}: ${choice(held)}? ${LEAVING} `, typed: name };
  const [card] = held.length === 0 && fitting.length === 1 ? fitting : held;
  if (card === undefined) return { refusal: { clause: 'S4', about: { card: name } } };
  return playing(card, undefined, hand, ask);
}

function choice(cards: readonly Card[]): string {
  const numbers = cards.map(numberOf);
  return `${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}`;
}

function numbered(number: number, weight: string | undefined, hand: readonly Card[], ask: readonly Offer[]): Read {
  const card = hand[number - 1];
  return card === undefined ? { says: `Choose a card from 1 to ${hand.length}.` } : playing(card, weight, hand, ask);
}

function playing(card: Card, weight: string | undefined, hand: readonly Card[], ask: readonly Offer[]): Read {
  if (weight !== undefined) return weighed(card, Number(weight), hand);
  const weights = weightsOf(offerOf(ask, card));
  return weights === undefined ? { move: { card } } : { asks: question(card, weights), typed: card };
}

/** The game has no reason against a weight for other cards, as its notation cannot say one. */
function weighed(card: Card, weight: number, hand: readonly Card[]): Read {
  const takesNone = card !== 'lamp' && card !== 'copy' && hand.includes(card);
  return takesNone ? { refusal: { clause: 'S7', about: { card } } } : { move: { card, weight } };
}

function weightsOf(offer: Offer | undefined): readonly OfferedMove[] | undefined {
  return offer !== undefined && 'moves' in offer && offer.moves.length > 1 ? offer.moves : undefined;
}

function question(card: Card, weights: readonly OfferedMove[]): string {
  const safe = safeOf(weights);
  const limit = safe === weights.length ? 'any holds' : safe === 0 ? 'none holds' : `holds up to ${safe}`;
  const lamp = card === 'lamp' ? 'lamp' : 'copied lamp';
  return `What does the ${lamp} weigh? ${LIGHTEST_LAMP} to ${HEAVIEST_LAMP}, ${limit} ${LEAVING}: `;
}
