import type { Card, Castaway } from '../../../games/courte-paille/cards.ts';
import { CASTAWAYS } from '../../../games/courte-paille/faces.ts';
import type { Seen } from '../../../games/courte-paille/events.ts';
import type { CourtePailleView, Day } from '../../../games/courte-paille/view.ts';
import { briefOf, nameOf, pointsOf, shortOf } from './cards.ts';
import { amongLines, knownLines } from './known.ts';
import { roundsLeft } from './powers.ts';
import { seatLines } from './seats.ts';
import { grid } from '../../screen/grid.ts';
import { isYou } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import type { Style } from '../../screen/style.ts';
import { cut, padEnd, widthOf } from '../../screen/text.ts';

const DAY_WIDTH = 11;
const DISH_WIDTH = 13;
const PLATE_WIDTH = 8;

/** As somebody sees it who plays: the own hand lies below it. */
export function tableLines(view: CourtePailleView, context: TableContext, style: Style): string[] {
  return [
    ...middleLines(view, context, style),
    ...plateLines(view, ownHand(view), style),
    ...seatLines(view, 'others', context, style),
    ...amongLines(view, context, style),
  ];
}

/** With every hand, and what is known beyond that. */
export function openLines(view: CourtePailleView, context: TableContext, style: Style): string[] {
  return [
    ...middleLines(view, context, style),
    ...plateLines(view, undefined, style),
    ...seatLines(view, 'all', context, style),
    ...knownLines(view, context, style),
    ...amongLines(view, context, style),
  ];
}

function middleLines(view: CourtePailleView, context: TableContext, style: Style): string[] {
  return [headLine(view, context, style), ...weekLines(view.week, context, style), ...menuLines(view.menu, style)];
}

function headLine(
  { part, week, phase, pile, discard }: CourtePailleView,
  { options }: TableContext,
  style: Style,
): string {
  const open = week.filter(({ up }) => up).length;
  const isPlayed = phase !== 'banish' && phase !== 'over';
  const facts = [
    ...(options['form'] === 'single' ? [] : [`Part ${part}`]),
    `Day ${open} of ${week.length}`,
    ...(isPlayed ? [roundsLeft(week.length - open)] : []),
    `${pile} to draw`,
    discard.length === 0 ? 'nothing discarded' : `discard ${discard.length}, top ${shortOf(discard.at(-1)!)}`,
  ];
  return ` ${style.strong(facts[0]!)} ${style.dim(`· ${facts.slice(1).join(' · ')}`)}`;
}

/** The numbers that moves name the days by, and under them the cards: in brackets what lies face down and is known. */
function weekLines(week: readonly Day[], context: TableContext, style: Style): string[] {
  const today = week.findLastIndex(({ up }) => up);
  const days = week.map((day, i) => [dayHead(day, i, i === today, context, style), dayCard(day, style)]);
  return grid(days, { gap: 0, narrowest: DAY_WIDTH, columns: style.columns });
}

function dayHead({ landedBy, up }: Day, i: number, isToday: boolean, context: TableContext, style: Style): string {
  if (isToday) return `${i + 1} today`;
  if (up || landedBy === undefined) return style.dim(String(i + 1));
  return style.dim(
    cut(isYou(landedBy, context) ? `${i + 1} yours` : `${i + 1} ${context.names[landedBy]}`, DAY_WIDTH - 2),
  );
}

function dayCard({ card, up }: Day, { strong, dim }: Style): string {
  if (card === null) return dim('?');
  if (up) return strong(shortOf(card));
  const text = `(${shortOf(card)})`;
  return widthOf(text) < DAY_WIDTH ? text : `(${briefOf(card)})`;
}

function menuLines(menu: readonly Card[], style: Style): string[] {
  if (menu.length === 0) return [style.dim(' Menu   empty')];
  const dishes = menu.map((card, i) => [`${style.dim(String(i + 1))} ${shortOf(card)}`]);
  return grid(dishes, { narrowest: DISH_WIDTH, labels: [padEnd('Menu', 5)], columns: style.columns });
}

function ownHand({ viewer, seats }: CourtePailleView): readonly Seen[] | undefined {
  return viewer === 'watcher' ? undefined : seats[viewer]!.hand;
}

/** Who has how much in the week: open, and beyond that as far as is known; and in a hand. */
function plateLines(view: CourtePailleView, own: readonly Seen[] | undefined, style: Style): string[] {
  const plate = plateOf(view);
  const most = Math.max(1, ...plate.map(({ open, known }) => open + known));
  const columns = plate.map(({ castaway, open, known }) => [
    style.dim(nameOf(castaway)),
    plateCell(open, known, most, style),
    ...(own === undefined ? [] : [dish(pointsOf(own, castaway))]),
  ]);
  return grid(columns, {
    narrowest: PLATE_WIDTH,
    labels: ['', 'Plate', ...(own === undefined ? [] : ['Hand'])],
    columns: style.columns,
  });
}

function plateOf({ week, characters }: CourtePailleView): { castaway: Castaway; open: number; known: number }[] {
  const [up, down] = [true, false].map((side) => week.filter((day) => day.up === side).map(({ card }) => card));
  return CASTAWAYS.filter((castaway) => castaway === 'coco' || characters.includes(castaway)).map((castaway) => ({
    castaway,
    open: pointsOf(up!, castaway),
    known: pointsOf(down!, castaway),
  }));
}

/** `9+4`: 9 lie open, 4 are known to lie hidden. Whoever would be eaten is pointed at. */
function plateCell(open: number, known: number, most: number, { accent, strong }: Style): string {
  const text = known === 0 ? dish(open) : `${open}+${known}`;
  return open + known === most ? accent(strong(`▸${text}`)) : text;
}

function dish(points: number): string {
  return points === 0 ? '·' : String(points);
}
