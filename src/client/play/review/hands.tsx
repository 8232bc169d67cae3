import type { ComponentChildren, JSX } from 'preact';
import { Animal, animalOf } from '../../kit/animal.tsx';
import { CardPicture } from '../../kit/card.tsx';
import { classNames } from '../../kit/class-names.ts';
import { nameIn, type TableContext } from '../session/context.ts';
import { useReviewWords } from './words.ts';
import type { AnyView } from './review-display.ts';

interface Props {
  readonly view: AnyView;
  readonly context: TableContext;
  readonly game: string;
  /** Who made the move that is looked at. */
  readonly mover: number | null;
  chanceOf(seat: number): number | undefined;
  cardSays(card: string): string;
  besideOf(seat: number): ComponentChildren;
}

/** All hands, open as far as they are known; the own one first. */
export function Hands({ view, context, game, mover, chanceOf, cardSays, besideOf }: Props): JSX.Element {
  const review = useReviewWords();
  const count = view.seats.length;
  const order = Array.from({ length: count }, (_, i) => ((context.you ?? 0) + i) % count);
  return (
    <ul class={classNames('ohs', count > 4 && 'many')}>
      {order.map((seat) => {
        const { hand, score } = view.seats[seat]!;
        const chance = chanceOf(seat);
        return (
          <li key={seat} class={classNames('oh', seat === mover && 'on')}>
            <span class="rw">
              <Animal name={animalOf(seat)} />
              <b class="nm">{nameIn(context, seat)}</b>
              <span class="small muted">{review.points(score)}</span>
              {chance !== undefined && <span class="num pc">{review.percent(chance)}</span>}
            </span>
            <span
              class="cards"
              role="img"
              aria-label={review.handOf(hand.map((card) => (card === null ? review.hidden : cardSays(card))))}
            >
              {hand.map((card, i) => (
                <CardPicture key={i} game={game} card={card} />
              ))}
            </span>
            {besideOf(seat)}
          </li>
        );
      })}
    </ul>
  );
}
