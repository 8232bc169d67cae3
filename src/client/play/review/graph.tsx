import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { nameIn, whoIn, type TableContext } from '../session/context.ts';
import { percentOf } from './numbers.ts';
import { useReviewWords } from './words.ts';

interface Props {
  readonly curve: readonly (readonly number[])[];
  readonly context: TableContext;
  readonly ply: number;
  readonly label: string;
  /** For the names at the right; the timeline below keeps the same. */
  readonly room: number;
  onPick(ply: number): void;
}

const HEIGHT = 224;
const TOP = 42;
const BOTTOM = HEIGHT - 14;
const LEFT = 50;
const LETTER = 8.6;
const APART = 19;
const TAG = 92;
const LONGEST = 9;
const COLOURS = ['var(--p1)', 'var(--p2)', 'var(--p3)', 'var(--p4)', 'var(--ink-2)', 'var(--line-strong)'];
const DASHES = [undefined, '9 5', '2 6', '14 4 2 4', '5 3', '1 4'];

/** Everybody's chances from move to move: an own colour and an own dash each, named at the end of the line. */
export function Graph({ curve, context, ply, label, room, onPick }: Props): JSX.Element {
  const back = useReviewWords();
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const last = curve.length - 1;
  const right = width - room;
  const x = (i: number): number => LEFT + (i * (right - LEFT)) / Math.max(1, last);
  const y = (chance: number): number => BOTTOM - chance * (BOTTOM - TOP);
  const count = curve[0]?.length ?? 0;
  // the own line is drawn last and thickest
  const order = Array.from({ length: count }, (_, i) => ((context.you ?? 0) + i) % count);
  const heights = spread(order.map((seat) => y(curve[last]?.[seat] ?? 0)));
  const tagAt = Math.min(Math.max(x(ply), TAG / 2), width - TAG / 2);
  const summary = order.map((seat) =>
    back.chancesAre(whoIn(context, seat), percentOf(curve[0]?.[seat] ?? 0), percentOf(curve[last]?.[seat] ?? 0)),
  );
  const pick = (event: MouseEvent): void => {
    const { left } = box.current!.getBoundingClientRect();
    const at = ((event.clientX - left - LEFT) / (right - LEFT)) * last;
    onPick(Math.min(last, Math.max(0, Math.round(at))));
  };
  return (
    <div class="graphbox" ref={box}>
      {width > 0 && (
        <svg
          class="graph"
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-label={[back.chancesOver(last), ...summary].join(' ')}
          onClick={pick}
        >
          {[0, 0.5, 1].map((chance) => (
            <g key={chance}>
              <path d={`M${LEFT} ${y(chance)}H${right}`} stroke="var(--line)" stroke-width="1.5" />
              <text x={LEFT - 8} y={y(chance) + 5} text-anchor="end">
                {back.percent(percentOf(chance))}
              </text>
            </g>
          ))}
          <path d={`M${x(ply)} 26V${BOTTOM}`} stroke="var(--ink)" stroke-width="2.5" />
          <rect x={tagAt - TAG / 2} y={1} width={TAG} height={27} rx={8} fill="var(--ink)" />
          <text x={tagAt} y={20} text-anchor="middle" class="inv">
            {label}
          </text>
          {order
            .map((seat, i) => (
              <g key={seat}>
                <path
                  d={`M${curve.map((chances, at) => `${x(at).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`).join('L')}`}
                  fill="none"
                  stroke={COLOURS[i]}
                  stroke-width={i === 0 ? 4.5 : 3}
                  stroke-linejoin="round"
                  stroke-linecap="round"
                  stroke-dasharray={DASHES[i]}
                />
                <text x={right + 10} y={heights[i]! + 5} class="lb" style={{ fill: COLOURS[i] }}>
                  {short(nameIn(context, seat))} {back.percent(percentOf(curve[ply]?.[seat] ?? 0))}
                </text>
              </g>
            ))
            .toReversed()}
          <circle
            cx={x(ply)}
            cy={y(curve[ply]?.[order[0] ?? 0] ?? 0)}
            r={7}
            fill="var(--paper-up)"
            stroke={COLOURS[0]}
            stroke-width={4}
          />
        </svg>
      )}
    </div>
  );
}

function short(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

/** How much the longest name needs, with its percents. */
export function roomFor(names: readonly string[]): number {
  return Math.round(14 + LETTER * (5 + Math.max(...names.map((name) => short(name).length))));
}

/** Names do not lie over each other, and stay inside: pushed down, and up again from the bottom. */
export function spread(heights: readonly number[], bottom = BOTTOM): number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((at, i) => {
    if (i > 0) placed[at] = Math.max(placed[at]!, placed[order[i - 1]!]! + APART);
  });
  order.toReversed().forEach((at, i, reversed) => {
    const below = i === 0 ? bottom : placed[reversed[i - 1]!]! - APART;
    placed[at] = Math.min(placed[at]!, below);
  });
  return placed;
}

/** Letters keep their size whatever the width. */
function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const look = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    look.observe(box.current!);
    return () => look.disconnect();
  }, []);
  return width;
}
