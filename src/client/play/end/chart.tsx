import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { animate, EASES, TIMES } from '../../kit/motion/still.ts';

interface ChartLine {
  readonly name: string;
  /** From the start on. */
  readonly values: readonly number[];
}

interface Props {
  readonly lines: readonly ChartLine[];
  readonly label: string;
  /** A mark that somebody has to reach. */
  readonly goal?: number | undefined;
  /** What stands under each step after the start; its number, if nothing is said. */
  readonly steps?: readonly string[];
}

const WIDTH = 330;
const LEFT = 34;
const RIGHT = WIDTH - 98;
const TOP = 16;
const BOTTOM = 160;
const APART = 19;
const COLOURS = ['var(--p1)', 'var(--p2)', 'var(--p3)', 'var(--p4)', 'var(--ink-2)', 'var(--line-strong)'];
const DASHES = ['', '9 5', '2 6', '14 4 2 4', '5 3', '1 4'];

/** From rounds and points to the drawing. */
interface Scale {
  readonly low: number;
  readonly high: number;
  readonly steps: number;
  x(step: number): number;
  y(value: number): number;
}

function scaleOf(lines: readonly ChartLine[], goal: number | undefined): Scale {
  const all = lines.flatMap(({ values }) => values);
  const low = 10 * Math.floor(Math.min(0, ...all) / 10);
  const high = Math.max(low + 10, 10 * Math.ceil(Math.max(goal ?? 0, ...all) / 10));
  const steps = Math.max(1, (lines[0]?.values.length ?? 1) - 1);
  return {
    low,
    high,
    steps,
    x: (step) => LEFT + (step * (RIGHT - LEFT)) / steps,
    y: (value) => BOTTOM - ((value - low) * (BOTTOM - TOP)) / (high - low),
  };
}

/** One line each, in its own colour and dash, named at its end. */
export function Chart({ lines, label, goal, steps: names }: Props): JSX.Element {
  const id = useId();
  const drawn = useRef<SVGRectElement>(null);
  useLayoutEffect(() => {
    const path = [{ transform: 'scaleX(0)' }, { transform: 'none' }];
    void animate(drawn.current, path, { duration: TIMES.fall, easing: EASES.both });
  }, []);
  const scale = scaleOf(lines, goal);
  const { steps, x, y } = scale;
  const labels = spread(lines.map(({ values }) => y(values.at(-1) ?? 0)));
  return (
    <svg class="fchart" viewBox={`0 0 ${WIDTH} 190`} role="img" aria-label={label}>
      <Grid scale={scale} />
      {goal !== undefined && (
        <path d={`M${LEFT} ${y(goal)}H${RIGHT}`} stroke="var(--accent-text)" stroke-width="2" stroke-dasharray="3 4" />
      )}
      {Array.from({ length: steps }, (_, i) => (
        <text key={i} x={x(i + 1)} y={182} text-anchor="middle">
          {names?.[i] ?? i + 1}
        </text>
      ))}
      <clipPath id={id}>
        <rect ref={drawn} x={0} y={-8} width={WIDTH} height={206} />
      </clipPath>
      <g clip-path={`url(#${id})`}>
        {lines.map((line, i) => <Curve key={line.name} {...{ line, i, scale }} label={labels[i] ?? 0} />).toReversed()}
      </g>
    </svg>
  );
}

function Grid({ scale: { low, high, y } }: { readonly scale: Scale }): JSX.Element {
  return (
    <>
      {[low, (low + high) / 2, high].map((value) => (
        <g key={value}>
          <path d={`M${LEFT} ${y(value)}H${RIGHT}`} stroke="var(--line)" stroke-width="1.5" />
          <text x={27} y={y(value) + 5} text-anchor="end">
            {String(value).replace('-', '−')}
          </text>
        </g>
      ))}
    </>
  );
}

interface CurveProps {
  readonly line: ChartLine;
  /** Which colour and dash. */
  readonly i: number;
  readonly scale: Scale;
  /** How high its name stands. */
  readonly label: number;
}

function Curve({ line: { name, values }, i, scale: { x, y, steps }, label }: CurveProps): JSX.Element {
  return (
    <g>
      <path
        d={`M${values.map((value, at) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
        fill="none"
        stroke={COLOURS[i]}
        stroke-width={i === 0 ? 4.5 : 3}
        stroke-linejoin="round"
        stroke-linecap="round"
        stroke-dasharray={DASHES[i] === '' ? undefined : DASHES[i]}
      />
      <circle cx={x(steps)} cy={y(values.at(-1) ?? 0)} r={4.5} fill={COLOURS[i]} />
      <text x={RIGHT + 10} y={label + 5} class="lb" style={{ fill: COLOURS[i] }}>
        {name}
      </text>
    </g>
  );
}

/** Names do not lie over each other, and stay inside. */
function spread(heights: readonly number[]): number[] {
  const order = [...heights.keys()].sort((a, b) => heights[a]! - heights[b]!);
  const placed = [...heights];
  order.forEach((at, i) => {
    const above = i === 0 ? -Infinity : placed[order[i - 1]!]!;
    placed[at] = Math.max(placed[at]!, above + APART);
  });
  const over = Math.max(0, Math.max(...placed) - BOTTOM - 8);
  return placed.map((height) => height - over);
}
