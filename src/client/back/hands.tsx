import type { ComponentChildren, JSX } from 'preact';
import { Animal, animalOf } from '../parts/animal.tsx';
import { CardPicture } from '../parts/card.tsx';
import { classNames } from '../parts/class-names.ts';
import type { Dress } from '../parts/dress.ts';
import { nameIn, type Scene } from '../table/scene.ts';
import { useBack } from './words.ts';
import type { AnyView } from './screen.ts';

interface Props {
  readonly view: AnyView;
  readonly scene: Scene;
  readonly dress: Dress;
  /** Who made the move that is looked at. */
  readonly mover: number | null;
  chanceOf(seat: number): number | undefined;
  cardSays(card: string): string;
  besideOf(seat: number): ComponentChildren;
}

/** All hands, open as far as they are known; the own one first. */
export function Hands({ view, scene, dress, mover, chanceOf, cardSays, besideOf }: Props): JSX.Element {
  const back = useBack();
  const count = view.seats.length;
  const order = Array.from({ length: count }, (_, i) => ((scene.you ?? 0) + i) % count);
  return (
    <ul class={classNames('ohs', count > 4 && 'many')}>
      {order.map((seat) => {
        const { hand, score } = view.seats[seat]!;
        const chance = chanceOf(seat);
        return (
          <li key={seat} class={classNames('oh', seat === mover && 'on')}>
            <span class="rw">
              <Animal name={animalOf(seat)} />
              <b class="nm">{nameIn(scene, seat)}</b>
              <span class="small muted">{back.points(score)}</span>
              {chance !== undefined && <span class="num pc">{back.percent(chance)}</span>}
            </span>
            <span
              class="cards"
              role="img"
              aria-label={back.handOf(hand.map((card) => (card === null ? back.hidden : cardSays(card))))}
            >
              {hand.map((card, i) => (
                <CardPicture key={i} game={dress} card={card} />
              ))}
            </span>
            {besideOf(seat)}
          </li>
        );
      })}
    </ul>
  );
}
