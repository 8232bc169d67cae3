import type { PastState } from '../../engine/record/past.ts';
import type { Fault } from '../../engine/record/fault.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import type { Analysis } from '../../protocol/analysis.ts';
import type { AnswerOf, ArgsOf } from '../../protocol/api/api.ts';
import { ProblemError } from '../../protocol/problem-error.ts';
import type { Hello, Message, Snapshot } from '../../protocol/table.ts';
import type { Extras, Port, ToPage, ToWorker, WorkerVerb } from '../worker/messages.ts';
import { NoConnection, type AloneLink, type Listener, type ListedTable } from './link.ts';
import { onlineOnly } from './page-problems.ts';
import { pause, Pauses } from './pauses.ts';
import { VerbLink } from './verb-link.ts';

/** Somebody who listens, and to what. */
interface Subscription {
  readonly table: string;
  readonly listener: Listener;
  readonly after: number | undefined;
}

interface Waiting {
  readonly onProgress: ((share: number) => void) | undefined;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** The tables in this browser. */
export class WorkerLink extends VerbLink implements AloneLink {
  readonly isOnline = false;
  readonly #start: (failed: () => void) => Port;
  #port: Port | undefined;
  #pace = 1;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listening = new Map<number, Subscription>();
  readonly #pauses = new Pauses();

  /** The worker starts when it is first used. */
  constructor(start: (failed: () => void) => Port = startWorker) {
    super();
    this.#start = start;
  }

  /** Bots take so much of their time: 1 for all of it. */
  setPace(pace: number): void {
    this.#pace = pace;
    this.#port?.postMessage({ type: 'pace', pace });
  }

  /** Nobody else can come. */
  async lobby(): Promise<ListedTable[]> {
    return [];
  }

  async analysis(table: string, onProgress?: (share: number) => void, signal?: AbortSignal): Promise<Analysis> {
    signal?.throwIfAborted();
    const number = ++this.#last;
    const giveUp = (): void => {
      this.#port?.postMessage({ type: 'hang-up', number });
      this.#waiting.get(number)?.reject(signal!.reason as Error);
      this.#waiting.delete(number);
    };
    signal?.addEventListener('abort', giveUp, { once: true });
    try {
      return await this.#request<Analysis>({ type: 'analyse', number, table }, onProgress);
    } finally {
      signal?.removeEventListener('abort', giveUp);
    }
  }

  isKept(): Promise<boolean> {
    return this.#call('isKept');
  }

  replay(record: MatchRecord, you: number | null): Promise<readonly PastState[]> {
    return this.#call('replay', record, you);
  }

  verify(record: MatchRecord): Promise<readonly Fault[]> {
    return this.#call('verify', record);
  }

  branch(record: MatchRecord, moves: number, seat: number): Promise<string> {
    return this.#call('branch', record, moves, seat);
  }

  async device(): Promise<never> {
    throw onlineOnly();
  }

  async claim(): Promise<never> {
    throw onlineOnly();
  }

  listen(table: string, listener: Listener, after?: number): () => void {
    const number = ++this.#last;
    listener.connection('connecting');
    this.#post({ type: 'listen', number, table, after });
    this.#listening.set(number, { table, listener, after });
    return () => {
      if (this.#listening.delete(number)) this.#port?.postMessage({ type: 'hang-up', number });
    };
  }

  protected ask<V extends WorkerVerb>(verb: V, ...args: ArgsOf<V>): Promise<AnswerOf<V>> {
    return this.#request({ type: 'call', number: ++this.#last, method: verb, args });
  }

  #call<M extends keyof Extras>(method: M, ...args: Parameters<Extras[M]>): ReturnType<Extras[M]> {
    return this.#request({ type: 'call', number: ++this.#last, method, args }) as ReturnType<Extras[M]>;
  }

  #request<T>(
    message: Extract<ToWorker, { type: 'call' | 'analyse' }>,
    onProgress?: (share: number) => void,
  ): Promise<T> {
    const { number } = message;
    const answer = new Promise<unknown>((resolve, reject) =>
      this.#waiting.set(number, { onProgress, resolve, reject }),
    );
    this.#post(message);
    return answer as Promise<T>;
  }

  #post(message: ToWorker): void {
    this.#port ??= this.#begin();
    this.#port.postMessage(message);
  }

  #begin(): Port {
    const port = this.#start(() => this.#failed());
    port.addEventListener('message', ({ data }) => this.#take(data as ToPage));
    port.postMessage({ type: 'pace', pace: this.#pace });
    // those whom a worker that did not start has left waiting
    for (const [number, { table, after }] of this.#listening)
      port.postMessage({ type: 'listen', number, table, after });
    return port;
  }

  #take(message: ToPage): void {
    if (message.type === 'answer' || message.type === 'problem') this.#answer(message);
    else if (message.type === 'progress') this.#waiting.get(message.number)?.onProgress?.(message.share);
    else this.#tell(message);
  }

  #answer(message: Extract<ToPage, { type: 'answer' | 'problem' }>): void {
    const waiting = this.#waiting.get(message.number);
    this.#waiting.delete(message.number);
    if (message.type === 'problem') waiting?.reject(new ProblemError(message.problem));
    else waiting?.resolve(message.text === undefined ? undefined : JSON.parse(message.text));
  }

  #tell(message: Exclude<ToPage, { type: 'answer' | 'problem' | 'progress' }>): void {
    // who hung up may still be sent something that was on its way
    const listener = this.#listening.get(message.number)?.listener;
    if (listener === undefined) return;
    switch (message.type) {
      case 'hello':
        listener.hello(JSON.parse(message.text) as Hello);
        return listener.connection('open');
      case 'snapshot':
        return listener.snapshot(JSON.parse(message.text) as Snapshot);
      case 'message':
        return listener.message(JSON.parse(message.text) as Message);
      case 'refused':
        this.#listening.delete(message.number);
        return listener.refused(new ProblemError(message.problem));
    }
  }

  /** The worker could not be loaded. The next who needs it tries again, and so does whoever listens, after a while. */
  #failed(): void {
    this.#port = undefined;
    for (const { reject } of this.#waiting.values()) reject(new NoConnection('the worker did not start'));
    this.#waiting.clear();
    for (const { listener } of this.#listening.values()) listener.connection('lost');
    if (this.#listening.size > 0) void this.#listenAgain();
  }

  async #listenAgain(): Promise<void> {
    await pause(this.#pauses.next());
    if (this.#listening.size > 0) this.#port ??= this.#begin();
  }
}

function startWorker(failed: () => void): Port {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' });
  let isStarted = false;
  worker.addEventListener('message', () => (isStarted = true), { once: true });
  // an error later on is one of many things that the worker does, and no reason to end it
  worker.addEventListener('error', () => (isStarted ? undefined : failed()), { once: true });
  return worker;
}
