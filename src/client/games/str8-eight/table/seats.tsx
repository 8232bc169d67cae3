import type { JSX } from 'preact';
import { bars, steps } from '../art/steps.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Svg } from '../../../kit/svg.tsx';
import type { SeatsProps } from '../../../play/game-table.tsx';
import { SeatsRow, type Holding } from '../../../play/frame/seats-row.tsx';
import { followersOf, isPass, numberOf } from './cards.ts';
import type { Str8EightContext } from './context.ts';
import type { Seen, Str8Event, Str8Seat, Str8View } from './shapes.ts';

/** More staircases than that have no room on a phone. */
const FEW = 2;

export function Seats({ view, context, ...table }: SeatsProps<Str8View, Str8Event, Str8EightContext>): JSX.Element {
  const holdingOf = (seat: number): Holding => {
    const isTurn = view.turn === seat;
    const held = view.seats[seat];
    return {
      isTurn,
      isThinking: isTurn && view.winners === undefined,
      cards: held?.hand.length,
      points: context.str8.numeral(held?.score ?? 0),
      class: 'opp',
    };
  };
  const others = view.seats.length - (context.you === null ? 0 : 1);
  return (
    <SeatsRow
      {...table}
      class={others > FEW ? 'many4' : undefined}
      holdingOf={holdingOf}
      belowOf={(seat) => <Climb held={view.seats[seat]} context={context} />}
    />
  );
}

/** How far somebody has come, what may follow, and what you remember of their hand. */
function Climb({
  held,
  context: { str8 },
}: {
  readonly held: Str8Seat | undefined;
  readonly context: Str8EightContext;
}): JSX.Element | null {
  if (held === undefined) return null;
  const { sequence, hand } = held;
  const numbers = sequence.map(numberOf);
  const last = numbers.at(-1);
  const known = hand.filter((card) => card !== null);
  return (
    <>
      <span class="sr">
        {str8.theirSteps(numbers)}; {str8.theirNext(numbers.length, last === undefined ? [] : followersOf(last))}
      </span>
      <Svg html={steps(sequence)} />
      <span class="bars8" aria-hidden="true">
        <Svg html={bars(sequence)} />
        <b class="num">{last ?? '–'}</b>
      </span>
      {known.length > 0 && <Known cards={known} str8={str8} />}
    </>
  );
}

/** What you passed on, and they still hold. */
function Known({
  cards,
  str8,
}: {
  readonly cards: readonly Exclude<Seen, null>[];
  readonly str8: Str8EightContext['str8'];
}): JSX.Element {
  const says = str8.known(cards.map(str8.label));
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
