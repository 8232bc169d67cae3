import type { Level } from '../engine/record/record.ts';
import type { Bot } from './bot.ts';
import { botsForCourtePaille } from './courte-paille/index.ts';
import type { GameBots } from './game-bots.ts';
import { networkAlone } from './network/alone.ts';
import type { Guide } from './search/guide.ts';
import { botsForStr8Eight } from './str8-eight/index.ts';
import { botsForStraw } from './straw/index.ts';

const ALL: readonly GameBots[] = [botsForStraw, botsForCourtePaille, botsForStr8Eight];

export function botsOf(game: string): GameBots | undefined {
  return ALL.find((one) => one.game.id === game);
}

export function botOf(game: string, level: Level): Bot | undefined {
  return botsOf(game)?.bots[level];
}

/** What a search is told of a game beyond its rules. */
export function guideOf(game: string): Guide | undefined {
  return botsOf(game)?.guide;
}

/** Who plays what a network says at a glance. No level, but what levels are made of. */
export function networkOf(game: string): Bot {
  const { game: rules, learnt } = botsOf(game)!;
  return networkAlone(rules, learnt);
}
