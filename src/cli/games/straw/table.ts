import type { Seat } from '../../../engine/seats.ts';
import type { Card } from '../../../games/straw/cards.ts';
import { BREAKING_POINT, repeatedBy } from '../../../games/straw/faces.ts';
import type { Seen } from '../../../games/straw/events.ts';
import type { StrawView } from '../../../games/straw/view.ts';
import { does, isYou, whose } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { labelOf, shortOf } from './cards.ts';
import { directionOf, roundOf } from './words.ts';
import type { Style } from '../../screen/style.ts';
import { cut, numeral, padEnd, padStart, widthOf } from '../../screen/text.ts';

const BELOW_ZERO = 10;
const HEAVY = 45;
const GAUGE_COLUMNS = 72;
const NARROWEST_SEAT = 12;
const WIDEST_SEAT = 19;
const NAME_WIDTH = 14;
const HIDDEN = '▒▒';

export function camelLines(view: StrawView, context: TableContext, style: Style): string[] {
  return [
    roundLine(view, context, style),
    weightLine(view, style),
    gauge(view.total, style),
    load(view, context, style),
  ];
}

function roundLine(
  { round, dealer, direction, pile }: StrawView,
  context: TableContext,
  { dim, strong }: Style,
): string {
  const facts = [does(dealer, context, '{deal|deals}'), directionOf(direction), `${pile} to draw`];
  return ` ${strong(roundOf(round, context))} ${dim(`· ${facts.join(' · ')}`)}`;
}

function weightLine({ total }: StrawView, { strong, dim, bad }: Style): string {
  if (total > BREAKING_POINT) return ` ${bad(`The back broke at ${total}.`)}`;
  return ` The camel carries ${strong(numeral(total))}${dim(`, ${BREAKING_POINT - total} to spare`)}`;
}

/** One cell a weight, ten below zero and fifty above; in a narrow window one for two. */
function gauge(total: number, { accent, bad, dim, columns }: Style): string {
  const scale = columns < GAUGE_COLUMNS ? 2 : 1;
  const [low, high] = [BELOW_ZERO / scale, BREAKING_POINT / scale];
  const under = Math.max(0, Math.min(low, Math.ceil(-total / scale)));
  const over = Math.max(0, Math.min(high, Math.floor(total / scale)));
  const left = dim('·'.repeat(low - under)) + accent('█'.repeat(under));
  const right = (total >= HEAVY ? bad : accent)('█'.repeat(over)) + dim(free(high, scale).slice(over));
  const least = total < -BELOW_ZERO ? accent(' ◂  ') : dim('−10 ');
  return ` ${least}${left}${dim('│')}${right}${dim('│ 50')}`;
}

/** Free cells, every ten marked. */
function free(cells: number, scale: number): string {
  const step = 10 / scale;
  return `${'·'.repeat(step - 1)}┊`.repeat(cells / step - 1) + '·'.repeat(step);
}

function load({ camel }: StrawView, context: TableContext, { columns, dim }: Style): string {
  const top = camel.at(-1);
  if (top === undefined) return dim(' Nothing on its back yet.');
  const labels = camel.map((_, height) => loadedLabel(camel, height)).toReversed();
  const [first, ...rest] = labels;
  const start = ` On top ${whose(top.seat, context)} ${first}`;
  let line = rest.length === 0 ? start : `${start}; below`;
  for (const [i, label] of rest.entries()) {
    const longer = `${line}${i === 0 ? ' ' : ', '}${label}`;
    if (widthOf(longer) > columns - 4) return `${line} …`;
    line = longer;
  }
  return line;
}

/** drum 6, lamp 7, copy of drum 6. */
function loadedLabel(camel: StrawView['camel'], height: number): string {
  const { card, total } = camel[height]!;
  const below = camel.slice(0, height).map((loaded) => loaded.card);
  const effect = card === 'copy' ? repeatedBy(below)! : card;
  const said = effect === 'lamp' ? ` ${total - (camel[height - 1]?.total ?? 0)}` : '';
  return `${card === 'copy' ? 'copy of ' : ''}${labelOf(effect)}${said}`;
}

/** Who sits where in a row, with arrows the way the turn goes. */
export function seatRows(view: StrawView, context: TableContext, style: Style): string[] {
  const { seats, direction, turn } = view;
  const width = Math.min(WIDEST_SEAT, Math.floor((style.columns - 2) / seats.length));
  if (width < NARROWEST_SEAT) return seatList(view, context, style);
  const arrow = style.dim(direction === 1 ? '→' : '←');
  const row = (cell: (seat: Seat) => string): string => ` ${seats.map((_, seat) => cell(seat)).join('')}`.trimEnd();
  return [
    row((seat) => `${padEnd(nameCell(seat, turn, width - 3, context, style), width - 2)}${arrow} `),
    row((seat) => padEnd(`  ${counted(seats[seat]!.hand.length, 'card')}`, width)),
    row((seat) => padEnd(`  ${counted(seats[seat]!.score, 'point')}`, width)),
  ];
}

function nameCell(seat: Seat, turn: Seat | undefined, width: number, context: TableContext, style: Style): string {
  const name = cut(isYou(seat, context) ? 'You' : context.names[seat]!, width - 2);
  return seat === turn ? style.accent(`▸ ${style.strong(name)}`) : `  ${name}`;
}

function counted(count: number, what: string): string {
  return `${numeral(count)} ${what}${Math.abs(count) === 1 ? '' : 's'}`;
}

/** Everybody with a line of their own: the points, and the cards as far as they are known. */
export function seatList({ seats, turn }: StrawView, context: TableContext, style: Style): string[] {
  return seats.map(({ hand, score }, seat) => {
    const name = padEnd(nameCell(seat, turn, NAME_WIDTH, context, style), NAME_WIDTH);
    const start = ` ${name} ${padStart(numeral(score), 4)}  `;
    const full = start + handText(hand, labelOf, style);
    return widthOf(full) < style.columns ? full : start + handText(hand, shortOf, style);
  });
}

function handText(hand: readonly Seen[], textOf: (card: Card) => string, { dim }: Style): string {
  if (hand.length === 0) return dim('no cards');
  return hand.map((card) => (card === null ? dim(HIDDEN) : textOf(card))).join(dim(' · '));
}
