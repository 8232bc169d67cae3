import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { COMMAND } from './command.ts';

type Variables = Readonly<Record<string, string>>;
type Line = readonly [program: string, ...args: string[]];

interface Around {
  /** Where it is started. */
  readonly folder?: string;
  readonly variables?: Variables;
}

/** The built server as a process of its own, for one test. */
export class Served {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #ended: Promise<unknown>;
  /** What another program started hears signals together with that, as from a terminal. */
  readonly #signalled: number;
  url = '';
  /** What it said on standard error so far. */
  complaints = '';
  out = '';

  private constructor(running: ChildProcessWithoutNullStreams, signalled: number) {
    this.#process = running;
    this.#signalled = signalled;
    this.#ended = once(running, 'close');
    running.stderr.on('data', (chunk: Buffer) => (this.complaints += chunk.toString()));
    running.stdout.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
  }

  /** Resolves when it is open. */
  static async on(folder: string, more: Variables = {}): Promise<Served> {
    return Served.by([process.execPath, COMMAND, 'serve'], { variables: { DATA_DIR: folder, ...more } });
  }

  /** Whatever starts it. */
  static async by([program, ...args]: Line, { folder, variables }: Around = {}): Promise<Served> {
    const settings = { PORT: '0', BOT_PACE: '0', RATE_LIMIT: '0', LOG_LEVEL: 'error', ...variables };
    const env = { PATH: process.env['PATH'], ...settings };
    const isAlone = program === process.execPath;
    const running = spawn(program, args, { env, cwd: folder, detached: !isAlone });
    const served = new Served(running, isAlone ? running.pid! : -running.pid!);
    onTestFinished(() => served.kill());
    while (served.url === '') {
      await Promise.race([once(running.stdout, 'data'), served.#ended]);
      if (running.exitCode !== null) throw new Error(`did not open: ${served.complaints}`);
      served.url = /open at (\S+)\n/.exec(served.out)?.[1] ?? '';
    }
    return served;
  }

  get pid(): number {
    return this.#process.pid!;
  }

  /** Answers with its exit code. */
  async close(): Promise<number | null> {
    process.kill(this.#signalled, 'SIGTERM');
    await this.#ended;
    return this.#process.exitCode;
  }

  /** Kill −9. */
  async kill(): Promise<void> {
    if (this.#process.exitCode === null && this.#process.signalCode === null) process.kill(this.#signalled, 'SIGKILL');
    await this.#ended;
  }
}
