import type { JSX } from 'preact';
import { bullsEye, PENNANT } from '../../art/summit.ts';
import { SEQUENCE_SIZE } from '../../../../../games/str8-eight/faces.ts';
import { Svg } from '../../../../kit/svg.tsx';
import { Stair, type StairProps } from './stair.tsx';

const EACH = Array.from({ length: SEQUENCE_SIZE }, (_, i) => i);

/** The climb: the bull's-eye at its end, eight columns of rock, and the steps that lie on them. */
export function Mountain(props: Omit<StairProps, 'isClimbed'>): JSX.Element {
  const { length } = props.sequence;
  return (
    <div class="peak" style={{ '--steps': length }}>
      <Svg html={bullsEye(length)} />
      <div class="rocks" aria-hidden="true">
        {EACH.map((i) => (
          <i key={i} style={{ '--i': i }}>
            {i >= length && <b class="num">{i + 1}</b>}
          </i>
        ))}
      </div>
      {length < SEQUENCE_SIZE && <Svg html={PENNANT} />}
      <Stair {...props} isClimbed />
    </div>
  );
}
