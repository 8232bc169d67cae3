import type { JSX } from 'preact';
import type { Side } from '../../../../../games/str8-eight/cards.ts';
import { angleAt } from '../../../../play/session/round.ts';

/** What an arrow leaves free at both its ends, for the people there. */
const FREE = 0.36;

/** From seat to seat, the way that hands go. */
export function Arrows({ count, side }: { readonly count: number; readonly side: Side }): JSX.Element {
  return (
    <svg class="arcs" viewBox="-60 -60 120 120" preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => (
        <Arrow key={i} from={angleAt(i, count) + FREE} to={angleAt(i + 1, count) - FREE} side={side} />
      ))}
    </svg>
  );
}

interface ArrowProps {
  readonly from: number;
  readonly to: number;
  readonly side: Side;
}

function Arrow({ from, to, side }: ArrowProps): JSX.Element {
  const at = (angle: number): string => `${(50 * Math.cos(angle)).toFixed(1)} ${(50 * Math.sin(angle)).toFixed(1)}`;
  const tip = side === 'left' ? to : from;
  const turn = ((tip + (side === 'left' ? Math.PI / 2 : -Math.PI / 2)) * 180) / Math.PI;
  return (
    <g>
      <path
        d={`M${at(from)}A50 50 0 0 1 ${at(to)}`}
        fill="none"
        stroke="var(--accent)"
        stroke-width="3.5"
        stroke-dasharray="5 4"
        stroke-linecap="round"
      />
      <path d="M7 0-4-5.5v11Z" fill="var(--accent)" transform={`translate(${at(tip)})rotate(${turn.toFixed(0)})`} />
    </g>
  );
}
