import type { ComponentChildren, JSX } from 'preact';
import { Animal, animalOf } from '../../../kit/animal.tsx';
import { nameIn, type TableContext } from '../../../play/session/context.ts';
import type { Ranked } from './ranking.ts';

interface Props {
  readonly context: TableContext;
  readonly rows: readonly Ranked[];
  readonly heads: readonly ComponentChildren[];
  cellsOf(seat: number): readonly ComponentChildren[];
}

/** Who came where, and what it was made of; the last column is what counted. */
export function Ranking({ context, rows, heads, cellsOf }: Props): JSX.Element {
  return (
    <div class="rtbox" role="group" aria-label={context.words.table.finalResult} tabIndex={0}>
      <table class="rt wide1">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{context.words.table.player}</span>
            </th>
            {heads.map((head, i) => (
              <th key={i} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, place }) => (
            <tr key={seat} class={seat === context.you ? 'you' : undefined}>
              <th scope="row">
                <span class="rk num">{place}</span>
                <Animal name={animalOf(seat)} />
                <span title={nameIn(context, seat)}>{nameIn(context, seat)}</span>
              </th>
              {cellsOf(seat).map((cell, i) => (
                <td key={i} class={i === heads.length - 1 ? 'num tot' : 'num'}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
