import type { AnyGame } from '../../../engine/game.ts';
import type { Problem } from '../../../engine/record/problem.ts';
import type { MatchRecord } from '../../../engine/record/record.ts';
import { verify } from '../../../engine/record/verify.ts';

const RULES: Readonly<Record<string, () => Promise<AnyGame>>> = {
  straw: async () => (await import('../../../games/straw/game.ts')).straw,
  'courte-paille': async () => (await import('../../../games/courte-paille/game.ts')).courtePaille,
  'str8-eight': async () => (await import('../../../games/str8-eight/game.ts')).str8Eight,
};

/** Plays a whole match again and compares. The rules of its game are loaded for it, since the client holds none. */
export async function checkShuffle(record: MatchRecord): Promise<Problem[]> {
  const games = Object.hasOwn(RULES, record.game) ? [await RULES[record.game]!()] : [];
  return verify(JSON.stringify(record), games);
}
