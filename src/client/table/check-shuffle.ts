import type { Problem } from '../../engine/record/problem.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { verify } from '../../engine/record/verify.ts';
import { GAMES } from '../../games/games.ts';

/** Plays a whole match again and compares. The rules come with this file, so it is loaded only when somebody asks. */
export function checkShuffle(record: MatchRecord): Problem[] {
  return verify(JSON.stringify(record), GAMES);
}
