import type { JSX } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { placeOf } from '../../../../kit/motion/places.ts';
import { play } from '../../../../kit/motion/sound.ts';
import { animate, EASES, TIMES } from '../../../../kit/motion/still.ts';
import { PLACES } from '../../../../play/playback/places.ts';
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
  /** Where the card lies that it points at. */
  readonly at: number;
  onPick(weight: number): void;
}

export function Weights({ offeredMoves, isCopy, pick, at, onPick }: Props): JSX.Element {
  const { settings } = useWorld();
  const straw = useWords();
  useLayoutEffect(() => {
    const point = (): void => pointAt(at);
    point();
    addEventListener('resize', point);
    return () => removeEventListener('resize', point);
  }, [at]);
  useLayoutEffect(() => {
    openDial();
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

/** The smoke rises from that card, wherever it lies. */
function pointAt(at: number): void {
  const dial = placeOf<HTMLElement>(STRAW_PLACES.dial);
  const card = placeOf(PLACES.held(at));
  if (dial === null || card === null) return;
  const { left, width } = card.getBoundingClientRect();
  dial.style.setProperty('--tip', `${left + width / 2 - dial.getBoundingClientRect().left}px`);
}

/** Smoke grows out of the card, and the weights open above it. */
function openDial(): void {
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
  dial.style.transformOrigin = 'var(--tip) 100%';
  void animate(dial, grow(0.9), { duration: TIMES.open, easing: EASES.out });
}
