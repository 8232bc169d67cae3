import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Watching } from '../cloth.tsx';
import type { BoardProps } from '../game-table.tsx';
import { CocoDialog } from './coco-dialog.tsx';
import { CourteBanish } from './ends/banish.tsx';
import { CourteOut } from './ends/out.tsx';
import { turnsOf } from './order.ts';
import { OrderStrip } from './order-strip.tsx';
import { reasonOf } from './reasons.ts';
import type { CourteScene } from './scene.ts';
import type { CourteEvent, CourteView } from './shapes.ts';
import { Stage } from './stage.tsx';
import { Tray } from './tray.tsx';
import { useTurn } from './use-turn.ts';

type Props = BoardProps<CourteView, CourteEvent, CourteScene>;

/** The week, the menu and the hand. */
export function Board({ sitting, shown, scene, clock, events }: Props): JSX.Element {
  const { you } = scene;
  const turn = useTurn(sitting, shown, you);
  const view = shown.again ?? shown.view;
  const acting = turnsOf(view, shown.again === null ? events : []);
  useEffect(() => {
    // what Coco is to do it with: the dialog that had the focus is gone
    if (turn.mode === 'lesson' || turn.mode === 'peek') focusFirst('.week');
    if (turn.mode === 'land menu') focusFirst('.mcol');
    if (turn.mode === 'land hand') focusFirst('.hand');
  }, [turn.mode]);
  const refuseDay = (position: number): void => {
    const [rule, fact] = reasonOf({ clause: 'C13a', about: { position } }, scene);
    turn.setSorry(`${rule} ${fact}`);
  };
  const order = acting.length > 0 ? <OrderStrip turns={acting} scene={scene} /> : null;
  const isOut = you !== null && shown.view.seats[you]?.out === true;
  const isBanishing = shown.view.phase === 'banish' && shown.view.turn === you;
  const table = { sitting, shown, scene, clock, isCovered: shown.again !== null };
  return (
    <>
      <Stage
        view={view}
        scene={scene}
        ask={shown.ask}
        turn={turn}
        isActing={order !== null && !isBanishing}
        onRefusedDay={refuseDay}
      />
      {you === null ? (
        <Watching>{order}</Watching>
      ) : isOut ? (
        <CourteOut view={shown.view} events={events} scene={scene} you={you} order={order} />
      ) : isBanishing ? (
        <CourteBanish {...table} you={you} />
      ) : (
        <Tray {...table} you={you} turn={turn} acting={acting} />
      )}
      {turn.isCocoOpen && you !== null && <CocoDialog shown={shown} scene={scene} you={you} turn={turn} />}
    </>
  );
}

function focusFirst(row: string): void {
  document.querySelector<HTMLElement>(`${row} button.card[tabindex="0"]`)?.focus({ preventScroll: true });
}
