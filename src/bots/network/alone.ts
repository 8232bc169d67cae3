import type { AnyGame, Position } from '../../engine/game.ts';
import type { Bot } from '../bot.ts';
import type { Learnt } from './learnt.ts';
import { Sight } from './sight.ts';

/** Plays whatever its network likes best, and searches nothing. */
export function networkAlone(game: AnyGame, learnt: Learnt): Bot {
  const sight = new Sight(learnt);
  const logits = new Int32Array(game.mostMoves);
  let world: Position | undefined;
  return {
    choose(question, luck) {
      const { seat, seats, options, rules, moves, count } = question;
      if (count === 1) return moves[0]!;
      if (world?.seats !== seats || world.options !== options) world = game.blank(seats, options, rules);
      // any world that agrees with the view: the network is told nothing that differs between them
      game.imagine(question.view(), luck, world);
      sight.weigh(world, seat, moves, count, logits);
      let best = 0;
      for (let i = 1; i < count; i++) if (logits[i]! > logits[best]!) best = i;
      return moves[best]!;
    },
  };
}
