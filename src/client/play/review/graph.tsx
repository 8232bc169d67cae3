import type { JSX, RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { nameIn, whoIn, type TableContext } from '../session/context.ts';
import { costOf, percentOf, percentsOf, type MoveAnalysis } from './numbers.ts';
import { useReviewWords } from './words.ts';

interface Props {
  readonly curve: readonly (readonly number[])[];
  readonly moves: readonly MoveAnalysis[];
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
const READOUT = 60;
const TAG = 92;
const LONGEST = 9;
const COLOURS = ['var(--p1)', 'var(--p2)', 'var(--p3)', 'var(--p4)', 'var(--ink-2)', 'var(--line-strong)'];
const DASHES = [undefined, '9 5', '2 6', '14 4 2 4', '5 3', '1 4'];

/** From chances and moves to the drawing. */
interface Scale {
  readonly right: number;
  x(ply: number): number;
  y(chance: number): number;
}

function scaleOf(right: number, last: number): Scale {
  return {
    right,
    x: (ply) => LEFT + (ply * (right - LEFT)) / Math.max(1, last),
    y: (chance) => BOTTOM - chance * (BOTTOM - TOP),
  };
}

/** Everybody's chances from move to move: an own colour and an own dash each, named at the end of the line. */
export function Graph(props: Props): JSX.Element {
  const { curve, context, ply, room, onPick } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const last = curve.length - 1;
  const scale = scaleOf(width - room, last);
  const count = curve[0]?.length ?? 0;
  // the own line is drawn last and thickest
  const order = Array.from({ length: count }, (_, i) => ((context.you ?? 0) + i) % count);
  const pick = (event: MouseEvent): void => {
    const { left } = box.current!.getBoundingClientRect();
    const at = ((event.clientX - left - LEFT) / (scale.right - LEFT)) * last;
    onPick(Math.min(last, Math.max(0, Math.round(at))));
  };
  const tagAt = Math.min(Math.max(scale.x(ply), TAG / 2), width - TAG / 2);
  return (
    <div class="graphbox" ref={box}>
      {width > 0 && <Drawing {...props} {...{ width, scale, order, tagAt }} onClick={pick} />}
    </div>
  );
}

interface DrawingProps extends Props {
  readonly width: number;
  readonly scale: Scale;
  readonly order: readonly number[];
  readonly tagAt: number;
  onClick(event: MouseEvent): void;
}

function Drawing(props: DrawingProps): JSX.Element {
  const { curve, moves, context, ply, label, width, scale, order, tagAt, onClick } = props;
  const review = useReviewWords();
  const { x, y } = scale;
  const last = curve.length - 1;
  const heights = spread(order.map((seat) => y(curve[last]?.[seat] ?? 0)));
  const summary = order.map((seat) =>
    review.chancesAre(whoIn(context, seat), percentOf(curve[0]?.[seat] ?? 0), percentOf(curve[last]?.[seat] ?? 0)),
  );
  return (
    <svg
      class="graph"
      width={width}
      height={HEIGHT}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      role="img"
      aria-label={[review.chancesOver(last), ...summary].join(' ')}
      onClick={onClick}
    >
      <Grid scale={scale} />
      <Costs moves={moves} scale={scale} />
      <path d={`M${x(ply)} 26V${BOTTOM}`} stroke="var(--ink)" stroke-width="2.5" />
      <rect x={tagAt - TAG / 2} y={1} width={TAG} height={27} rx={8} fill="var(--ink)" />
      <text x={tagAt} y={20} text-anchor="middle" class="inv">
        {label}
      </text>
      {order
        .map((seat, i) => <Curve key={seat} {...{ curve, context, scale, seat, i }} height={heights[i]!} />)
        .toReversed()}
      <circle
        cx={x(ply)}
        cy={y(curve[ply]?.[order[0] ?? 0] ?? 0)}
        r={7}
        fill="var(--paper-up)"
        stroke={COLOURS[0]}
        stroke-width={4}
      />
      <Readout chances={curve[ply] ?? []} order={order} scale={scale} ply={ply} />
    </svg>
  );
}

function Grid({ scale: { y, right } }: { readonly scale: Scale }): JSX.Element {
  const review = useReviewWords();
  return (
    <>
      {[0, 0.5, 1].map((chance) => (
        <g key={chance}>
          <path d={`M${LEFT} ${y(chance)}H${right}`} stroke="var(--line)" stroke-width="1.5" />
          <text x={LEFT - 8} y={y(chance) + 5} text-anchor="end">
            {review.percent(percentOf(chance))}
          </text>
        </g>
      ))}
    </>
  );
}

/** What everybody's chances are just there, beside the cursor; left of it where there is no room on the right. */
function Readout({ chances, order, scale, ply }: ReadoutProps): JSX.Element {
  const review = useReviewWords();
  const { x, y, right } = scale;
  const percents = percentsOf(chances);
  const heights = spread(order.map((seat) => y(chances[seat] ?? 0)));
  const isLeft = x(ply) + READOUT > right;
  return (
    <g class="readout" text-anchor={isLeft ? 'end' : 'start'}>
      {order.map((seat, i) => (
        <text
          key={seat}
          x={x(ply) + (isLeft ? -11 : 11)}
          y={heights[i]! + 5}
          class="lb"
          style={{ fill: COLOURS[i], stroke: 'var(--paper-up)', strokeWidth: 4, paintOrder: 'stroke' }}
        >
          {review.percent(percents[seat]!)}
        </text>
      ))}
    </g>
  );
}

interface ReadoutProps extends Pick<DrawingProps, 'order' | 'scale' | 'ply'> {
  readonly chances: readonly number[];
}

/** What each move cost, as a bar on the ground: as high as the number that the list tells. */
function Costs({ moves, scale: { x, y } }: { readonly moves: readonly MoveAnalysis[]; readonly scale: Scale }) {
  return (
    <g class="costs" stroke="var(--bad)" stroke-width="5">
      {moves.map((move) => {
        const cost = costOf(move);
        return (
          cost > 0 && (
            <path
              key={move.ply}
              data-move={move.ply + 1}
              data-cost={cost}
              d={`M${x(move.ply + 1)} ${y(0)}V${y(cost / 100)}`}
            />
          )
        );
      })}
    </g>
  );
}

interface CurveProps extends Pick<Props, 'curve' | 'context'> {
  readonly scale: Scale;
  readonly seat: number;
  /** Which colour and dash. */
  readonly i: number;
  /** Of its name. */
  readonly height: number;
}

function Curve({ curve, context, scale: { x, y, right }, seat, i, height }: CurveProps): JSX.Element {
  return (
    <g>
      <path
        d={`M${curve.map((chances, at) => `${x(at).toFixed(1)} ${y(chances[seat] ?? 0).toFixed(1)}`).join('L')}`}
        fill="none"
        stroke={COLOURS[i]}
        stroke-width={i === 0 ? 4.5 : 3}
        stroke-linejoin="round"
        stroke-linecap="round"
        stroke-dasharray={DASHES[i]}
      />
      <text x={right + 10} y={height + 5} class="lb" style={{ fill: COLOURS[i] }}>
        {short(nameIn(context, seat))}
      </text>
    </g>
  );
}

function short(name: string): string {
  return name.length > LONGEST ? `${name.slice(0, LONGEST - 1)}…` : name;
}

/** How much the longest name needs, with its percents. */
export function roomFor(names: readonly string[]): number {
  return Math.round(14 + LETTER * (1 + Math.max(...names.map((name) => short(name).length))));
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
