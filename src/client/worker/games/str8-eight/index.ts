import { ABOUT } from '../../../../games/str8-eight/about.ts';
import type { WorkerGame } from '../../worker-game.ts';

export const str8Eight: WorkerGame = {
  about: ABOUT,
  playable: async () => (await import('./playable.ts')).playable,
  bots: async () => (await import('../../../../bots/str8-eight/bots.ts')).str8EightBots,
  guide: async () => (await import('../../../../bots/str8-eight/guide.ts')).str8EightGuide,
};
