import type { JSX } from 'preact';
import { classNames } from '../../kit/class-names.ts';
import { useReviewWords } from './words.ts';

interface Props {
  readonly ply: number;
  readonly last: number;
  /** Where a costly move has just been made. */
  readonly costly: readonly number[];
  readonly says: string;
  onPick(ply: number): void;
}

/** More ticks than that would be one grey strip. */
const MOST_TICKS = 60;

/** Where the match is looked at: a slider that draws its own rail. */
export function Timeline({ ply, last, costly, says, onPick }: Props): JSX.Element {
  const review = useReviewWords();
  const place = (at: number): string => `${last === 0 ? 0 : (100 * at) / last}%`;
  const every = Math.ceil((last + 1) / MOST_TICKS);
  const ticks = Array.from({ length: Math.floor(last / every) + 1 }, (_, i) => i * every);
  return (
    <div class="timeline">
      <span aria-hidden="true">
        <span class="rail">
          <i style={{ width: place(ply) }} />
        </span>
        {ticks.map((at) => (
          <span key={at} class="tick" style={{ left: place(at) }} />
        ))}
        {costly.map((at) => (
          <span key={`costly ${at}`} class={classNames('tick', 'slip')} style={{ left: place(at) }} />
        ))}
      </span>
      <input
        type="range"
        min={0}
        max={last}
        step={1}
        value={ply}
        aria-label={review.timeline}
        aria-valuetext={says}
        onInput={(event) => onPick(Number(event.currentTarget.value))}
      />
      <span class="knob" aria-hidden="true" style={{ left: place(ply) }} />
    </div>
  );
}
