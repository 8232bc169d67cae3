import type { GameId } from '../pages/pieces/games.ts';

const GAMES: Readonly<Record<string, GameId>> = { S: 'straw', C: 'courte-paille', E: 'str8-eight' };

/** Whose clause it is: its first letter tells. */
export function gameOfClause(clause: string): GameId | undefined {
  return GAMES[clause.charAt(0)];
}
