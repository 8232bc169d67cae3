import { ProblemError } from '../../protocol/problem-error.ts';
import { TakenElsewhere } from './local-store.ts';
import type { LocalTables } from './local-tables.ts';
import { PageListener } from './page-listener.ts';
import type { Calls, Port, ToPage, ToWorker } from './messages.ts';
import { elsewhere, problemOf } from './problem.ts';

type Call = Extract<ToWorker, { type: 'call' }>;
type Analyse = Extract<ToWorker, { type: 'analyse' }>;
type Listen = Extract<ToWorker, { type: 'listen' }>;

/** Does in the worker what the page asks for. */
export class CallHandler {
  readonly #port: Port;
  readonly #open: () => Promise<LocalTables>;
  #opened: Promise<LocalTables> | undefined;
  #pace = 1;
  /** What ends each listening, as soon as it has begun. */
  readonly #listening = new Map<number, Promise<() => void>>();
  readonly #analysing = new Map<number, AbortController>();

  /** The tables are opened when somebody first needs them; if they cannot be, the next one tries again. */
  constructor(port: Port, open: () => Promise<LocalTables>) {
    this.#port = port;
    this.#open = open;
  }

  begin(): void {
    this.#port.addEventListener('message', ({ data }) => this.#take(data as ToWorker));
  }

  #take(message: ToWorker): void {
    switch (message.type) {
      case 'call':
        return void this.#call(message);
      case 'analyse':
        return void this.#analyse(message);
      case 'listen':
        return void this.#listening.set(message.number, this.#listen(message));
      case 'hang-up':
        return void this.#hangUp(message.number);
      case 'pace':
        return void this.#setPace(message.pace);
    }
  }

  #call({ number, method, args }: Call): Promise<void> {
    return this.#answer(number, async (tables) => {
      const calls: Partial<Calls> = method in tables ? tables : await tables.later();
      const call = calls[method] as (...args: readonly unknown[]) => Promise<unknown>;
      return call.apply(calls, [...args]);
    });
  }

  async #analyse({ number, table }: Analyse): Promise<void> {
    const giveUp = new AbortController();
    this.#analysing.set(number, giveUp);
    const onProgress = (share: number): void => this.#post({ type: 'progress', number, share });
    await this.#answer(
      number,
      async (tables) => (await tables.later()).analysis(table, onProgress, giveUp.signal),
      giveUp.signal,
    );
    this.#analysing.delete(number);
  }

  async #answer(
    number: number,
    request: (tables: LocalTables) => Promise<unknown>,
    signal?: AbortSignal,
  ): Promise<void> {
    try {
      this.#post({ type: 'answer', number, text: JSON.stringify(await request(await this.#tables())) });
    } catch (error) {
      // nobody waits for it any more
      if (signal?.aborted === true) return;
      this.#post({ type: 'problem', number, problem: await problemIn(error) });
    }
  }

  async #listen({ number, table, after }: Listen): Promise<() => void> {
    try {
      const tables = await this.#tables();
      return await tables.listen(table, new PageListener(number, (message) => this.#post(message)), after);
    } catch (error) {
      this.#post({ type: 'refused', number, problem: await problemIn(error) });
      return () => undefined;
    }
  }

  async #hangUp(number: number): Promise<void> {
    this.#analysing.get(number)?.abort();
    const hangUp = await this.#listening.get(number);
    this.#listening.delete(number);
    hangUp?.();
  }

  async #setPace(pace: number): Promise<void> {
    this.#pace = pace;
    (await this.#opened?.catch(() => undefined))?.environment.setPace(pace);
  }

  #tables(): Promise<LocalTables> {
    if (this.#opened !== undefined) return this.#opened;
    const opened = this.#open();
    this.#opened = opened;
    opened.then(
      ({ environment }) => environment.setPace(this.#pace),
      () => (this.#opened = undefined),
    );
    return opened;
  }

  #post(message: ToPage): void {
    this.#port.postMessage(message);
  }
}

async function problemIn(error: unknown): Promise<ProblemError['problem']> {
  if (error instanceof ProblemError) return error.problem;
  if (error instanceof TakenElsewhere) return elsewhere().problem;
  console.error(error);
  const broken = problemOf('broken', 'It was not your fault, and nothing was changed. Try again.');
  return (await broken.catch((notLoaded: ProblemError) => notLoaded)).problem;
}
