import type { Offer, OfferedMove } from '../../engine/ask.ts';
import type { Card } from '../../games/straw/cards.ts';
import type { StrawView } from '../../games/straw/view.ts';
import type { Reading, Scene } from './screen.ts';
import { labelOf, nameOf } from './straw-cards.ts';
import { handOf, offerOf, safeOf } from './straw-hand.ts';
import { reason } from './straw-reasons.ts';

/** The largest weight that the notation of moves can say. */
const LARGEST_SAID = 99;

/** `3`, `3 7`, `drum`, `lamp 7`, `play item-6`. */
export function read(line: string, view: StrawView, ask: readonly Offer[], scene: Scene): Reading {
  const typed = line
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/^play /, '');
  const hand = handOf(view);
  const whole = hand.find((card) => [card, labelOf(card), nameOf(card)].includes(typed));
  if (whole !== undefined) return playing(whole, undefined, ask, scene);
  const [, first = typed, weight] = /^(\S+) (\d+)$/.exec(typed) ?? [];
  const card = /^\d+$/.test(first) ? hand[Number(first) - 1] : hand.find((held) => held === first);
  if (card !== undefined) return playing(card, weight, ask, scene);
  return /^\d+$/.test(first) ? { says: `Choose a card from 1 to ${hand.length}.` } : { move: `play ${typed}` };
}

function playing(card: Card, weight: string | undefined, ask: readonly Offer[], scene: Scene): Reading {
  const weights = weightsOf(offerOf(ask, card));
  if (weight !== undefined) return weighed(card, Number(weight), scene);
  return weights === undefined ? { move: `play ${card}` } : { asks: question(card, weights), typed: card };
}

function weighed(card: Card, weight: number, scene: Scene): Reading {
  if (card !== 'lamp' && card !== 'copy') return { says: `Only a lamp takes a weight, not the ${labelOf(card)} (S7).` };
  if (weight >= 1 && weight <= LARGEST_SAID) return { move: `play ${card} ${weight}` };
  return { says: `${reason({ clause: 'S7', about: { weight, from: 1, to: 10 } }, scene)} (S7)` };
}

function weightsOf(offer: Offer | undefined): readonly OfferedMove[] | undefined {
  return offer !== undefined && 'moves' in offer && offer.moves.length > 1 ? offer.moves : undefined;
}

function question(card: Card, weights: readonly OfferedMove[]): string {
  const safe = safeOf(weights);
  const limit = safe === weights.length ? 'any holds' : safe === 0 ? 'any breaks the back' : `up to ${safe} it holds`;
  return `What does the ${card === 'lamp' ? 'lamp' : 'copied lamp'} weigh? 1 to ${weights.length}, ${limit}: `;
}
