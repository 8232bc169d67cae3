import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { placeOf } from '../../../../kit/motion/places.ts';
import { play } from '../../../../kit/motion/sound.ts';
import { animate, EASES, TIMES } from '../../../../kit/motion/still.ts';
import { useWorld } from '../../../../shell/world.ts';
import type { StrawWords } from '../../words/en/table.ts';
import { STRAW_PLACES } from '../places.ts';
import { useWords } from '../words.ts';
import { Dial, type DialWeight } from './dial.tsx';
import type { StrawOfferedMove } from './offers.ts';

interface Props {
  readonly offeredMoves: readonly StrawOfferedMove[];
  readonly isCopy: boolean;
  readonly pick: number | null;
  readonly tip: number;
  onPick(weight: number): void;
}

export function Weights({ offeredMoves, isCopy, pick, tip, onPick }: Props): JSX.Element {
  const { settings } = useWorld();
  const straw = useWords();
  useLayoutEffect(() => {
    openDial(tip);
    play('lamp', settings);
    // who came by the keyboard goes on from here
    if (document.activeElement?.matches('.hand > .card:focus-visible') === true) {
      placeOf<HTMLElement>(STRAW_PLACES.weight)?.focus({ preventScroll: true });
    }
  }, []);
  const weights = offeredMoves.map((offeredMove) => dialWeight(offeredMove, straw));
  const picked = weights.find(({ weight }) => weight === pick);
  return (
    <Dial
      weights={weights}
      pick={pick}
      onPick={onPick}
      head={isCopy ? straw.dialCopy : straw.dialLamp}
      hint={hintOf(weights, straw)}
      warning={picked?.breaks === true ? straw.dialOver(picked.total) : undefined}
      tip={tip}
    />
  );
}

function dialWeight({ weight = 0, preview: { total, breaks } }: StrawOfferedMove, straw: StrawWords): DialWeight {
  return { weight, total, breaks, label: (breaks ? straw.weightBreaks : straw.weightMakes)(weight, total) };
}

/** Which weights are safe. */
function hintOf(weights: readonly DialWeight[], straw: StrawWords): string {
  const safe = weights.filter(({ breaks }) => !breaks);
  if (safe.length === weights.length) return straw.dialSafe;
  return safe.length === 0 ? straw.dialNone : straw.dialUpTo(Math.max(...safe.map(({ weight }) => weight)));
}

/** Smoke grows out of the card, and the weights open above it. */
function openDial(tip: number): void {
  const dial = placeOf<HTMLElement>(STRAW_PLACES.dial);
  const grow = (from: number): Keyframe[] => [
    { scale: String(from), opacity: 0 },
    { scale: '1', opacity: 1 },
  ];
  STRAW_PLACES.smoke.toReversed().forEach((puff, i) => {
    const timing = { duration: TIMES.open, delay: i * 50, easing: EASES.settle, fill: 'backwards' } as const;
    void animate(placeOf(puff), grow(0), timing);
  });
  if (dial === null) return;
  dial.style.transformOrigin = `${tip}% 100%`;
  void animate(dial, grow(0.9), { duration: TIMES.open, easing: EASES.out });
}
