import type { JSX } from 'preact';
import { useWorld } from '../../world.ts';
import type { SeatsProps } from '../game-table.tsx';
import type { Scene } from '../scene.ts';
import { SeatsRow, type Holding } from '../seats-row.tsx';
import type { StrawEvent, StrawView } from './shapes.ts';

export function Seats({ view, ...table }: SeatsProps<StrawView, StrawEvent, Scene>): JSX.Element {
  const { straw } = useWorld().words;
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
