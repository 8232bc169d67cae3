import type { JSX } from 'preact';
import type { Analysis } from '../../../protocol/analysis.ts';
import { Animal, animalOf } from '../../kit/animal.tsx';
import { nameIn, type TableContext } from '../session/context.ts';
import { accountOf } from './numbers.ts';
import { useReviewWords } from './words.ts';

interface Props {
  readonly seats: Analysis['seats'];
  readonly context: TableContext;
}

/** What made the result of each, in numbers that add up. */
export function Luck({ seats, context }: Props): JSX.Element {
  const review = useReviewWords();
  const order = seats.map((_, i) => ((context.you ?? 0) + i) % seats.length);
  return (
    <section class="luck panel" aria-labelledby="luck">
      <div class="chead">
        <h2 id="luck">{review.luck}</h2>
        <span class="small muted">{review.luckSays}</span>
      </div>
      <table class="rt">
        <thead>
          <tr>
            <th scope="col">
              <span class="sr">{context.words.table.player}</span>
            </th>
            {[review.start, review.luckColumn, review.own, review.others, review.rest, review.result].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {order.map((seat) => (
            <Account key={seat} of={seats[seat]!} seat={seat} context={context} />
          ))}
        </tbody>
      </table>
      <p class="small muted luckis">{review.luckIs}</p>
    </section>
  );
}

interface AccountProps {
  readonly of: Analysis['seats'][number];
  readonly seat: number;
  readonly context: TableContext;
}

function Account({ of, seat, context }: AccountProps): JSX.Element {
  const review = useReviewWords();
  const { start, luck, decisions, others, rest, result } = accountOf(of);
  return (
    <tr class={seat === context.you ? 'you' : undefined}>
      <th scope="row">
        <Animal name={animalOf(seat)} />
        <span class="nm">{nameIn(context, seat)}</span>
      </th>
      <td class="num">{start}</td>
      {[luck, decisions, others, rest].map((part, i) => (
        <td key={i} class="num">
          {review.change(part)}
        </td>
      ))}
      <td class="num tot">{result}</td>
    </tr>
  );
}
