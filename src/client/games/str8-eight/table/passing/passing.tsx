import type { JSX } from 'preact';
import type { Passed } from '../../../../../games/str8-eight/events.ts';
import { sideOf } from '../../../../../games/str8-eight/faces.ts';
import { Animal, animalOf } from '../../../../kit/animal.tsx';
import { CardPicture } from '../../../../kit/card.tsx';
import { placeRef } from '../../../../kit/motion/places.ts';
import { nameIn } from '../../../../play/session/context.ts';
import { placeAt, turnsFrom } from '../../../../play/session/round.ts';
import { STR8_EIGHT_PLACES } from '../animation/places.ts';
import type { Str8EightContext } from '../context.ts';
import { Arrows } from './arrows.tsx';

interface Props {
  readonly passing: Passed;
  readonly context: Str8EightContext;
}

/** Everybody round the table, you at the bottom, and the hands on their way. */
export function Passing({ passing, context }: Props): JSX.Element {
  const { seats } = context.table;
  const side = sideOf(passing.card);
  return (
    <div class="round moving" ref={placeRef(STR8_EIGHT_PLACES.round)}>
      <div class="mid">
        <Arrows count={seats.length} side={side} />
        <span class="pcard">
          <CardPicture game="str8-eight" card={passing.card} />
        </span>
      </div>
      {seats.map((_, seat) => (
        <Person key={seat} seat={seat} context={context} />
      ))}
      {seats.map((_, i) => (
        <MovingHand key={i} at={i} count={seats.length} />
      ))}
    </div>
  );
}

function Person({ seat, context }: { readonly seat: number; readonly context: Str8EightContext }): JSX.Element {
  const { length: count } = context.table.seats;
  return (
    <div class={seat === context.you ? 'rs self' : 'rs'} style={placeAt(turnsFrom(context.you, seat, count), count)}>
      <span class="ring">
        <Animal name={animalOf(seat)} />
      </span>
      <b class="rn">{nameIn(context, seat)}</b>
    </div>
  );
}

/** Half way between two seats. */
function MovingHand({ at, count }: { readonly at: number; readonly count: number }): JSX.Element {
  return (
    <span class="mv" aria-hidden="true" style={placeAt(at + 0.5, count)} ref={placeRef(STR8_EIGHT_PLACES.passing(at))}>
      <span class="fan3">
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
