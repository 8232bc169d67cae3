import { Worker } from 'node:worker_threads';
import type { HintRequest } from '../../bots/analysis/advice.ts';
import type { MoveOption } from '../../bots/analysis/analysis.ts';
import type { ProblemError } from '../../protocol/problem-error.ts';
import { problemError } from '../../protocol/problems.ts';
import type { Adviser } from '../../table/environment.ts';
import { builtUrl } from '../built.ts';
import type { Whose } from '../threads/fair-queue.ts';
import { Lane, type Wish } from '../threads/lane.ts';
import { Stopped } from '../threads/stopped.ts';
import { Thread } from '../threads/thread.ts';
import { Threads } from '../threads/threads.ts';
import type { AdviceTasks } from './advice-worker.ts';

/** A queue that is longer is none that anybody waits in. */
const MOST_QUEUED = 20;
/** So that no address can keep all others out. */
const MOST_OF_ADDRESS = 5;
const SECONDS_TO_WAIT = 1;
const GONE = 'Nobody waits for it any more.';

interface WantedHint extends Wish {
  readonly hintRequest: HintRequest;
  readonly resolve: (options: MoveOption[]) => void;
}

interface AdviserOptions {
  readonly startWorker?: () => Worker;
  /** Where a player is: addresses take turns. */
  readonly whose?: (player: string) => Whose;
}

/** Hints are found on a thread of their own, which gives way to the bots: one at a time for each player, and few in advance. */
export class ThreadAdviser implements Adviser {
  readonly #lane: Lane<AdviceTasks, WantedHint>;
  readonly #whose: (player: string) => Whose;
  /** Who waits for one. */
  readonly #waiting = new Set<string>();

  constructor({ startWorker, whose }: AdviserOptions = {}) {
    const start = startWorker ?? ((): Worker => new Worker(builtUrl('advice-worker.js')));
    const threads = new Threads<AdviceTasks>(1, () => new Thread(start(), 'the advising thread'));
    this.#whose = whose ?? ((player) => ({ player, address: player }));
    this.#lane = new Lane(threads, async (thread, { hintRequest, resolve }) =>
      resolve(await thread.call('advise', hintRequest)),
    );
  }

  /** Hints that wait for the thread. */
  get queued(): number {
    return this.#lane.queued;
  }

  async advise(hintRequest: HintRequest, player: string, gone?: AbortSignal): Promise<MoveOption[]> {
    const whose = this.#whose(player);
    this.#refuse(whose);
    if (gone?.aborted === true) throw tooFast(GONE);
    this.#waiting.add(player);
    try {
      return await this.#hint(hintRequest, whose, gone);
    } catch (error) {
      throw error instanceof Stopped ? closing() : error;
    } finally {
      this.#waiting.delete(player);
    }
  }

  /** What is still wanted is refused. */
  stop(): Promise<void> {
    return this.#lane.stop('advising was stopped');
  }

  #refuse({ player, address }: Whose): void {
    if (this.#waiting.has(player)) throw stillWaiting();
    if (this.#lane.queued >= MOST_QUEUED || this.#lane.queuedFor(address) >= MOST_OF_ADDRESS)
      throw tooFast('Many want a hint just now.');
  }

  #hint(hintRequest: HintRequest, whose: Whose, gone: AbortSignal | undefined): Promise<MoveOption[]> {
    return new Promise((resolve, reject) => {
      const wanted: WantedHint = { ...whose, hintRequest, resolve, reject };
      this.#lane.add(wanted);
      // who is gone leaves the queue; what has begun is nearly done
      gone?.addEventListener('abort', () => void (this.#lane.remove(wanted) && reject(tooFast(GONE))));
    });
  }
}

export function stillWaiting(): ProblemError {
  return tooFast('You are still waiting for another hint.');
}

function tooFast(says: string): ProblemError {
  return problemError('too-fast', says, { retryAfter: SECONDS_TO_WAIT });
}

function closing(): ProblemError {
  return problemError('closing', 'Try again in a moment.', { retryAfter: SECONDS_TO_WAIT });
}
