import type { Offer, OfferedMove } from '../../../engine/ask.ts';
import type { Refusal } from '../../../engine/game.ts';
import type { Card } from '../../../games/courte-paille/cards.ts';
import type { CourtePailleView } from '../../../games/courte-paille/view.ts';
import { isCoco, valueOf } from '../../../games/courte-paille/faces.ts';
import { nameOf, shortOf } from './cards.ts';
import { powerLines } from './powers.ts';
import { reason } from './reasons.ts';
import { counted } from './seats.ts';
import { grid, type Column } from '../../screen/grid.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import type { Style } from '../../screen/style.ts';

const CARD_WIDTH = 15;
const EARLY = 3;
const LATE = 7;

/** Without a card that lies turned up. */
export function handOf({ viewer, seats }: CourtePailleView): Card[] {
  if (viewer === 'watcher') return [];
  return seats[viewer]!.hand.filter((card) => card !== null);
}

export function handLines(
  view: CourtePailleView,
  ask: readonly Offer[],
  context: TableContext,
  style: Style,
): string[] {
  const { viewer, phase } = view;
  if (viewer === 'watcher') return [];
  if (view.seats[viewer]!.out === true) return [' You are out. You may go on watching.'];
  if (ask.length === 0) return waiting(view, style);
  if (phase === 'choose') return choosing(view, ask, context, style);
  if (phase === 'take') return taking(view, ask, style);
  return phase === 'coco' ? powerLines(view, ask, context, style) : banishing(view, ask, style);
}

function inColumns(columns: readonly Column[], { columns: width }: Style): string[] {
  return grid(columns, { narrowest: CARD_WIDTH, columns: width });
}

function waiting(view: CourtePailleView, style: Style): string[] {
  const chosen = view.viewer === 'watcher' ? undefined : view.seats[view.viewer]!.chosen;
  const cards = handOf(view).map((card) => [`  ${shortOf(card)}`, card === chosen ? '  chosen' : '']);
  return [' Your hand', ...inColumns(cards, style)];
}

function choosing(view: CourtePailleView, ask: readonly Offer[], context: TableContext, style: Style): string[] {
  const hand = handOf(view);
  const place = placeOf(ask);
  const columns = hand.map((card, i) => {
    const isRefused = 'refusal' in (offerOf(ask, card) ?? {});
    return [numbered(i, shortOf(card), style), `  ${isRefused ? 'not now' : orderNote(card)}`];
  });
  return [
    ` Give up a card. Low values act first; among equals ${place}.`,
    ...inColumns(columns, style),
    ...ask.flatMap((offer) => ('refusal' in offer ? [whyNot(offer, hand, context, style)] : [])),
  ];
}

function offerOf(ask: readonly Offer[], thing: string): Offer | undefined {
  return ask.find((offer) => offer.thing === thing);
}

function numbered(i: number, text: string, { accent, strong }: Style): string {
  return `${accent(strong(String(i + 1)))} ${text}`;
}

function placeOf(ask: readonly Offer[]): string {
  const [first] = ask.flatMap((offer) => ('moves' in offer ? offer.moves : []));
  const behind = Number(first?.preview['behindShark'] ?? 0);
  return behind === 0 ? 'you do, with the shark' : `${behind} before you`;
}

function orderNote(card: Card): string {
  const value = valueOf(card);
  if (isCoco(card)) return 'has a power';
  if (value <= EARLY) return 'acts early';
  return value >= LATE ? 'acts late' : 'acts midway';
}

function whyNot(
  offer: { thing: string; refusal: Refusal },
  hand: readonly Card[],
  context: TableContext,
  style: Style,
): string {
  const number = hand.findIndex((card) => card === offer.thing) + 1;
  return style.dim(` ${number}: ${reason(offer.refusal, context)}`);
}

function taking({ menu }: CourtePailleView, ask: readonly Offer[], style: Style): string[] {
  const columns = menu.map((card, i) => {
    const { inWeek = 0, inHand = 0 } = previewOf(ask, card);
    return [numbered(i, shortOf(card), style), `  plate ${inWeek}`, `  hand ${inHand}`];
  });
  const what = 'Below: points of its kind on the plate, and in your hand with it.';
  return [` Take one. ${style.dim(what)}`, ...inColumns(columns, style)];
}

function previewOf(ask: readonly Offer[], thing: string): OfferedMove['preview'] {
  const offer = offerOf(ask, thing);
  return offer !== undefined && 'moves' in offer ? offer.moves[0]!.preview : {};
}

function banishing(view: CourtePailleView, ask: readonly Offer[], style: Style): string[] {
  const columns = view.characters.map((character, i) => [
    numbered(i, nameOf(character), style),
    `  ${counted(Number(previewOf(ask, character)['given']))}`,
  ]);
  return [
    ` Who goes overboard for good? ${style.dim('Below: how many cards you give up yourself.')}`,
    ...grid(columns, { columns: style.columns }),
  ];
}
