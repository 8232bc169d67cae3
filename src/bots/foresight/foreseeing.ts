import type { AnyGame } from '../../engine/game.ts';
import type { Bot, Effort, Question } from '../bot.ts';
import type { Learnt } from '../network/learnt.ts';
import { drawn, favourite } from '../search/decision.ts';
import type { Guide } from '../search/guide.ts';
import { taskOf } from '../search/searching.ts';
import { Foresight } from './foresight.ts';
import type { Insight } from './insight.ts';

/** All that a foresight needs of a game. */
export interface Foreseeable {
  readonly game: AnyGame;
  readonly guide: Guide;
  readonly learnt: Learnt;
  readonly insight: Insight;
}

/** A bot that looks ahead as long as it is told, or as long as is its habit. */
export function foreseeing({ game, guide, learnt, insight }: Foreseeable, habit: Effort): Bot {
  let table: string | undefined;
  let foresight: Foresight;
  return {
    choose(question, luck, effort = habit, tell) {
      if (question.count === 1) return question.moves[0]!;
      const task = taskOf(game, guide, question);
      if (table !== tableOf(question)) {
        table = tableOf(question);
        foresight = new Foresight(game, guide, learnt, insight, task);
      }
      const ranking = foresight.think(task, luck, effort, tell);
      const best = favourite(ranking).code;
      return guide.isSecret?.(best) === true ? drawn(ranking, luck) : best;
    },
  };
}

/** Another table takes other room. */
function tableOf({ seats, options, rules }: Question): string {
  return JSON.stringify([seats, options, rules]);
}
