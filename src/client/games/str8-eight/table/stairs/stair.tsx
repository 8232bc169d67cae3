import type { JSX } from 'preact';
import type { NumberCard } from '../../../../../games/str8-eight/cards.ts';
import { ibex } from '../../art/ibex.ts';
import { groupOf, numberOf, SEQUENCE_SIZE } from '../../../../../games/str8-eight/faces.ts';
import { CardPicture } from '../../../../kit/card.tsx';
import { placeRef } from '../../../../kit/motion/places.ts';
import { Svg } from '../../../../kit/svg.tsx';
import { STR8_EIGHT_PLACES } from '../animation/places.ts';
import type { Str8EightContext } from '../context.ts';

const EACH = Array.from({ length: SEQUENCE_SIZE }, (_, i) => i);

export interface StairProps {
  readonly sequence: readonly NumberCard[];
  readonly ghost?: NumberCard | undefined;
  /** The ibex stands on the last of them. */
  readonly isClimbed?: boolean;
  readonly str8Eight: Str8EightContext['str8Eight'];
}

/** A sequence as eight rising steps. */
export function Stair({ sequence, ghost, isClimbed = false, str8Eight }: StairProps): JSX.Element {
  return (
    <ol class="stair" aria-label={str8Eight.stepsAre(sequence.map(numberOf))} ref={placeRef(STR8_EIGHT_PLACES.stair)}>
      {EACH.map((i) => {
        const next = i === sequence.length ? ghost : undefined;
        return (
          <li
            key={i}
            style={{ '--i': i }}
            class={sequence[i] === undefined && next === undefined ? 'free' : undefined}
            ref={placeRef(STR8_EIGHT_PLACES.step(i))}
          >
            <Step at={i} sequence={sequence} ghost={next} str8Eight={str8Eight} />
            {isClimbed && i === Math.max(0, sequence.length - 1) && <Svg html={ibex(sequence.map(groupOf))} />}
          </li>
        );
      })}
    </ol>
  );
}

/** A card, the card that may come, or its free place. */
function Step({ at, sequence, ghost, str8Eight }: StairProps & { readonly at: number }): JSX.Element {
  const card = sequence[at];
  if (card !== undefined) {
    const last = at === sequence.length - 1 ? 'last' : undefined;
    return <CardPicture game="str8-eight" card={card} class={last} label={str8Eight.label(card)} />;
  }
  if (ghost !== undefined) {
    return <CardPicture game="str8-eight" card={ghost} class="ghost" label={str8Eight.ghost(ghost)} />;
  }
  return (
    <span class="slot" aria-hidden="true">
      <b class="num">{at + 1}</b>
    </span>
  );
}
