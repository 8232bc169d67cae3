import { botOf, botsOf } from '../../src/bots/bots.ts';
import { FastChance } from '../../src/engine/chance/fast.ts';
import { readOptions, type Options } from '../../src/engine/options.ts';
import { gameNamed } from '../../src/games/games.ts';
import { Average } from './average.ts';
import { Learner } from './learner.ts';
import type { Lesson } from './lesson.ts';
import { packed } from './pack.ts';
import { SelfPlay, seedOf } from './self-play.ts';

const BETWEEN_WORDS = 1000;

/** Gives a lesson from its first match to its last. The same lesson gives the same bytes. */
export function learn(lesson: Lesson, tell: (share: number) => void): Uint8Array {
  const { game, guide, learnt } = botsOf(lesson.game)!;
  const { features } = learnt;
  const learner = new Learner(features.count, new FastChance(seedOf(lesson.name, 0)), features.hint?.bind(features));
  const average = new Average(learner, lesson.matches);
  const tables = lesson.tables.map(({ seats, options }) => ({
    seats,
    options: optionsOf(lesson.game, seats, options),
  }));
  const play = new SelfPlay(
    {
      ...lesson,
      game,
      features,
      tables,
      teacher: botOf(lesson.game, 'medium')!,
      roundOf: guide.roundOf.bind(guide),
      judge: guide.judge.bind(guide),
    },
    learner,
  );
  for (let match = 0; match < lesson.matches; match++) {
    play.play();
    average.hear(match);
    if (match % BETWEEN_WORDS === 0) tell(match / lesson.matches);
  }
  average.settle();
  return packed(learner);
}

function optionsOf(game: string, seats: number, wished: object): Options {
  const read = readOptions(gameNamed(game)!.options, seats, wished as Record<string, unknown>);
  if ('bad' in read) throw new Error(read.bad.says);
  return read.options;
}
