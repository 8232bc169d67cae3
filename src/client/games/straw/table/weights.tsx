import type { JSX } from 'preact';
import { useWords } from './words.ts';
import { useLayoutEffect } from 'preact/hooks';
import { useWorld } from '../../../shell/world.ts';
import { play } from '../../../kit/motion/sound.ts';
import { animate, EASES, TIMES } from '../../../kit/motion/still.ts';
import { Dial } from './dial.tsx';
import type { StrawOfferedMove } from './offers.ts';

interface WeightsProps {
  readonly offeredMoves: readonly StrawOfferedMove[];
  readonly total: number;
  readonly isCopy: boolean;
  readonly pick: number | null;
  readonly tip: number;
  onPick(weight: number): void;
}

export function Weights({ offeredMoves, total, isCopy, pick, tip, onPick }: WeightsProps): JSX.Element {
  const { settings } = useWorld();
  const straw = useWords();
  useLayoutEffect(() => {
    openDial(tip);
    play('lamp', settings);
    // who came by the keyboard goes on from here
    if (document.activeElement?.matches('.hand > .card:focus-visible') === true) {
      document.querySelector<HTMLElement>('.dial [tabindex="0"]')?.focus({ preventScroll: true });
    }
  }, []);
  const of = (weight: number): StrawOfferedMove | undefined =>
    offeredMoves.find((offeredMove) => offeredMove.weight === weight);
  const safe = offeredMoves.filter(({ preview }) => !preview.breaks);
  const picked = pick === null ? undefined : of(pick);
  const label = (weight: number): string => {
    const preview = of(weight)?.preview;
    if (preview === undefined) return String(weight);
    return (preview.breaks ? straw.weightBreaks : straw.weightMakes)(weight, preview.total);
  };
  const hint =
    safe.length === offeredMoves.length
      ? straw.dialSafe
      : safe.length === 0
        ? straw.dialNone
        : straw.dialUpTo(Math.max(...safe.map(({ weight = 0 }) => weight)));
  return (
    <Dial
      total={total}
      pick={pick}
      onPick={onPick}
      head={isCopy ? straw.dialCopy : straw.dialLamp}
      labelOf={label}
      hint={hint}
      warning={picked?.preview.breaks === true ? straw.dialOver(picked.preview.total) : undefined}
      tip={tip}
    />
  );
}

/** Smoke grows out of the card, and the weights open above it. */
function openDial(tip: number): void {
  const dial = document.querySelector<HTMLElement>('.dial');
  const smoke = [...document.querySelectorAll('.dial .puff')].toReversed();
  const grow = (from: number): Keyframe[] => [
    { scale: String(from), opacity: 0 },
    { scale: '1', opacity: 1 },
  ];
  smoke.forEach((puff, i) => {
    void animate(puff, grow(0), { duration: TIMES.open, delay: i * 50, easing: EASES.settle, fill: 'backwards' });
  });
  if (dial === null) return;
  dial.style.transformOrigin = `${tip}% 100%`;
  void animate(dial, grow(0.9), { duration: TIMES.open, easing: EASES.out });
}
