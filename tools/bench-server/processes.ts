import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Job } from './driver.ts';
import type { Where } from './wire.ts';

const TICKS_PER_SECOND = 100;

/** A server under test, as another process. */
export class Subject {
  readonly where: Where;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, where: Where) {
    this.#child = child;
    this.where = where;
  }

  static async start(
    script: string,
    args: readonly string[],
    env: Readonly<Record<string, string>> = {},
  ): Promise<Subject> {
    const child = spawn(process.execPath, [script, ...args], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /http:\/\/([\d.]+):(\d+)/.exec(line);
      if (url !== null) return new Subject(child, { host: url[1]!, port: Number(url[2]) });
    }
    throw new Error(`${script} did not open`);
  }

  /** Megabytes in use. */
  get memory(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
  }

  /** Seconds of work so far, on all cores. */
  get work(): number {
    const fields = readFileSync(`/proc/${this.#child.pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}

interface Moments {
  readonly measuring?: () => void;
  readonly measured?: () => void;
}

/** Runs the driver as a process of its own and answers with what it found. */
export async function drive<T>(job: Job, { measuring, measured }: Moments = {}): Promise<T> {
  const script = fileURLToPath(new URL('./driver.js', import.meta.url));
  const child = spawn(process.execPath, [script, JSON.stringify(job)], { stdio: ['pipe', 'pipe', 'inherit'] });
  let last: unknown;
  for await (const line of createInterface({ input: child.stdout })) {
    const told = JSON.parse(line) as unknown;
    if (told === 'measuring') {
      measuring?.();
      child.stdin.write('\n');
    } else if (told === 'measured') measured?.();
    else last = told;
  }
  if (last === undefined) throw new Error('the driver failed');
  return last as T;
}
