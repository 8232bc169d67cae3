import type { WorkerGame } from '../../worker-game.ts';

export const str8Eight: WorkerGame = {
  id: 'str8-eight',
  about: async () => (await import('../../../../games/str8-eight/about.ts')).ABOUT,
  playable: async () => (await import('./playable.ts')).playable,
  bots: async () => (await import('../../../../bots/str8-eight/bots.ts')).str8EightBots,
  guide: async () => (await import('../../../../bots/str8-eight/guide.ts')).str8EightGuide,
};
