import { ABOUT } from '../../../../games/courte-paille/about.ts';
import type { WorkerGame } from '../../worker-game.ts';

export const courtePaille: WorkerGame = {
  about: ABOUT,
  playable: async () => (await import('./playable.ts')).playable,
  bots: async () => (await import('../../../../bots/courte-paille/bots.ts')).courtePailleBots,
  guide: async () => (await import('../../../../bots/courte-paille/guide.ts')).courtePailleGuide,
};
