import type { AnyGame, Position } from '../../engine/game.ts';
import type { Bot, Effort } from '../bot.ts';
import { favourite } from '../search/decision.ts';
import type { Guide } from '../search/guide.ts';
import { Search } from '../search/search.ts';

/**
 * A bound for what knowing more could bring: a search whose every world is the true state, with the hands of all. It cannot see
 * what chance has not decided yet. Only an arena hands out its state, so no fair bot can come by it.
 */
export function cheating(game: AnyGame, guide: Guide, state: Position, effort: Effort): Bot {
  const search = new Search(game, guide);
  return {
    choose({ seat, seats, options, rules, moves, count }, luck) {
      if (count === 1) return moves[0]!;
      const task = {
        seat,
        seats,
        options,
        rules,
        moves,
        count,
        imagine: (_: unknown, into: Position) => game.copy(state, into),
      };
      return favourite(search.think(task, luck, effort)).code;
    },
  };
}
