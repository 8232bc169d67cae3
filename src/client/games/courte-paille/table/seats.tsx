import type { ComponentChildren, JSX } from 'preact';
import type { CourtePailleEvent } from '../../../../games/courte-paille/events.ts';
import { valueOf } from '../../../../games/courte-paille/faces.ts';
import { allSleep } from '../../../../games/courte-paille/sleepers.ts';
import type { CourtePailleSeat } from '../../../../games/courte-paille/view.ts';
import { Icon } from '../../../kit/icon.tsx';
import { SeatsRow, type Holding } from '../../../play/frame/seats-row.tsx';
import type { SeatsProps } from '../../../play/game-table.tsx';
import { actingIn, type ActingCard } from './acting.ts';
import { HeldShark } from './castaway-marks.tsx';
import { isLong, type CourtePailleContext } from './context.ts';
import type { ScreenView } from './screen-view.ts';

type Props = SeatsProps<ScreenView, CourtePailleEvent, CourtePailleContext>;

/** The others round the raft, and where each is in this round. */
export function Seats(props: Props): JSX.Element {
  const { view, events, ...table } = props;
  const acting = actingIn(view, events);
  const holdingOf = (seat: number): Holding => {
    const isTurn = isTurnOf(seat, view);
    const isOut = view.seats[seat]?.out === true;
    return {
      isTurn,
      isThinking: isTurn && view.winners === undefined,
      class: isOut ? 'isout' : undefined,
      badge: view.shark === seat && !isOut && <HeldShark label={table.context.says.sharkBadge} />,
      meta: <Meta {...props} seat={seat} acting={acting} />,
    };
  };
  return <SeatsRow {...table} holdingOf={holdingOf} />;
}

function isTurnOf(seat: number, view: ScreenView): boolean {
  return view.turn === seat && view.phase !== 'choose';
}

interface MetaProps extends Props {
  readonly seat: number;
  readonly acting: readonly ActingCard[];
}

/** The second line of a seat. */
function Meta({ seat, view, context, state, clock, acting }: MetaProps): JSX.Element {
  const { words } = context;
  const held = view.seats[seat];
  const card = state.table.seats[seat];
  return (
    <>
      {card?.kind === 'person' && (card.standIn !== null || card.away) && (
        <Absent icon={card.standIn === null ? 'offline' : 'bot'}>
          {card.standIn === null ? words.table.away : words.table.standIn}
        </Absent>
      )}
      {isTurnOf(seat, view) && clock !== null && (
        <span class="tm">
          <b>{clock.text}</b>
        </span>
      )}
      {isLong(context) && held?.out !== true && (
        <span class="cc">
          <i />
          {held?.hand.length}
          <em class="sr"> {words.table.cardsInHand(held?.hand.length ?? 0)}</em>
        </span>
      )}
      <Doing seat={seat} view={view} acting={acting} context={context} />
    </>
  );
}

type DoingProps = Pick<MetaProps, 'seat' | 'view' | 'acting' | 'context'>;

/** Ready, choosing, what was played, done: where the seat is in this round. */
function Doing({ seat, view, acting, context }: DoingProps): JSX.Element | null {
  const { says } = context;
  const held = view.seats[seat];
  if (held === undefined || view.winners !== undefined) return null;
  if (held.out === true) {
    return (
      <span class="outb">
        <Icon name="eye" />
        {says.out}
      </span>
    );
  }
  if (view.phase === 'choose') return <Choosing held={held} context={context} />;
  const card = acting.find((one) => one.seat === seat);
  if (card === undefined) return view.phase === 'banish' ? null : <Ready>{says.done}</Ready>;
  if (card.isDone) return <Ready>{says.done}</Ready>;
  return <span>{says.played(valueOf(card.card))}</span>;
}

interface ChoosingProps {
  readonly held: CourtePailleSeat;
  readonly context: CourtePailleContext;
}

function Choosing({ held, context: { says } }: ChoosingProps): JSX.Element {
  if (held.chosen !== undefined) return <Ready>{says.ready}</Ready>;
  if (allSleep(held)) return <span>{says.sleeps(held.hand.length)}</span>;
  return (
    <span class="chk wait">
      <i />
      <i />
      <i />
      <span class="sr">{says.choosing}</span>
    </span>
  );
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
