import type { BotLevel } from '../link/link.ts';

/** The levels that are offered, weakest first; each has so many straws. */
const LEVELS = ['easy', 'medium', 'hard', 'master'] as const satisfies readonly BotLevel[];
export type ShownLevel = (typeof LEVELS)[number];
export const USUAL_LEVEL = 'medium';

/** How many straws a level has. */
export function strawsOf(level: BotLevel): 1 | 2 | 3 | 4 {
  return (Math.max(0, LEVELS.indexOf(level as ShownLevel)) + 1) as 1 | 2 | 3 | 4;
}

export function shownLevels(listed: readonly string[]): ShownLevel[] {
  return LEVELS.filter((level) => listed.includes(level));
}

/** The level of a bot that nobody chose one for. */
export function usualLevel(displayed: readonly ShownLevel[]): ShownLevel {
  return displayed.includes(USUAL_LEVEL) ? USUAL_LEVEL : (displayed[0] ?? USUAL_LEVEL);
}
