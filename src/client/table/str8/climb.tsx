import type { JSX } from 'preact';
import { climbSteps, topOfClimb } from '../../art/str8-steps.ts';
import { Winner } from '../../parts/winner.tsx';
import type { NumberCard } from './shapes.ts';

interface Props {
  readonly seat: number;
  readonly sequence: readonly NumberCard[];
  readonly label: string;
}

const RADIUS = 41;

/** Somebody at the top of their stairs. */
export function Climb({ seat, sequence, label }: Props): JSX.Element {
  const { x, y } = topOfClimb(sequence.length);
  return (
    <svg class="climb" viewBox="0 0 480 400" role="img" aria-label={label}>
      <g dangerouslySetInnerHTML={{ __html: climbSteps(sequence) }} />
      <Winner seat={seat} x={Math.min(446, x)} y={y - RADIUS - 6} radius={RADIUS} />
    </svg>
  );
}
