import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { COMMAND } from '../../../cli/testing/program.ts';
import { Weather } from './weather.ts';

const OPEN = 'Three Straws is open at ';
/** How long a server may take to be well again, in milliseconds. */
const HEALS_WITHIN = 60_000;
const BETWEEN_LOOKS = 20;

/** Where servers keep what they know, and other settings, as variables of the environment. */
export type Home = Readonly<Record<string, string>>;

/** How a process is started. */
export interface Start {
  /** The command that runs it, such as one that sets limits. */
  readonly by?: readonly string[];
  readonly nodeFlags?: readonly string[];
  /** It may end by itself, and is then started like this. */
  readonly afterwards?: Start;
}

/** The built server as a process of its own, which dies at any moment and comes up again on the same port and with the same data. */
export class KillableServer {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;
  #process: ChildProcessWithoutNullStreams | undefined;
  #closed: Promise<unknown> = Promise.resolve();
  #ready: Promise<void>;
  #isStopped = false;
  #how: Start;
  /** How often it was killed so far. */
  kills = 0;
  /** How often it ended by itself. */
  ownEnds = 0;
  isUp = false;
  readonly weather = new Weather();
  /** Everybody who waits for an answer or listens, so that they can be cut off. */
  readonly callers = new Set<AbortController>();
  /** All that it wrote to its log. */
  complaints = '';

  constructor(port: number, home: Home, how: Start = {}) {
    this.#how = how;
    this.url = `http://127.0.0.1:${port}`;
    const settings = { PORT: String(port), BOT_PACE: '0', RATE_LIMIT: '0', LOG_LEVEL: 'error', METRICS_PORT: '0' };
    this.#env = { PATH: process.env['PATH'], ...settings, ...home };
    this.#ready = this.#start();
  }

  /** It may end by itself. */
  get isFrail(): boolean {
    return this.#how.afterwards !== undefined;
  }

  get pid(): number {
    return this.#process!.pid!;
  }

  /** Resolves when it answers; rejects once it has ended for good. */
  ready(): Promise<void> {
    return this.#ready;
  }

  /** Kill −9: nothing is flushed, nobody is told. Something may happen while it is down. Whoever waits until it is ready waits for the next process. */
  crash(meanwhile: () => void = () => undefined): Promise<void> {
    this.kills++;
    this.weather.troubles++;
    return (this.#ready = this.#end()
      .then(meanwhile)
      .then(() => this.#start(this.#how.afterwards)));
  }

  /** SIGTERM, and the next process: nothing is lost that was asked before. Rejects if it does not end in order. */
  restart(): Promise<void> {
    this.weather.troubles++;
    const leaving = this.#process!;
    return (this.#ready = this.#end('SIGTERM').then(() => {
      if (leaving.exitCode !== 0) throw new Error(`closing ended with ${leaving.exitCode ?? leaving.signalCode}`);
      return this.#start();
    }));
  }

  /** Resolves when it says that it can do its work. */
  async well(): Promise<void> {
    const end = performance.now() + HEALS_WITHIN;
    while (!(await this.#isWell())) {
      if (performance.now() > end) throw new Error(`the server was not well again after ${HEALS_WITHIN} ms`);
      await setTimeout(BETWEEN_LOOKS);
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#giveUp('the server was stopped');
    await this.#end();
  }

  async #end(by: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const dying = this.#process;
    this.#process = undefined;
    this.isUp = false;
    dying?.kill(by);
    await this.#closed;
  }

  /** What is too weak even to open has ended by itself. */
  async #start(how = this.#how): Promise<void> {
    this.#how = how;
    try {
      await this.#open();
    } catch (error) {
      if (this.#isStopped || how.afterwards === undefined) throw error;
      await this.#end();
      this.#noteOwnEnd();
      await this.#start(how.afterwards);
    }
  }

  async #open(): Promise<void> {
    if (this.#isStopped) throw new Error('the server was stopped');
    const { by = [], nodeFlags = [] } = this.#how;
    const [command, ...args] = [...by, process.execPath, ...nodeFlags, COMMAND, 'serve'];
    const child = spawn(command!, args, { env: this.#env });
    this.#process = child;
    this.#closed = once(child, 'close');
    child.stderr.on('data', (chunk: Buffer) => (this.complaints += chunk.toString()));
    child.once('close', () => this.#process === child && this.isUp && this.#endedByItself());
    await this.#untilOpen(child);
    if (!(await this.#isWell())) throw new Error('/healthz says that it is not well');
    this.isUp = true;
  }

  async #isWell(): Promise<boolean> {
    const { ok } = await fetch(`${this.url}/healthz`);
    return ok;
  }

  async #untilOpen(child: ChildProcessWithoutNullStreams): Promise<void> {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
    while (!said.includes(OPEN)) {
      await Promise.race([once(child.stdout, 'data'), this.#closed]);
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`did not open: ${this.complaints}`);
    }
  }

  #endedByItself(): void {
    const { afterwards } = this.#how;
    this.isUp = false;
    this.#noteOwnEnd();
    if (afterwards === undefined) return this.#giveUp(`the server ended by itself: ${this.complaints}`);
    this.#ready = this.#start(afterwards);
    // nobody may be waiting just then
    this.#ready.catch(() => undefined);
  }

  #noteOwnEnd(): void {
    this.ownEnds++;
    this.weather.troubles++;
  }

  #giveUp(why: string): void {
    this.#ready = Promise.reject(new Error(why));
    // nobody may be waiting just then
    this.#ready.catch(() => undefined);
  }
}
