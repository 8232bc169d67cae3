import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { signed } from '../../../../kit/art/common.ts';
import { classNames } from '../../../../kit/class-names.ts';
import { Icon } from '../../../../kit/icon.tsx';
import { placeRef } from '../../../../kit/motion/places.ts';
import { STRAW_PLACES } from '../places.ts';

/** A weight that may be said, and what it would do. */
export interface DialWeight {
  readonly weight: number;
  readonly total: number;
  readonly breaks: boolean;
  /** "6, makes 50", "7, makes 51, breaks". */
  readonly label: string;
}

interface Props {
  readonly weights: readonly DialWeight[];
  readonly pick: number | null;
  readonly onPick: (weight: number) => void;
  readonly head: string;
  /** The line beside the head. */
  readonly hint: ComponentChildren;
  /** Instead of it, what the chosen weight costs. */
  readonly warning: string | undefined;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The weights of a lamp, each with the total it would make. One stop for the tab key; arrows go from weight to weight. */
export function Dial({ weights, pick, onPick, head, hint, warning }: Props): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const picked = weights.findIndex(({ weight }) => weight === pick);
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const next = picked < 0 ? 0 : (picked + step + weights.length) % weights.length;
    onPick(weights[next]!.weight);
    (box.current?.children[next] as HTMLElement | undefined)?.focus();
  };
  return (
    <div class="dial" ref={placeRef(STRAW_PLACES.dial)} role="radiogroup" aria-label={head} onKeyDown={move}>
      <div class="dhead">
        <b class="display">{head}</b>
        {warning === undefined ? <span class="small muted">{hint}</span> : <Warning says={warning} />}
      </div>
      <div class="dz" ref={box}>
        {weights.map((one, i) => (
          <Weight key={one.weight} {...one} isOn={i === picked} isStop={i === Math.max(0, picked)} onPick={onPick} />
        ))}
      </div>
      {STRAW_PLACES.smoke.map((puff) => (
        <i key={puff} class="puff" ref={placeRef(puff)} />
      ))}
    </div>
  );
}

function Warning({ says }: { readonly says: string }): JSX.Element {
  return (
    <span class="small dwarn" role="alert">
      <Icon name="warn" />
      <span>{says}</span>
    </span>
  );
}

interface WeightProps extends DialWeight {
  readonly isOn: boolean;
  readonly isStop: boolean;
  onPick(weight: number): void;
}

function Weight({ weight, total, breaks, label, isOn, isStop, onPick }: WeightProps): JSX.Element {
  return (
    <button
      type="button"
      role="radio"
      ref={isStop ? placeRef(STRAW_PLACES.weight) : null}
      aria-checked={isOn}
      aria-label={label}
      tabIndex={isStop ? 0 : -1}
      class={classNames(breaks && 'bad', isOn && 'on')}
      onClick={() => onPick(weight)}
    >
      <b>{weight}</b>
      <span>
        {breaks && <Icon name="warn" />}
        {signed(total)}
      </span>
    </button>
  );
}
