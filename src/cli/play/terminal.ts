import { createInterface, type Interface } from 'node:readline';
import { Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { styleFor, type Style } from '../screen/style.ts';
import { clean, cut } from '../screen/text.ts';
import { codeOf, SIGNALS, type Signal } from '../signals.ts';

const LONGEST_ECHO = 60;
const ROWS = 24;

/** A person's terminal, or the pipes in its place: lines come in, text goes out, and somebody may leave at any time. */
export class Terminal {
  /** Somebody sits at it: it is cleared and waited for, and what is typed before the question is no answer. */
  readonly isReal = process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';
  exitCode = 0;
  readonly #stopped = new AbortController();
  readonly #typed: string[] = [];
  readonly #reader: Interface;
  #isClosed = false;
  #isAsking = false;
  #answer: ((line: string | undefined) => void) | undefined;

  constructor() {
    this.#reader = createInterface({
      input: process.stdin,
      ...(this.isReal && { output: this.#echo(), terminal: true }),
    });
    this.#reader.on('line', this.#take);
    this.#reader.on('close', this.#end);
    this.#reader.on('SIGINT', () => this.#stop('SIGINT'));
    for (const signal of SIGNALS) process.on(signal, this.#stop);
    for (const end of [this.#reader, process.stdin, process.stdout]) end.on('error', this.#lose);
  }

  /** No question will be answered any more. */
  get isOver(): boolean {
    return this.#stopped.signal.aborted;
  }

  get style(): Style {
    return styleFor(process.stdout);
  }

  /** How many lines a picture may have above the question. */
  get room(): number {
    return (process.stdout.rows || ROWS) - 1;
  }

  print(lines: readonly string[]): void {
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** What stood there before goes up to where it can be scrolled back to. */
  makeRoom(): void {
    process.stdout.write('\n'.repeat(process.stdout.rows || 0));
  }

  /** The whole picture, in one go so that it does not flicker. In a low window it does without its empty lines. */
  frame(lines: readonly string[]): void {
    const rows = process.stdout.rows || lines.length + 1;
    const dense = lines.length < rows ? lines : lines.filter((line) => line !== '');
    process.stdout.write(`\x1b[H${dense.map((line) => `${line}\x1b[K\n`).join('')}\x1b[J`);
  }

  async pause(milliseconds: number): Promise<void> {
    if (!this.isReal || milliseconds === 0) return;
    await setTimeout(milliseconds, undefined, { signal: this.#stopped.signal }).catch(() => undefined);
  }

  /** The next line, or nothing when there will be none. */
  async ask(prompt: string): Promise<string | undefined> {
    this.#prompt(prompt);
    const line = this.#typed.shift() ?? (await this.#wait());
    this.#isAsking = false;
    // a pipe echoes nothing by itself, and whoever reads the output wants to know what was answered
    if (line === undefined || !process.stdin.isTTY) this.print([cut(clean(line ?? ''), LONGEST_ECHO)]);
    return line;
  }

  close(): void {
    this.#reader.close();
    for (const signal of SIGNALS) process.off(signal, this.#stop);
  }

  #prompt(prompt: string): void {
    if (!this.isReal || this.#isClosed) return void process.stdout.write(prompt);
    this.#typed.length = 0;
    this.#reader.write(null, { ctrl: true, name: 'e' });
    this.#reader.write(null, { ctrl: true, name: 'u' });
    this.#isAsking = true;
    this.#reader.setPrompt(prompt);
    this.#reader.prompt();
  }

  #wait(): Promise<string | undefined> | undefined {
    if (this.#isClosed || this.isOver) return undefined;
    return new Promise((resolve) => (this.#answer = resolve));
  }

  /** Shows what is typed only while something is asked. */
  #echo(): Writable {
    return new Writable({
      write: (chunk, _, done) => {
        if (this.#isAsking) process.stdout.write(chunk);
        done();
      },
    });
  }

  readonly #take = (line: string): void => {
    const answer = this.#answer;
    this.#answer = undefined;
    if (answer === undefined) this.#typed.push(line);
    else answer(line);
  };

  readonly #end = (): void => {
    this.#isClosed = true;
    this.#answer?.(undefined);
  };

  readonly #stop = (signal: Signal): void => {
    this.exitCode = codeOf(signal);
    this.#stopped.abort();
    this.#answer?.(undefined);
  };

  /** Nobody reads any more (`| head`), or the window is gone. */
  readonly #lose = (): void => {
    this.#stopped.abort();
    this.#answer?.(undefined);
  };
}
