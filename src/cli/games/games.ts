import type { TerminalGame } from '../screen/terminal-game.ts';
import { courtePaille } from './courte-paille/index.ts';
import { str8Eight } from './str8-eight/index.ts';
import { straw } from './straw/index.ts';

const SCREENS: readonly TerminalGame[] = [straw, courtePaille, str8Eight];

export function screenOf(game: string): TerminalGame {
  const screen = SCREENS.find(({ id }) => id === game);
  if (screen === undefined) throw new Error(`${game} has no screen`);
  return screen;
}
