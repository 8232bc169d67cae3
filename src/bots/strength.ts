import { SCALE } from './scale.ts';

/**
 * How strong each level of a game is, as it was measured, on a scale where `medium` stands at 1000. Where a number of players was not
 * measured it is that of the next larger one.
 */
export function pointsOf(game: string, players: number): Readonly<Record<string, number>> {
  const measured = SCALE[game] ?? {};
  const count = Object.keys(measured).find((count) => Number(count) >= players);
  return measured[Number(count)] ?? {};
}
