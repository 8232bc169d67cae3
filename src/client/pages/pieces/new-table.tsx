import type { JSX } from 'preact';
import { Icon } from '../../parts/icon.tsx';
import { useWorld } from '../../world.ts';
import { FIRST_GAME, isGame } from './games.ts';
import { To } from './to.tsx';

interface Wish {
  readonly game?: string;
  readonly class?: string;
}

/** To a table that is to be set; which game it is for can still be changed there. */
export function NewTable({ game = FIRST_GAME, class: dress = 'btn primary big' }: Wish): JSX.Element {
  const { nav } = useWorld().words.pages;
  return (
    <To route={{ page: 'set', game: isGame(game) ? game : FIRST_GAME }} class={dress}>
      <Icon name="plus" />
      {nav.newTable}
    </To>
  );
}
