import type { Offer, OfferedMove } from '../../../engine/ask.ts';
import { STRAW_WEIGHT, type Card } from '../../../games/straw/cards.ts';
import type { StrawView } from '../../../games/straw/view.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { artOf, labelOf, nameOf, signOf } from './cards.ts';
import { reason } from './reasons.ts';
import type { Style } from '../../screen/style.ts';
import { centre, numeral, padEnd } from '../../screen/text.ts';

const INNER = 16;
const CARD_WIDTH = INNER + 3;

/** Two short lines on what playing a card does. */
interface Effect {
  readonly sum: string;
  readonly note: string;
  readonly mood: 'fine' | 'breaks' | 'refused' | 'waits';
}

export function handOf({ viewer, seats }: StrawView): Card[] {
  if (viewer === 'watcher') return [];
  return seats[viewer]!.hand.filter((card) => card !== null);
}

export function handLines(view: StrawView, ask: readonly Offer[], context: TableContext, style: Style): string[] {
  const hand = handOf(view);
  const effects = hand.map((card) => effectOf(view, card, offerOf(ask, card)));
  const room = hand.length * CARD_WIDTH + 1 <= style.columns;
  return [
    ...(room ? sideBySide(hand, effects, style) : oneBelowTheOther(hand, effects, style)),
    ...ask.flatMap((offer) => ('refusal' in offer ? [style.dim(` ${whyNot(offer, hand, context)}`)] : [])),
  ];
}

export function offerOf(ask: readonly Offer[], card: Card): Offer | undefined {
  return ask.find(({ thing }) => thing === card);
}

function whyNot(offer: Extract<Offer, { refusal: unknown }>, hand: readonly Card[], context: TableContext): string {
  const numbers = hand.flatMap((card, i) => (card === offer.thing ? [i + 1] : []));
  return `${numbers.join(', ')}: ${reason(offer.refusal, context)}`;
}

function effectOf(view: StrawView, card: Card, offer: Offer | undefined): Effect {
  if (offer === undefined) return { sum: '', note: '', mood: 'waits' };
  if ('refusal' in offer) return { sum: 'not now', note: '', mood: 'refused' };
  const [first] = offer.moves;
  return offer.moves.length > 1 ? chosen(view, offer.moves) : certain(view, card, first!);
}

function certain({ total, direction }: StrawView, card: Card, { preview }: OfferedMove): Effect {
  const sum = card === 'straw' ? `${total} + 1/${1 / STRAW_WEIGHT}` : sumOf(total, Number(preview['total']));
  if (preview['breaks'] === true) return { sum, note: 'breaks the back', mood: 'breaks' };
  const turns = preview['direction'] !== direction;
  return { sum, note: turns ? 'turns the caravan' : '', mood: 'fine' };
}

function sumOf(before: number, after: number): string {
  if (before === after) return `stays ${numeral(after)}`;
  const sign = after > before ? '+' : '−';
  return `${numeral(before)} ${sign} ${Math.abs(after - before)} = ${numeral(after)}`;
}

/** A lamp, or its copy, with a choice of weights. */
function chosen({ total }: StrawView, moves: readonly OfferedMove[]): Effect {
  const sum = `${numeral(total)} + 1 to ${moves.length}`;
  const safe = safeOf(moves);
  if (safe === 0) return { sum, note: 'breaks the back', mood: 'breaks' };
  return { sum, note: safe === moves.length ? '' : `holds up to ${safe}`, mood: 'fine' };
}

/** How many weights, from the lightest on, the back can bear. */
export function safeOf(moves: readonly OfferedMove[]): number {
  return moves.filter(({ preview }) => preview['breaks'] !== true).length;
}

function sideBySide(hand: readonly Card[], effects: readonly Effect[], style: Style): string[] {
  const columns = hand.map((card, i) => [...face(card, effects[i]!, style), ...caption(i, effects[i]!, style)]);
  return columns[0]!.map((_, line) =>
    ` ${columns.map((column) => padEnd(column[line]!, CARD_WIDTH)).join('')}`.trimEnd(),
  );
}

function face(card: Card, { mood }: Effect, style: Style): string[] {
  const paint = mood === 'refused' ? style.dim : (text: string) => text;
  const sign = signOf(card);
  const top = `╭─ ${mood === 'refused' ? sign : style.strong(sign)} ${'─'.repeat(INNER - 3 - sign.length)}╮`;
  const name = ` ${nameOf(card)} `.padStart(INNER - 1, '─').padEnd(INNER, '─');
  return [top, ...artOf(card).map((line) => `│${centre(line, INNER)}│`), `╰${name}╯`].map(paint);
}

function caption(i: number, { sum, note, mood }: Effect, style: Style): [string, string] {
  if (mood === 'waits') return ['', ''];
  const paint = mood === 'breaks' ? style.bad : mood === 'refused' ? style.dim : (text: string) => text;
  return [` ${style.accent(style.strong(String(i + 1)))}  ${paint(sum)}`, `    ${paint(note)}`];
}

function oneBelowTheOther(hand: readonly Card[], effects: readonly Effect[], style: Style): string[] {
  return hand.map((card, i) => {
    const { sum, note } = effects[i]!;
    return ` ${style.accent(String(i + 1))}  ${padEnd(labelOf(card), INNER + 2)}${sum}  ${note}`.trimEnd();
  });
}
