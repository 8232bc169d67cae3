import type { JSX } from 'preact';
import type { StrawEvent } from '../../../../games/straw/events.ts';
import type { StrawView } from '../../../../games/straw/view.ts';
import { useWords } from './words.ts';
import type { SeatsProps } from '../../../play/game-table.tsx';
import type { StrawContext } from './context.ts';
import { SeatsRow, type Holding } from '../../../play/frame/seats-row.tsx';

export function Seats({ view, ...table }: SeatsProps<StrawView, StrawEvent, StrawContext>): JSX.Element {
  const straw = useWords();
  const holdingOf = (seat: number): Holding => {
    const isTurn = view.turn === seat;
    const held = view.seats[seat];
    return {
      isTurn,
      isThinking: isTurn && view.winners === undefined,
      cards: held?.hand.length,
      points: straw.numeral(held?.score ?? 0),
    };
  };
  return <SeatsRow {...table} holdingOf={holdingOf} />;
}
