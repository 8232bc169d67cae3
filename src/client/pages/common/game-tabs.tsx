import type { JSX } from 'preact';
import { classNames } from '../../kit/class-names.ts';
import type { Route } from '../../shell/route.ts';
import { useWorld } from '../../shell/world.ts';
import { nameOf } from '../../words/words.ts';
import { GAMES } from '../../games/games.ts';
import { To } from '../../shell/to.tsx';
import './game-tabs.css';

interface Props {
  readonly game: string;
  readonly page: 'set' | 'rules';
  readonly label: string;
}

/** The same page for each of the games. */
export function GameTabs({ game, page, label }: Props): JSX.Element {
  const { words } = useWorld();
  const routeOf = (one: string): Route => ({ page, game: one });
  return (
    <nav class="seg gtabs" aria-label={label}>
      {GAMES.map(({ id: one }) => (
        <To key={one} route={routeOf(one)} class={classNames(one === game && 'on')} isHere={one === game}>
          {nameOf(one, words)}
        </To>
      ))}
    </nav>
  );
}
