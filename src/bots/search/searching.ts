import type { AnyGame } from '../../engine/game.ts';
import type { Bot, Effort, Question } from '../bot.ts';
import { drawn, favourite } from './decision.ts';
import type { Guide } from './guide.ts';
import { Search, type Task } from './search.ts';
import { Worlds } from './worlds.ts';

/** A bot that searches the worlds that its seat takes for possible, as long as it is told or as long as is its habit. */
export function searching(game: AnyGame, guide: Guide, habit: Effort): Bot {
  let search: Search | undefined;
  return {
    choose(question, luck, effort = habit, tell) {
      if (question.count === 1) return question.moves[0]!;
      // a search has large tables: only who needs one makes them
      search ??= new Search(game, guide);
      const findings = search.think(taskOf(game, guide, question), luck, effort, tell);
      const best = favourite(findings).code;
      return guide.isSecret?.(best) === true ? drawn(findings, luck) : best;
    },
  };
}

export function taskOf(game: AnyGame, guide: Guide, question: Question): Task {
  const { seat, seats, options, rules, moves, count } = question;
  const worlds = new Worlds(game, guide, question);
  return { seat, seats, options, rules, moves, count, imagine: (luck, into) => worlds.imagine(luck, into) };
}
