import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Watching } from '../../../play/tray/cloth.tsx';
import type { BoardProps } from '../../../play/game-table.tsx';
import { CocoDialog } from './coco-dialog.tsx';
import { CourteBanish } from '../end/banish.tsx';
import { CourteOut } from '../end/out.tsx';
import { turnsOf } from './order.ts';
import { OrderStrip } from './order-strip.tsx';
import { reasonOf } from './reasons.ts';
import type { CourtePailleContext } from './context.ts';
import type { CourteEvent, CourteView } from './shapes.ts';
import { Stage } from './stage.tsx';
import { Tray } from './tray.tsx';
import { useTurn } from './use-turn.ts';

type Props = BoardProps<CourteView, CourteEvent, CourtePailleContext>;

/** The week, the menu and the hand. */
export function Board({ session, displayed, context, clock, events }: Props): JSX.Element {
  const { you } = context;
  const turn = useTurn(session, displayed, you);
  const view = displayed.again ?? displayed.view;
  const acting = turnsOf(view, displayed.again === null ? events : []);
  useEffect(() => {
    // what Coco is to do it with: the dialog that had the focus is gone
    if (turn.mode === 'lesson' || turn.mode === 'peek') focusFirst('.week');
    if (turn.mode === 'land menu') focusFirst('.mcol');
    if (turn.mode === 'land hand') focusFirst('.hand');
  }, [turn.mode]);
  const refuseDay = (position: number): void => {
    const [rule, fact] = reasonOf({ clause: 'C13a', about: { position } }, context);
    turn.setProblem(`${rule} ${fact}`);
  };
  const order = acting.length > 0 ? <OrderStrip turns={acting} context={context} /> : null;
  const isOut = you !== null && displayed.view.seats[you]?.out === true;
  const isBanishing = displayed.view.phase === 'banish' && displayed.view.turn === you;
  const table = { session, displayed, context, clock, isCovered: displayed.again !== null };
  return (
    <>
      <Stage
        view={view}
        context={context}
        ask={displayed.ask}
        turn={turn}
        isActing={order !== null && !isBanishing}
        onRefusedDay={refuseDay}
      />
      {you === null ? (
        <Watching>{order}</Watching>
      ) : isOut ? (
        <CourteOut view={displayed.view} events={events} context={context} you={you} order={order} />
      ) : isBanishing ? (
        <CourteBanish {...table} you={you} />
      ) : (
        <Tray {...table} you={you} turn={turn} acting={acting} />
      )}
      {turn.isCocoOpen && you !== null && <CocoDialog displayed={displayed} context={context} you={you} turn={turn} />}
    </>
  );
}

function focusFirst(row: string): void {
  document.querySelector<HTMLElement>(`${row} button.card[tabindex="0"]`)?.focus({ preventScroll: true });
}
