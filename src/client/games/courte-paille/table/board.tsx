import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { CourtePailleEvent } from '../../../../games/courte-paille/events.ts';
import { placeOf } from '../../../kit/motion/places.ts';
import type { BoardProps } from '../../../play/game-table.tsx';
import { PLACES } from '../../../play/playback/places.ts';
import { Watching } from '../../../play/tray/cloth.tsx';
import { Banish } from '../end/banish/banish.tsx';
import { Out } from '../end/out.tsx';
import { actingIn, type ActingCard } from './acting.ts';
import type { CourtePailleContext } from './context.ts';
import { Middle } from './middle.tsx';
import { OrderStrip } from './order-strip.tsx';
import type { ScreenView } from './screen-view.ts';
import { CocoDialog } from './tray/coco-dialog.tsx';
import { reasonOf } from './tray/reasons.ts';
import { Tray } from './tray/tray.tsx';
import { useTurn, type Turn } from './tray/use-turn.ts';

type Props = BoardProps<ScreenView, CourtePailleEvent, CourtePailleContext>;

/** The week, the menu and the hand. */
export function Board(props: Props): JSX.Element {
  const { session, displayed, context, events } = props;
  const { you } = context;
  const turn = useTurn(session, displayed, you);
  const view = displayed.again ?? displayed.view;
  const acting = actingIn(view, displayed.again === null ? events : []);
  useEffect(() => {
    // what Coco is to land: the dialog that had the focus is gone
    if (turn.mode === 'land hand') focusHand();
  }, [turn.mode]);
  const refuseDay = (position: number): void => {
    const [rule, fact] = reasonOf({ clause: 'C13a', about: { position } }, context);
    turn.setProblem(`${rule} ${fact}`);
  };
  return (
    <>
      <Middle view={view} context={context} ask={displayed.ask} turn={turn} onRefusedDay={refuseDay} />
      <BelowTheTable {...props} turn={turn} acting={acting} />
      {turn.isCocoOpen && you !== null && <CocoDialog displayed={displayed} context={context} you={you} turn={turn} />}
    </>
  );
}

function isBanishing({ displayed: { view }, context: { you } }: Props): boolean {
  return view.phase === 'banish' && view.turn === you;
}

interface BelowProps extends Props {
  readonly turn: Turn;
  readonly acting: readonly ActingCard[];
}

/** The hand, or what stands in its place. */
function BelowTheTable(props: BelowProps): JSX.Element {
  const { session, displayed, context, clock, events, turn, acting } = props;
  const { you } = context;
  const order = acting.length > 0 ? <OrderStrip acting={acting} context={context} /> : null;
  if (you === null) return <Watching>{order}</Watching>;
  if (displayed.view.seats[you]?.out === true) {
    return <Out view={displayed.view} events={events} context={context} you={you} order={order} />;
  }
  const table = { session, displayed, context, clock, you, isCovered: displayed.again !== null };
  return isBanishing(props) ? <Banish {...table} /> : <Tray {...table} turn={turn} acting={acting} />;
}

/** The card of the hand that the tab key would come to. */
function focusHand(): void {
  const cards = [...(placeOf(PLACES.hand)?.children ?? [])] as HTMLElement[];
  cards.find(({ tabIndex }) => tabIndex === 0)?.focus({ preventScroll: true });
}
