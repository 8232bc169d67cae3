import { dotAt, element, escaped, FAINT, frameOf, lineOf, MARK, textOf, type Point } from '../../src/cli/arena/svg.ts';

const WIDTH = 640;
const HEIGHT = 320;
const [LEFT, RIGHT, TOP, BOTTOM] = [64, 24, 56, 56];
const LEVELS = 4;

export interface Picture {
  readonly title: string;
  readonly across: string;
  readonly up: string;
  readonly spots: readonly Point[];
}

/** Something that grows by tenfold against what it costs, from 0 on, as an SVG that also says in words what it shows. */
export function curveOf({ title, across, up, spots }: Picture): string {
  const highest = niceAbove(Math.max(...spots.map(({ y }) => y)));
  const logs = spots.map(({ x }) => Math.log(x));
  const [first, last] = [logs[0]! - 0.3, logs.at(-1)! + 0.3];
  const onPage = ({ x, y }: Point): Point => ({
    x: LEFT + ((Math.log(x) - first) / (last - first)) * (WIDTH - LEFT - RIGHT),
    y: HEIGHT - BOTTOM - (y / highest) * (HEIGHT - TOP - BOTTOM),
  });
  const says = spots.map(({ x, y }) => `${x.toLocaleString('en')}: ${y.toFixed(0)}`).join('; ');
  return `${element('svg', frameOf(WIDTH, HEIGHT), [
    element('title', { id: 'title' }, [escaped(title)]),
    element('desc', { id: 'desc' }, [escaped(`${up}, by ${across}. ${says}.`)]),
    element('rect', { width: WIDTH, height: HEIGHT, fill: '#fff' }),
    textOf({ x: LEFT, y: 28 }, title, { 'font-size': 16, 'font-weight': 600 }),
    textOf({ x: LEFT, y: 46 }, up, {}),
    textOf({ x: (LEFT + WIDTH - RIGHT) / 2, y: HEIGHT - 14 }, across, { 'text-anchor': 'middle' }),
    ...levels(highest),
    ...spots.map(({ x }) =>
      textOf({ x: onPage({ x, y: 0 }).x, y: HEIGHT - BOTTOM + 20 }, x.toLocaleString('en'), {
        'text-anchor': 'middle',
      }),
    ),
    lineOf(spots.map(onPage), { stroke: MARK, 'stroke-width': 2 }),
    ...spots.map((spot) => dotAt(onPage(spot), 5, { fill: MARK })),
  ])}\n`;
}

function levels(highest: number): string[] {
  return Array.from({ length: LEVELS + 1 }, (_, i) => {
    const y = HEIGHT - BOTTOM - (i / LEVELS) * (HEIGHT - TOP - BOTTOM);
    const line = lineOf(
      [
        { x: LEFT, y },
        { x: WIDTH - RIGHT, y },
      ],
      { stroke: FAINT },
    );
    return line + textOf({ x: LEFT - 8, y: y + 4 }, String((i / LEVELS) * highest), { 'text-anchor': 'end' });
  });
}

/** The next of 4, 8, 12, 20, 40 … times a power of ten. */
function niceAbove(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value / 4));
  return [4, 8, 12, 20, 40].map((one) => one * power).find((one) => one >= value)!;
}
