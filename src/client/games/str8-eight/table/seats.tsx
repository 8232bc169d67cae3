import type { JSX } from 'preact';
import { bars, steps } from '../art/steps.ts';
import { placeRef } from '../../../kit/motion/places.ts';
import { STR8_EIGHT_PLACES } from './animation/places.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Svg } from '../../../kit/svg.tsx';
import type { SeatsProps } from '../../../play/game-table.tsx';
import { SeatsRow, type Holding } from '../../../play/frame/seats-row.tsx';
import { followersOf, isPass, numberOf } from '../../../../games/str8-eight/faces.ts';
import type { Str8EightContext } from './context.ts';
import type { Card } from '../../../../games/str8-eight/cards.ts';
import type { Str8EightEvent } from '../../../../games/str8-eight/events.ts';
import type { Str8EightSeat, Str8EightView } from '../../../../games/str8-eight/view.ts';

/** More staircases than that have no room on a phone. */
const FEW = 2;

export function Seats({
  view,
  context,
  ...table
}: SeatsProps<Str8EightView, Str8EightEvent, Str8EightContext>): JSX.Element {
  const holdingOf = (seat: number): Holding => {
    const isTurn = view.turn === seat;
    const held = view.seats[seat];
    return {
      isTurn,
      isThinking: isTurn && view.winners === undefined,
      cards: held?.hand.length,
      points: context.str8Eight.numeral(held?.score ?? 0),
      class: 'opp',
    };
  };
  const others = view.seats.length - (context.you === null ? 0 : 1);
  return (
    <SeatsRow
      {...table}
      class={others > FEW ? 'many4' : undefined}
      holdingOf={holdingOf}
      belowOf={(seat) => <Climb seat={seat} held={view.seats[seat]} context={context} />}
    />
  );
}

interface ClimbProps {
  readonly seat: number;
  readonly held: Str8EightSeat | undefined;
  readonly context: Str8EightContext;
}

/** How far somebody has come, what may follow, and what you remember of their hand. */
function Climb({ seat, held, context: { str8Eight } }: ClimbProps): JSX.Element | null {
  if (held === undefined) return null;
  const { sequence, hand } = held;
  const numbers = sequence.map(numberOf);
  const last = numbers.at(-1);
  const known = hand.filter((card) => card !== null);
  return (
    <>
      <span class="sr">
        {str8Eight.theirSteps(numbers)};{' '}
        {str8Eight.theirNext(numbers.length, last === undefined ? [] : followersOf(last))}
      </span>
      <Svg html={steps(sequence)} place={STR8_EIGHT_PLACES.steps(seat)} />
      <span class="bars8" aria-hidden="true" ref={placeRef(STR8_EIGHT_PLACES.bars(seat))}>
        <Svg html={bars(sequence)} />
        <b class="num">{last ?? '–'}</b>
      </span>
      {known.length > 0 && <Known cards={known} str8Eight={str8Eight} />}
    </>
  );
}

/** What you passed on, and they still hold. */
function Known({
  cards,
  str8Eight,
}: {
  readonly cards: readonly Card[];
  readonly str8Eight: Str8EightContext['str8Eight'];
}): JSX.Element {
  const says = str8Eight.known(cards.map(str8Eight.label));
  return (
    <span class="known" role="img" aria-label={says} title={says}>
      <Icon name="eye" />
      {cards.map((card, i) => (
        <b key={i} class="num">
          {isPass(card) ? <Icon name={card === 'pass-left' ? 'cw' : 'ccw'} /> : numberOf(card)}
        </b>
      ))}
    </span>
  );
}
