import type { JSX } from 'preact';
import type { Analysis } from '../../../protocol/analysis.ts';
import { Animal, animalOf } from '../../kit/animal.tsx';
import { nameIn, type TableContext } from '../session/context.ts';
import { accountOf } from './numbers.ts';
import { useReviewWords } from './words.ts';

/** What made the result of each, in numbers that add up. */
export function Luck({
  seats,
  context,
}: {
  readonly seats: Analysis['seats'];
  readonly context: TableContext;
}): JSX.Element {
  const back = useReviewWords();
  const order = seats.map((_, i) => ((context.you ?? 0) + i) % seats.length);
  return (
    <section class="luck panel" aria-labelledby="luck">
      <div class="chead">
        <h2 id="luck">{back.luck}</h2>
        <span class="small muted">{back.luckSays}</span>
      </div>
      <table class="rt">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{context.words.table.player}</span>
            </th>
            {[back.start, back.luckColumn, back.own, back.others, back.result].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => {
            const { start, luck, decisions, others, result } = accountOf(seats[seat]!);
            return (
              <tr key={seat} class={seat === context.you ? 'you' : undefined}>
                <th scope="row">
                  <Animal name={animalOf(seat)} />
                  <span class="nm">{nameIn(context, seat)}</span>
                </th>
                <td class="num">{start}</td>
                {[luck, decisions, others].map((part, i) => (
                  <td key={i} class="num">
                    {back.change(part)}
                  </td>
                ))}
                <td class="num tot">{result}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <p class="small muted luckis">{back.luckIs}</p>
    </section>
  );
}
