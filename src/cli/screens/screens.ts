import { courtePaille } from './courte-paille.ts';
import type { Screen } from './screen.ts';
import { straw } from './straw.ts';

const SCREENS: Readonly<Record<string, Screen>> = { straw, 'courte-paille': courtePaille };

export function screenOf(game: string): Screen {
  const screen = SCREENS[game];
  if (screen === undefined) throw new Error(`${game} has no screen`);
  return screen;
}
