import type { Meeting } from './meeting.ts';
import type { Field } from './read.ts';
import { dotAt, element, escaped, FAINT, frameOf, INK, lineOf, MARK, textOf, type Point } from './svg.ts';

const WIDTH = 640;
const HEIGHT = 400;
const LEFT = 64;
const RIGHT = 24;
const TOP = 56;
const BOTTOM = 56;
const CAP = 6;
const DOT = 5;

/** A share of wins at a thinking time. */
interface Spot {
  readonly ms: number;
  readonly mean: number;
  readonly interval: readonly [low: number, high: number];
}

/** Strength over thinking time, with intervals, as an SVG that also says in words what it shows. */
export function drawing({ table: { game, players }, bots, times = [] }: Field, meetings: readonly Meeting[]): string {
  const spots = meetings.map(({ standing }, i): Spot => ({ ms: times[i]!, ...standing.wins[0]! }));
  const kind = bots[0]!.split(':')[0]!;
  const title = `${game.id}, ${players} players: ${kind} against ${bots.at(-1)}`;
  const desc = spots.map(
    ({ ms, mean, interval }) => `${ms} ms: ${percent(mean)} (${interval.map(percent).join(' to ')})`,
  );
  const scale = scaleOf(spots);
  return `${element('svg', frameOf(WIDTH, HEIGHT), [
    element('title', { id: 'title' }, [escaped(title)]),
    element('desc', { id: 'desc' }, [`Share of the wins by thinking time, with 99 % intervals. ${desc.join('; ')}.`]),
    element('rect', { width: WIDTH, height: HEIGHT, fill: '#fff' }),
    textOf({ x: LEFT, y: 28 }, title, { 'font-size': 16, 'font-weight': 600 }),
    textOf({ x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 14 }, 'thinking time in milliseconds', {
      'text-anchor': 'middle',
    }),
    textOf({ x: LEFT, y: 46 }, 'share of the wins, 99 % intervals', {}),
    ...axes(scale, spots),
    ...marks(scale, spots),
  ])}\n`;
}

interface Scale {
  readonly from: number;
  readonly to: number;
  readonly x: (ms: number) => number;
  readonly y: (share: number) => number;
}

/** Time by its logarithm; shares from the ten below the lowest to the ten above the highest, an even share among them. */
function scaleOf(spots: readonly Spot[]): Scale {
  const from = Math.floor(10 * Math.min(0.5, ...spots.map(({ interval }) => interval[0]))) / 10;
  const highest = Math.ceil(10 * Math.max(0.5, ...spots.map(({ interval }) => interval[1]))) / 10;
  const to = Math.max(highest, from + 0.1);
  const logs = spots.map(({ ms }) => Math.log(ms));
  const [first, last] = [logs[0]! - 0.3, logs.at(-1)! + 0.3];
  return {
    from,
    to,
    x: (ms) => LEFT + ((Math.log(ms) - first) / (last - first)) * (WIDTH - LEFT - RIGHT),
    y: (share) => HEIGHT - BOTTOM - ((share - from) / (to - from)) * (HEIGHT - TOP - BOTTOM),
  };
}

function axes({ from, to, x, y }: Scale, spots: readonly Spot[]): string[] {
  const tens = Array.from({ length: Math.round(10 * (to - from)) + 1 }, (_, i) => from + i / 10);
  const levels = tens.flatMap((share) => [
    lineOf(
      [
        { x: LEFT, y: y(share) },
        { x: WIDTH - RIGHT, y: y(share) },
      ],
      {
        stroke: isEven(share) ? INK : FAINT,
        ...(isEven(share) && { 'stroke-dasharray': '4 4' }),
      },
    ),
    textOf({ x: LEFT - 8, y: y(share) + 4 }, `${Math.round(100 * share)} %`, { 'text-anchor': 'end' }),
  ]);
  const times = spots.map(({ ms }) =>
    textOf({ x: x(ms), y: HEIGHT - BOTTOM + 20 }, String(ms), { 'text-anchor': 'middle' }),
  );
  return [...levels, ...times];
}

function isEven(share: number): boolean {
  return Math.abs(share - 0.5) < 1e-9;
}

function marks({ x, y }: Scale, spots: readonly Spot[]): string[] {
  const stroke = { stroke: MARK, 'stroke-width': 2 };
  const bars = spots.flatMap(({ ms, mean, interval }) => {
    const [low, high] = interval.map((share): Point => ({ x: x(ms), y: y(share) }));
    return [
      lineOf([low!, high!], stroke),
      ...[low!, high!].map((end) =>
        lineOf(
          [
            { x: end.x - CAP, y: end.y },
            { x: end.x + CAP, y: end.y },
          ],
          stroke,
        ),
      ),
      dotAt({ x: x(ms), y: y(mean) }, DOT, { fill: MARK }),
    ];
  });
  const path = lineOf(
    spots.map(({ ms, mean }) => ({ x: x(ms), y: y(mean) })),
    { ...stroke, 'stroke-opacity': 0.5 },
  );
  return [path, ...bars];
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
