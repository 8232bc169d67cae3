import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { onTestFinished } from 'vitest';
import { COMMAND } from './command.ts';

/** The built server as a process of its own, for one test. */
export class Served {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #ended: Promise<unknown>;
  url = '';
  /** What it said on standard error so far. */
  complaints = '';
  out = '';

  private constructor(running: ChildProcessWithoutNullStreams) {
    this.#process = running;
    this.#ended = once(running, 'close');
    running.stderr.on('data', (chunk: Buffer) => (this.complaints += chunk.toString()));
    running.stdout.on('data', (chunk: Buffer) => (this.out += chunk.toString()));
  }

  /** Resolves when it is open. */
  static async on(folder: string, more: Readonly<Record<string, string>> = {}): Promise<Served> {
    const settings = { PORT: '0', DATA_DIR: folder, BOT_PACE: '0', RATE_LIMIT: '0', LOG_LEVEL: 'error', ...more };
    const running = spawn(process.execPath, [COMMAND, 'serve'], { env: { PATH: process.env['PATH'], ...settings } });
    const served = new Served(running);
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
    this.#process.kill('SIGTERM');
    await this.#ended;
    return this.#process.exitCode;
  }

  /** Kill −9. */
  async kill(): Promise<void> {
    this.#process.kill('SIGKILL');
    await this.#ended;
  }
}
