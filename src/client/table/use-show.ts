import { useEffect, useReducer, useState } from 'preact/hooks';
import type { GameScreen } from './game-table.tsx';
import type { Scene } from './scene.ts';
import { Show, type Told } from './show.ts';
import type { Sitting, Standing } from './sitting.ts';
import type { GameStaging } from './staging.ts';

interface Shower<View, Event, GameScene extends Scene, End> {
  readonly show: Show<View>;
  readonly staging: GameStaging<View, Event, GameScene, End>;
}

/** What is shown of the table, one thing after the other. */
export function useShow<View, Event, GameScene extends Scene, End>(
  sitting: Sitting,
  first: Standing,
  screen: GameScreen<View, Event, GameScene, End>,
): Shower<View, Event, GameScene, End> {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const [shower] = useState(() => {
    const staging = screen.staging();
    const show = new Show<View>(first, staging, () => redraw(undefined));
    show.open(screen.opening(first.view as View) as readonly Told[]);
    return { staging, show };
  });
  const { show } = shower;
  useEffect(() => {
    // what came between the first drawing and this
    if (sitting.standing !== null && sitting.standing !== first) show.hear(sitting.standing, null);
    const off = sitting.watch((standing, message) => show.hear(standing, message));
    return () => {
      off();
      show.end();
    };
  }, [sitting, show]);
  return shower;
}
