import type { JSX } from 'preact';
import { climbSteps, topOfClimb } from '../art/steps.ts';
import { winner } from '../../../play/end/winner.ts';
import { animalOf } from '../../../kit/animal.tsx';
import type { NumberCard } from '../../../../games/str8-eight/cards.ts';

interface Props {
  readonly seat: number;
  readonly sequence: readonly NumberCard[];
  readonly label: string;
}

const RADIUS = 41;

/** Somebody at the top of their stairs. */
export function Climb({ seat, sequence, label }: Props): JSX.Element {
  const { x, y } = placeOf(sequence.length);
  const place = { x, y, radius: RADIUS, width: 72, straw: { x: x + 24, y: y - 48, lean: 20, size: 0.95 } };
  return (
    <svg class="climb" viewBox="0 0 480 400" role="img" aria-label={label}>
      <g dangerouslySetInnerHTML={{ __html: climbSteps(sequence) + winner(animalOf(seat), place) }} />
    </svg>
  );
}

/** On the last step, and inside of the picture. */
function placeOf(steps: number): { readonly x: number; readonly y: number } {
  const top = topOfClimb(steps);
  return { x: Math.min(446, top.x), y: top.y - RADIUS - 6 };
}
