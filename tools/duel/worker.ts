import { workerData } from 'node:worker_threads';
import { BoutPlayer } from '../../src/bots/arena/matches.ts';
import type { ArenaJob, ArenaPlayed } from '../../src/cli/arena/matches.ts';
import { perform } from '../../src/server/threads/perform.ts';
import { botBefore, type Before } from './before.ts';

const before = (await import(workerData as string)) as Before;
let player: BoutPlayer | undefined;

const TASKS = {
  duel({ bout, number, from, to }: ArenaJob): ArenaPlayed {
    const began = performance.now();
    player ??= new BoutPlayer(bout, (text) => botBefore(before, bout.game, text));
    const parts = Array.from({ length: to - from }, (_, i) => player!.play(from + i));
    return { number, parts, ms: performance.now() - began };
  },
};
export type DuelTasks = typeof TASKS;

perform(TASKS);
