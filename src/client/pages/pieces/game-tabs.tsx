import type { JSX } from 'preact';
import { classNames } from '../../parts/class-names.ts';
import type { Route } from '../../route.ts';
import { useWorld } from '../../world.ts';
import { GAMES, nameOf, type GameId } from './games.ts';
import { To } from './to.tsx';
import './game-tabs.css';

interface Wish {
  readonly game: GameId;
  readonly page: 'set' | 'rules';
  readonly label: string;
}

/** The same page for each of the games. */
export function GameTabs({ game, page, label }: Wish): JSX.Element {
  const { words } = useWorld();
  const routeOf = (one: GameId): Route => ({ page, game: one });
  return (
    <nav class="seg gtabs" aria-label={label}>
      {GAMES.map((one) => (
        <To key={one} route={routeOf(one)} class={classNames(one === game && 'on')} isHere={one === game}>
          {nameOf(one, words)}
        </To>
      ))}
    </nav>
  );
}
