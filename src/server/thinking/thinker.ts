import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BotRequest, Thought } from '../../bots/answer.ts';
import type { Errand, Thinker } from '../../table/environment.ts';
import { builtUrl } from '../built.ts';
import type { Whose } from '../threads/fair-queue.ts';
import { Lane, type Wish } from '../threads/lane.ts';
import { Thread } from '../threads/thread.ts';
import { Threads } from '../threads/threads.ts';
import type { ThinkTasks } from './think-worker.ts';
import { allowed, isQuick } from './time-allowed.ts';

/** What is answered at once, and what is searched for. */
export type ThinkLane = 'quick' | 'searches';

export interface ThinkerOptions {
  /** The most threads to search on; what is quick has one more. */
  readonly threads?: number;
  readonly startWorker?: (lane: ThinkLane) => Worker;
  /** Where a player is: addresses share the threads alike. */
  readonly whose?: (player: string) => Whose;
  /** Told of each question how long it waited for a thread, in milliseconds. */
  readonly onWait?: (ms: number) => void;
}

interface Question extends Wish {
  readonly request: BotRequest;
  readonly asked: number;
  /** When the answer is wanted, by the process's own clock. */
  readonly due: number;
  readonly resolve: (thought: Thought) => void;
  hurry?: NodeJS.Timeout;
}

/** More would only take up memory: each has its own large tables. */
const MOST_THREADS = 8;
/** What an answer may take back to its table, in milliseconds. */
const WAY_BACK = 20;

/** One core is left to the server where there are enough of them; on few, searches give way to it. */
export function threadsFor(cores: number): number {
  return Math.min(MOST_THREADS, cores > 2 ? cores - 1 : cores);
}

const startBuilt = (lane: ThinkLane): Worker => new Worker(builtUrl('think-worker.js'), { workerData: lane });
const apart = (player: string): Whose => ({ player, address: player });

/**
 * Bots think on threads of their own. What is quick has one to itself, where it never waits behind a search. A search is over when its
 * answer is due, or when its share of the time is; what is still waiting by then is answered at first glance.
 */
export class ThreadThinker implements Thinker {
  readonly #quick: Lane<ThinkTasks, Question>;
  readonly #searches: Lane<ThinkTasks, Question>;
  readonly #whose: (player: string) => Whose;
  readonly #onWait: ((ms: number) => void) | undefined;

  constructor({ threads = threadsFor(availableParallelism()), startWorker, whose, onWait }: ThinkerOptions = {}) {
    const threadsOf = (lane: ThinkLane, most: number): Threads<ThinkTasks> =>
      new Threads(most, () => new Thread((startWorker ?? startBuilt)(lane), 'the thinking thread'));
    this.#whose = whose ?? apart;
    this.#onWait = onWait;
    this.#quick = new Lane(threadsOf('quick', 1), (thread, question) => this.#answer(thread, question, 0));
    this.#searches = new Lane(threadsOf('searches', threads), (thread, question, share) =>
      this.#answer(thread, question, Math.min(1, share * threads) * leftFor(question)),
    );
  }

  think(request: BotRequest, { player, within }: Errand): Promise<Thought> {
    const asked = performance.now();
    return new Promise((resolve, reject) => {
      const question: Question = { ...this.#whose(player), request, asked, due: asked + within, resolve, reject };
      if (isQuick(request)) this.#quick.add(question);
      else this.#search(question);
    });
  }

  /** Questions that wait for a thread. */
  get queued(): number {
    return this.#quick.queued + this.#searches.queued;
  }

  /** Questions that are being thought about. */
  get running(): number {
    return this.#quick.running + this.#searches.running;
  }

  /** For how many milliseconds the answer that is most overdue has been waited for; 0 if none is. */
  stuckFor(): number {
    const now = performance.now();
    return [...this.#quick.all, ...this.#searches.all].reduce((most, { due }) => Math.max(most, now - due), 0);
  }

  /** What is still being thought about is rejected. */
  async stop(): Promise<void> {
    await Promise.all([this.#quick, this.#searches].map((lane) => lane.stop('thinking was stopped')));
  }

  #search(question: Question): void {
    const left = leftFor(question);
    if (left <= 0) return this.#quick.add(question);
    question.hurry = setTimeout(() => this.#glance(question), left).unref();
    this.#searches.add(question);
  }

  /** No thread was free in time. */
  #glance(question: Question): void {
    if (this.#searches.remove(question)) this.#quick.add(question);
  }

  async #answer(thread: Thread<ThinkTasks>, question: Question, ms: number): Promise<void> {
    clearTimeout(question.hurry);
    this.#onWait?.(performance.now() - question.asked);
    question.resolve(await thread.call('think', allowed(question.request, ms)));
  }
}

/** How long may still be thought about it. */
function leftFor({ due }: Question): number {
  return due - WAY_BACK - performance.now();
}
