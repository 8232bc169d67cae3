import type { ComponentChildren, JSX } from 'preact';
import { Icon } from '../../../kit/icon.tsx';
import type { SeatsProps } from '../../../play/game-table.tsx';
import { SeatsRow, type Holding } from '../../../play/frame/seats-row.tsx';
import { Shark } from './pieces.tsx';
import { isLong, type CourtePailleContext } from './context.ts';
import { valueOf, type CourteEvent, type CourteView } from './shapes.ts';
import { turnsOf } from './order.ts';

export function Seats({
  view,
  events,
  ...table
}: SeatsProps<CourteView, CourteEvent, CourtePailleContext>): JSX.Element {
  const { context, state, clock } = table;
  const { courte, words } = context;
  const turns = turnsOf(view, events);
  const holdingOf = (seat: number): Holding => {
    const isTurn = view.turn === seat && view.phase !== 'choose';
    const held = view.seats[seat];
    const card = state.table.seats[seat];
    const isOut = held?.out === true;
    return {
      isTurn,
      isThinking: isTurn && view.winners === undefined,
      class: isOut ? 'isout' : undefined,
      badge: view.shark === seat && !isOut && <Shark label={courte.sharkBadge} />,
      meta: (
        <>
          {card?.kind === 'person' && (card.standIn !== null || card.away) && (
            <Absent icon={card.standIn === null ? 'offline' : 'bot'}>
              {card.standIn === null ? words.table.away : words.table.standIn}
            </Absent>
          )}
          {isTurn && clock !== null && (
            <span class="tm">
              <b>{clock.text}</b>
            </span>
          )}
          {isLong(context) && !isOut && (
            <span class="cc">
              <i />
              {held?.hand.length}
              <em class="sr"> {words.table.cardsInHand(held?.hand.length ?? 0)}</em>
            </span>
          )}
          <Doing seat={seat} view={view} turns={turns} context={context} />
        </>
      ),
    };
  };
  return <SeatsRow {...table} holdingOf={holdingOf} />;
}

interface DoingProps {
  readonly seat: number;
  readonly view: CourteView;
  readonly turns: ReturnType<typeof turnsOf>;
  readonly context: CourtePailleContext;
}

/** Ready, choosing, what was played, done: where the seat is in this round. */
function Doing({ seat, view, turns, context: { courte } }: DoingProps): JSX.Element | null {
  const held = view.seats[seat];
  if (held === undefined || view.winners !== undefined) return null;
  if (held.out === true) {
    return (
      <span class="outb">
        <Icon name="eye" />
        {courte.out}
      </span>
    );
  }
  if (view.phase === 'choose') {
    if (held.chosen !== undefined) return <Ready>{courte.ready}</Ready>;
    const asleep = held.asleep?.length ?? 0;
    if (asleep > 0 && asleep === held.hand.length) return <span>{courte.sleeps(asleep)}</span>;
    return (
      <span class="chk wait">
        <i />
        <i />
        <i />
        <span class="sr">{courte.choosing}</span>
      </span>
    );
  }
  const turn = turns.find((one) => one.seat === seat);
  if (turn === undefined) return view.phase === 'banish' ? null : <Ready>{courte.done}</Ready>;
  if (turn.isDone) return <Ready>{courte.done}</Ready>;
  return <span>{courte.played(valueOf(turn.card))}</span>;
}

function Ready({ children }: { readonly children: ComponentChildren }): JSX.Element {
  return (
    <span class="chk">
      <Icon name="check" />
      {children}
    </span>
  );
}

function Absent({
  icon,
  children,
}: {
  readonly icon: 'bot' | 'offline';
  readonly children: ComponentChildren;
}): JSX.Element {
  return (
    <span class="stnd">
      <Icon name={icon} />
      <span class="w">{children}</span>
    </span>
  );
}
