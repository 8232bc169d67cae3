import type { Moment } from '../../engine/record/past.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import type { Analysis, Hint } from '../../protocol/analysis.ts';
import type { TakeSeat } from '../../protocol/requests.ts';
import type { Hello, Message, Phrase, Snapshot } from '../../protocol/table.ts';
import type { Calls, Method, Port, ToPage, ToWorker } from '../worker/messages.ts';
import {
  LinkError,
  NoConnection,
  type AloneLink,
  type BotLevel,
  type Games,
  type Hearer,
  type ListedTable,
  type Moved,
  type Player,
  type TableWish,
} from './link.ts';
import { onlineOnly } from './page-problems.ts';
import { pause, Pauses } from './pauses.ts';

interface Ear {
  readonly table: string;
  readonly hearer: Hearer;
  readonly after: number | undefined;
}

interface Waiting {
  readonly onProgress: ((share: number) => void) | undefined;
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** The tables in this browser. */
export class WorkerLink implements AloneLink {
  readonly isOnline = false;
  readonly #start: (failed: () => void) => Port;
  #port: Port | undefined;
  #pace = 1;
  #last = 0;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ears = new Map<number, Ear>();
  readonly #pauses = new Pauses();

  /** The worker starts when it is first used. */
  constructor(start: (failed: () => void) => Port = startWorker) {
    this.#start = start;
  }

  /** Bots take so much of their time: 1 for all of it. */
  setPace(pace: number): void {
    this.#pace = pace;
    this.#port?.postMessage({ type: 'pace', pace });
  }

  me(): Promise<Player | null> {
    return this.#call('me');
  }

  rename(name: string): Promise<Player> {
    return this.#call('rename', name);
  }

  games(): Promise<Games> {
    return this.#call('games');
  }

  /** Nobody else can come. */
  async lobby(): Promise<ListedTable[]> {
    return [];
  }

  mine(): Promise<ListedTable[]> {
    return this.#call('mine');
  }

  open(wish: TableWish): Promise<Snapshot> {
    return this.#call('open', wish);
  }

  look(table: string): Promise<Snapshot> {
    return this.#call('look', table);
  }

  sit(table: string, wish: TakeSeat): Promise<Snapshot> {
    return this.#call('sit', table, wish);
  }

  setSeat(table: string, seat: number, bot: BotLevel | null): Promise<void> {
    return this.#call('setSeat', table, seat, bot);
  }

  leave(table: string): Promise<void> {
    return this.#call('leave', table);
  }

  start(table: string, fill?: BotLevel): Promise<void> {
    return this.#call('start', table, fill);
  }

  reveal(table: string, salt: string): Promise<void> {
    return this.#call('reveal', table, salt);
  }

  move(table: string, ask: number, move: string): Promise<Moved> {
    return this.#call('move', table, ask, move);
  }

  say(table: string, phrase: Phrase): Promise<void> {
    return this.#call('say', table, phrase);
  }

  mute(table: string, seat: number, muted: boolean): Promise<void> {
    return this.#call('mute', table, seat, muted);
  }

  rematch(table: string): Promise<Snapshot> {
    return this.#call('rematch', table);
  }

  record(table: string): Promise<MatchRecord> {
    return this.#call('record', table);
  }

  hint(table: string): Promise<Hint> {
    return this.#call('hint', table);
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

  forget(): Promise<void> {
    return this.#call('forget');
  }

  isKept(): Promise<boolean> {
    return this.#call('isKept');
  }

  replay(record: MatchRecord, you: number | null): Promise<readonly Moment[]> {
    return this.#call('replay', record, you);
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

  listen(table: string, hearer: Hearer, after?: number): () => void {
    const number = ++this.#last;
    hearer.connection('connecting');
    this.#post({ type: 'listen', number, table, after });
    this.#ears.set(number, { table, hearer, after });
    return () => {
      if (this.#ears.delete(number)) this.#port?.postMessage({ type: 'hang-up', number });
    };
  }

  #call<M extends Method>(method: M, ...args: Parameters<Calls[M]>): ReturnType<Calls[M]> {
    return this.#request({ type: 'call', number: ++this.#last, method, args }) as ReturnType<Calls[M]>;
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
    for (const [number, { table, after }] of this.#ears) port.postMessage({ type: 'listen', number, table, after });
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
    if (message.type === 'problem') waiting?.reject(new LinkError(message.problem));
    else waiting?.resolve(message.text === undefined ? undefined : JSON.parse(message.text));
  }

  #tell(message: Exclude<ToPage, { type: 'answer' | 'problem' | 'progress' }>): void {
    // who hung up may still be sent something that was on its way
    const hearer = this.#ears.get(message.number)?.hearer;
    if (hearer === undefined) return;
    switch (message.type) {
      case 'hello':
        hearer.hello(JSON.parse(message.text) as Hello);
        return hearer.connection('open');
      case 'snapshot':
        return hearer.snapshot(JSON.parse(message.text) as Snapshot);
      case 'message':
        return hearer.message(JSON.parse(message.text) as Message);
      case 'refused':
        this.#ears.delete(message.number);
        return hearer.refused(new LinkError(message.problem));
    }
  }

  /** The worker could not be loaded. The next who needs it tries again, and so does whoever listens, after a while. */
  #failed(): void {
    this.#port = undefined;
    for (const { reject } of this.#waiting.values()) reject(new NoConnection('the worker did not start'));
    this.#waiting.clear();
    for (const { hearer } of this.#ears.values()) hearer.connection('lost');
    if (this.#ears.size > 0) void this.#listenAgain();
  }

  async #listenAgain(): Promise<void> {
    await pause(this.#pauses.next());
    if (this.#ears.size > 0) this.#port ??= this.#begin();
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
