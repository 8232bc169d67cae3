import type { Offer } from '../../../engine/ask.ts';
import type { Card } from '../../../games/str8-eight/cards.ts';
import type { Str8EightView } from '../../../games/str8-eight/view.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { fitsOn, isPass, numberOf } from '../../../games/str8-eight/faces.ts';
import { heldBy, nameOf, nextText, sequenceOf, shortOf } from './cards.ts';
import { effectOf } from './effects.ts';
import type { Style } from '../../screen/style.ts';
import { padEnd, padStart } from '../../screen/text.ts';

const CARD_WIDTH = 12;
const NUMBER_CARD_WIDTH = '64 8x8'.length;

export function handLines(view: Str8EightView, ask: readonly Offer[], context: TableContext, style: Style): string[] {
  if (view.viewer === 'watcher') return [];
  if (ask.length === 0) return [holding(view, style)];
  return view.phase === 'draw' ? drawing(view, style) : playing(view, ask, context, style);
}

function holding(view: Str8EightView, { good, dim }: Style): string {
  const sequence = sequenceOf(view);
  const cards = heldBy(view).map((card) => `${shortOf(card)}${fitsOn(card, sequence) ? good(' fits') : ''}`);
  return ` You hold  ${cards.join(dim(' · '))}`;
}

function drawing(view: Str8EightView, style: Style): string[] {
  const { pile, discard } = view;
  return [
    holding(view, style),
    numbered(1, `draw from the pile, ${pile} card${pile === 1 ? '' : 's'}`, style),
    numbered(2, `take ${nameOf(discard.at(-1)!)} from the discard pile: ${fitText(view, discard.at(-1)!)}`, style),
  ];
}

function numbered(number: number, text: string, { accent, strong }: Style): string {
  return ` ${accent(strong(String(number)))}  ${text}`;
}

/** Whether a card would go on with the own sequence. */
function fitText(view: Str8EightView, card: Card): string {
  const sequence = sequenceOf(view);
  const last = sequence.at(-1);
  if (isPass(card)) return 'it moves hands';
  if (!fitsOn(card, sequence)) return last === undefined ? 'it cannot begin' : `it does not fit on ${numberOf(last)}`;
  const next = nextText([...sequence, card]);
  return `${last === undefined ? 'it can begin' : `it fits on ${numberOf(last)}`}${next === '' ? '' : `, ${next}`}`;
}

function playing(view: Str8EightView, ask: readonly Offer[], context: TableContext, style: Style): string[] {
  const hand = heldBy(view);
  const lines = hand.map((card, i) => {
    const effect = effectOf(sequenceOf(view), card, ask, context, style);
    return numbered(i + 1, `${padEnd(aligned(card), CARD_WIDTH)}${effect}`, style);
  });
  return [...lines, style.dim(` Any of them may be laid aside instead: d 1 to d ${hand.length}.`)];
}

function aligned(card: Card): string {
  return isPass(card) ? shortOf(card) : padStart(shortOf(card), NUMBER_CARD_WIDTH);
}
