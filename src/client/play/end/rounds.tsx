import type { JSX } from 'preact';
import { Animal, animalOf } from '../../kit/animal.tsx';
import { Chart } from './chart.tsx';
import { nameIn, type TableContext } from '../session/context.ts';

interface Props {
  readonly context: TableContext;
  readonly scores: readonly number[];
  /** Of each round, what everybody had after it. */
  readonly totals: readonly (readonly number[])[];
  /** What a seat got in a round, counted from 0. */
  cellOf(round: number, seat: number): string;
  numeral(points: number): string;
  /** What had to be reached, where that ended the match. */
  readonly goal?: number;
}

/** More columns than that have no room. */
const MOST_COLUMNS = 6;

/** The points of the match by round, in a table and as lines. */
export function Rounds({ context, scores, totals, cellOf, numeral, goal }: Props): JSX.Element {
  const { table: say } = context.words;
  const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!);
  const columns = [...totals.keys()].slice(-MOST_COLUMNS);
  const lines = order.map((seat) => ({
    name: `${nameIn(context, seat)} ${numeral(scores[seat]!)}`,
    values: [0, ...totals.map((after) => after[seat]!)],
  }));
  return (
    <div class="rtc">
      <div class="rtbox" role="group" aria-label={say.totalsByRound} tabIndex={0}>
        <table class="rt">
          <thead>
            <tr>
              <th scope="col">
                <span class="sr">{say.player}</span>
              </th>
              {columns.map((round) => (
                <th key={round} scope="col">
                  {round + 1}
                </th>
              ))}
              <th scope="col">{say.total}</th>
            </tr>
          </thead>
          <tbody>
            {order.map((seat) => (
              <Row
                key={seat}
                {...{ context, seat }}
                rank={1 + scores.filter((score) => score > scores[seat]!).length}
                cells={columns.map((round) => cellOf(round, seat))}
                total={numeral(scores[seat]!)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {totals.length > 0 && <Chart lines={lines} label={say.totalsByRound} goal={goal} />}
    </div>
  );
}

interface RowProps {
  readonly context: TableContext;
  readonly seat: number;
  readonly rank: number;
  readonly cells: readonly string[];
  readonly total: string;
}

function Row({ context, seat, rank, cells, total }: RowProps): JSX.Element {
  return (
    <tr class={seat === context.you ? 'you' : undefined}>
      <th scope="row">
        <span class="rk num">{rank}</span>
        <Animal name={animalOf(seat)} />
        <span>{nameIn(context, seat)}</span>
      </th>
      {cells.map((cell, i) => (
        <td key={i} class="num">
          {cell}
        </td>
      ))}
      <td class="num tot">{total}</td>
    </tr>
  );
}
