import type { ComponentChildren, JSX } from 'preact';
import { Animal, animalOf } from '../../../parts/animal.tsx';
import { nameIn, type Scene } from '../../scene.ts';
import type { Ranked } from './ranking.ts';

interface Props {
  readonly scene: Scene;
  readonly rows: readonly Ranked[];
  readonly heads: readonly ComponentChildren[];
  cellsOf(seat: number): readonly ComponentChildren[];
}

/** Who came where, and what it was made of; the last column is what counted. */
export function Ranking({ scene, rows, heads, cellsOf }: Props): JSX.Element {
  return (
    <table class="rt wide1">
      <thead>
        <tr>
          <th scope="col">
            <span class="sr">{scene.words.table.player}</span>
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
          <tr key={seat} class={seat === scene.you ? 'you' : undefined}>
            <th scope="row">
              <span class="rk num">{place}</span>
              <Animal name={animalOf(seat)} />
              <span title={nameIn(scene, seat)}>{nameIn(scene, seat)}</span>
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
  );
}
