import type { JSX } from 'preact';
import type { NumberCard } from '../../../../../games/str8-eight/cards.ts';
import { numberOf, SEQUENCE_SIZE } from '../../../../../games/str8-eight/faces.ts';
import { CardPicture } from '../../../../kit/card.tsx';
import { classNames } from '../../../../kit/class-names.ts';
import { placeRef } from '../../../../kit/motion/places.ts';
import { STR8_EIGHT_PLACES } from '../animation/places.ts';
import type { Str8EightContext } from '../context.ts';
import { notableGroup } from './notable-group.ts';

const EACH = Array.from({ length: SEQUENCE_SIZE }, (_, i) => i);

interface StairProps {
  readonly sequence: readonly NumberCard[];
  readonly ghost?: NumberCard | undefined;
  readonly str8Eight: Str8EightContext['str8Eight'];
}

/** A sequence as eight rising steps. */
export function Stair({ sequence, ghost, str8Eight }: StairProps): JSX.Element {
  return (
    <ol
      class={classNames('stair', notableGroup(sequence) !== undefined && 'one')}
      aria-label={str8Eight.stepsAre(sequence.map(numberOf))}
      ref={placeRef(STR8_EIGHT_PLACES.stair)}
    >
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
