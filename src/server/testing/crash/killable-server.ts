import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { COMMAND } from '../../../cli/testing/command.ts';

const OPEN = 'Three Straws is open at ';

/** How a process is started. */
export interface Start {
  /** The command that runs it, such as one that sets limits. */
  readonly by?: readonly string[];
  readonly nodeFlags?: readonly string[];
  /** It may end by itself, and is then started like this. */
  readonly afterwards?: Start;
}

/** The built server as a process of its own, which dies at any moment and comes up again on the same port and folder. */
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
  /** All that it wrote to its log. */
  complaints = '';

  constructor(port: number, folder: string, how: Start = {}) {
    this.#how = how;
    this.url = `http://127.0.0.1:${port}`;
    const settings = { PORT: String(port), DATA_DIR: folder, BOT_PACE: '0', RATE_LIMIT: '0', LOG_LEVEL: 'error' };
    this.#env = { PATH: process.env['PATH'], ...settings };
    this.#ready = this.#start();
  }

  get ends(): number {
    return this.kills + this.ownEnds;
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

  /** Kill −9: nothing is flushed, nobody is told. Whoever waits until it is ready waits for the next process. */
  crash(): Promise<void> {
    this.kills++;
    return (this.#ready = this.#end().then(() => this.#start(this.#how.afterwards)));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#giveUp('the server was stopped');
    await this.#end();
  }

  async #end(): Promise<void> {
    const dying = this.#process;
    this.#process = undefined;
    this.isUp = false;
    dying?.kill('SIGKILL');
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
      this.ownEnds++;
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
    const { status } = await fetch(`${this.url}/healthz`);
    if (status !== 200) throw new Error(`/healthz answered ${status}`);
    this.isUp = true;
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
    this.ownEnds++;
    if (afterwards === undefined) return this.#giveUp(`the server ended by itself: ${this.complaints}`);
    this.#ready = this.#start(afterwards);
    // nobody may be waiting just then
    this.#ready.catch(() => undefined);
  }

  #giveUp(why: string): void {
    this.#ready = Promise.reject(new Error(why));
    // nobody may be waiting just then
    this.#ready.catch(() => undefined);
  }
}
