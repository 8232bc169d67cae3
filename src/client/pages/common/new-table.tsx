import type { JSX } from 'preact';
import { Icon } from '../../kit/icon.tsx';
import { useWorld } from '../../shell/world.ts';
import { FIRST_GAME, gameNamed } from '../../games/games.ts';
import { To } from '../../shell/to.tsx';

interface Props {
  readonly game?: string;
  readonly class?: string;
}

/** To a table that is to be set; which game it is for can still be changed there. */
export function NewTable({ game = FIRST_GAME.id, class: className = 'btn primary big' }: Props): JSX.Element {
  const { nav } = useWorld().words.pages;
  return (
    <To route={{ page: 'set', game: (gameNamed(game) ?? FIRST_GAME).id }} class={className}>
      <Icon name="plus" />
      {nav.newTable}
    </To>
  );
}
