import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { signed } from '../../../kit/art/common.ts';
import { classNames } from '../../../kit/class-names.ts';
import { Icon } from '../../../kit/icon.tsx';

interface Props {
  readonly total: number;
  readonly pick: number | null;
  readonly onPick: (weight: number) => void;
  readonly head: string;
  /** What is said of a weight: "6, makes 50", "7, makes 51, breaks". */
  readonly labelOf: (weight: number) => string;
  /** The line beside the head. */
  readonly hint?: ComponentChildren;
  /** Instead of it, what the chosen weight costs. */
  readonly warning?: ComponentChildren;
  /** Above it the back breaks. */
  readonly limit?: number | undefined;
  /** Where the smoke rises, in percent of the width. */
  readonly tip?: number | undefined;
}

const WEIGHTS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** Ten weights of a lamp, each with the total it would make. */
export function Dial(props: Props): JSX.Element {
  const { total, pick, onPick, head, labelOf, hint, warning, limit = 50, tip = 12.5 } = props;
  const box = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = pick === null ? 0 : (pick - 1 + step + WEIGHTS.length) % WEIGHTS.length;
    onPick(next + 1);
    box.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div class="dial" role="radiogroup" aria-label={head} style={{ '--tip': `${tip}%` }} onKeyDown={move}>
      <div class="dhead">
        <b class="display">{head}</b>
        {warning !== undefined && warning !== null ? (
          <span class="small dwarn" role="alert">
            <Icon name="warn" />
            <span>{warning}</span>
          </span>
        ) : (
          hint !== undefined && <span class="small muted">{hint}</span>
        )}
      </div>
      <div class="dz" ref={box}>
        {WEIGHTS.map((weight) => {
          const breaks = total + weight > limit;
          return (
            <button
              key={weight}
              type="button"
              role="radio"
              aria-checked={weight === pick}
              aria-label={labelOf(weight)}
              tabIndex={weight === (pick ?? 1) ? 0 : -1}
              class={classNames(breaks && 'bad', weight === pick && 'on')}
              onClick={() => onPick(weight)}
            >
              <b>{weight}</b>
              <span>
                {breaks && <Icon name="warn" />}
                {signed(total + weight)}
              </span>
            </button>
          );
        })}
      </div>
      <i class="puff" />
      <i class="puff" />
      <i class="puff" />
    </div>
  );
}
