import { DECK, type Card, type NumberCard, type PassCard } from '../../../games/str8-eight/cards.ts';
import type { Str8EightMove } from '../../../games/str8-eight/moves.ts';
import type { Str8EightView } from '../../../games/str8-eight/view.ts';
import type { Reading } from '../../screen/terminal-game.ts';
import { isPass, numberOf } from '../../../games/str8-eight/faces.ts';
import { heldBy, shortOf } from './cards.ts';

type Read = Reading<Str8EightMove>;

const LEAVING = '(Enter: leave it)';
const PILES = { pile: ['1', 'p', 'pile'], discard: ['2', 'd', 'discard'] };

/** `1`, `p`, `draw pile`; `2`, `12`, `3x4`, `lay 3x4`, `pass left`; `d 2`, `discard 3x4`. */
export function read(line: string, view: Str8EightView): Read | undefined {
  const typed = line.trim().toLowerCase().replaceAll('×', 'x').replace(/\s+/g, ' ');
  return readDraw(typed, view) ?? readCard(typed, view);
}

function readDraw(typed: string, { phase }: Str8EightView): Read | undefined {
  if (typed === 'draw') return { asks: `From where? 1 the pile, 2 the discard pile ${LEAVING}: `, typed };
  const where = typed.replace(/^draw /, '');
  if (phase !== 'draw' && where === typed) return /^p(?:ile)?$/.test(typed) ? drawn('pile') : undefined;
  if (PILES.pile.includes(where)) return drawn('pile');
  if (PILES.discard.includes(where)) return drawn('discard');
  return isNumber(where) ? { says: 'Choose 1, the draw pile, or 2, the discard pile.' } : undefined;
}

function drawn(from: 'pile' | 'discard'): Read {
  return { move: { verb: 'draw', from } };
}

function isNumber(text: string): boolean {
  return /^\d+$/.test(text);
}

function readCard(typed: string, view: Str8EightView): Read | undefined {
  const [verb = ''] = /^(?:lay|play|discard|d)(?= |$)/.exec(typed) ?? [];
  const name = typed.slice(verb.length).trim();
  const isAside = verb.startsWith('d');
  const hand = heldBy(view);
  if (name === '') return askFor(view, isAside ? 'Lay which card aside?' : 'Which card?', verb);
  const cards = cardsCalled(name, hand);
  if (cards.length > 1) return { asks: `Which one: ${choice(cards, hand)}? ${LEAVING} `, typed: verb || 'lay' };
  const [card] = cards;
  if (card !== undefined) return { move: isAside ? { verb: 'discard', card } : using(card) };
  if (isNumber(name)) return { says: `Choose a card from 1 to ${hand.length}.` };
  return name === 'pass' ? { refusal: { clause: 'E6', about: { card: 'pass card' } } } : undefined;
}

function askFor(view: Str8EightView, question: string, typed: string): Read {
  if (view.phase === 'draw') return { refusal: { clause: 'E6', about: { first: 'draw' } } };
  return { asks: `${question} 1 to ${heldBy(view).length} ${LEAVING}: `, typed };
}

/** By its place in the hand, its number or its name; equal ones count once. A whole name need not be held. */
function cardsCalled(name: string, hand: readonly Card[]): Card[] {
  const place = isNumber(name) ? hand[Number(name) - 1] : undefined;
  if (place !== undefined) return [place];
  const face = DECK.face(/^(?:left|right)$/.test(name) ? `pass-${name}` : name.replace(' ', '-'));
  if (face !== undefined) return [DECK.names[face]!];
  return [...new Set(hand.filter((card) => (isPass(card) ? 'pass' : String(numberOf(card))) === name))];
}

/** 1 (12 3x4) or 3 (12 4x3). */
function choice(cards: readonly Card[], hand: readonly Card[]): string {
  return cards.map((card) => `${hand.indexOf(card) + 1} (${shortOf(card)})`).join(' or ');
}

function using(card: Card): Str8EightMove {
  return isPass(card) ? { verb: 'play', card: card as PassCard } : { verb: 'lay', card: card as NumberCard };
}
