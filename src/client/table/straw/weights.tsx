import type { JSX } from 'preact';
import { useWorld } from '../../world.ts';
import { Dial } from '../../parts/dial.tsx';
import type { Deed } from './offers.ts';

interface WeightsProps {
  readonly deeds: readonly Deed[];
  readonly total: number;
  readonly isCopy: boolean;
  readonly pick: number | null;
  readonly tip: number;
  onPick(weight: number): void;
}

export function Weights({ deeds, total, isCopy, pick, tip, onPick }: WeightsProps): JSX.Element {
  const { straw } = useWorld().words;
  const of = (weight: number): Deed | undefined => deeds.find((deed) => deed.weight === weight);
  const safe = deeds.filter(({ preview }) => !preview.breaks);
  const picked = pick === null ? undefined : of(pick);
  const label = (weight: number): string => {
    const preview = of(weight)?.preview;
    if (preview === undefined) return String(weight);
    return `${weight}, ${straw.makes(preview.total)}${preview.breaks ? `, ${straw.breaks}` : ''}`;
  };
  const hint =
    safe.length === deeds.length
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
