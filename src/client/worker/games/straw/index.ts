import { ABOUT } from '../../../../games/straw/about.ts';
import type { WorkerGame } from '../../worker-game.ts';
import { playable } from './playable.ts';

/** It is offered first: whoever plays anything most likely plays this, so that it comes with the worker. */
export const straw: WorkerGame = {
  about: ABOUT,
  playable: async () => playable,
  bots: async () => (await import('../../../../bots/straw/bots.ts')).strawBots,
  guide: async () => (await import('../../../../bots/straw/guide.ts')).strawGuide,
};
