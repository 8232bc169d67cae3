import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { COMMAND } from '../../src/cli/testing/program.ts';
import { memoryOf, workOf } from './proc.ts';
import { ROLE, type Job } from './role.ts';
import type { Where } from './wire.ts';

/** A server under test, as another process. */
export class Subject {
  readonly where: Where;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, where: Where) {
    this.#child = child;
    this.where = where;
  }

  static serve(env: Readonly<Record<string, string>>): Promise<Subject> {
    return Subject.#start([COMMAND, 'serve'], env);
  }

  /** One that does nothing but keep rows in this folder. */
  static bare(folder: string): Promise<Subject> {
    return Subject.#start(argsOf({ kind: 'serve-bare', folder }));
  }

  static async #start(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Subject> {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    });
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /http:\/\/([\d.]+):(\d+)/.exec(line);
      if (url !== null) return new Subject(child, { host: url[1]!, port: Number(url[2]) });
    }
    throw new Error(`${args.join(' ')} did not open`);
  }

  /** Megabytes in use. */
  get memory(): number {
    return memoryOf(this.#child.pid!);
  }

  /** Seconds of work so far, on all cores. */
  get work(): number {
    return workOf(this.#child.pid!);
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await once(this.#child, 'exit');
  }
}

interface Moments {
  /** Told the process that makes the traffic. */
  readonly measuring?: (driver: number) => void;
  readonly measured?: (driver: number) => void;
}

/** Lets a process of its own do a job, and answers with what it found. */
export async function drive<T>(job: Job, { measuring, measured }: Moments = {}): Promise<T> {
  const child = spawn(process.execPath, argsOf(job), { stdio: ['pipe', 'pipe', 'inherit'] });
  let last: unknown;
  for await (const line of createInterface({ input: child.stdout })) {
    const told = JSON.parse(line) as unknown;
    if (told === 'measuring') {
      measuring?.(child.pid!);
      child.stdin.write('\n');
    } else if (told === 'measured') measured?.(child.pid!);
    else last = told;
  }
  if (last === undefined) throw new Error('the driver failed');
  return last as T;
}

/** This very program, in its other role. */
function argsOf(job: Job): string[] {
  return [process.argv[1]!, ROLE, JSON.stringify(job)];
}
