import { courtePaille } from './courte-paille.ts';
import type { Screen } from './screen.ts';
import { str8Eight } from './str8-eight.ts';
import { straw } from './straw.ts';

const SCREENS: Readonly<Record<string, Screen>> = {
  straw,
  'courte-paille': courtePaille,
  'str8-eight': str8Eight,
};

export function screenOf(game: string): Screen {
  const screen = SCREENS[game];
  if (screen === undefined) throw new Error(`${game} has no screen`);
  return screen;
}
