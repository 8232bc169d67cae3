import type { Chance } from '../engine/chance/chance.ts';
import type { Code } from '../engine/game.ts';
import type { Question } from './bot.ts';

/** The move with the highest score; of equals luck picks one. */
export function best({ moves, count }: Question, luck: Chance, score: (code: Code) => number): Code {
  let chosen = moves[0]!;
  let most = score(chosen);
  for (let i = 1, ties = 1; i < count; i++) {
    const points = score(moves[i]!);
    if (points > most) ties = 1;
    else if (points < most || luck.below(++ties) !== 0) continue;
    chosen = moves[i]!;
    most = points;
  }
  return chosen;
}
