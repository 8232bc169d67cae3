import { write, writeSync } from 'node:fs';

/** Pino says of each line how bad it is to whoever has this. */
const METADATA: unique symbol = Symbol.for('pino.metadata');
const STANDARD_ERROR = 2;
/** Of pino: somebody should know at once. */
const ERROR = 50;
/** Lines may wait so long, in milliseconds, until there are more of them. */
const GATHER = 200;
/** As much may wait for somebody who does not read it. */
const MOST_WAITING = 1_000_000;
/** Until it is tried again where nobody has read enough. */
const AGAIN = 20;

/** Where log lines go: many at a time, since a write of its own would cost each request as much as its answer. */
export class LogLines {
  readonly [METADATA] = true;
  lastLevel = 0;
  readonly #to: number;
  #lines: string[] = [];
  #size = 0;
  /** What was not taken the last time. */
  #rest: Buffer = Buffer.alloc(0);
  #dropped = 0;
  #isWriting = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(to = STANDARD_ERROR) {
    this.#to = to;
    process.once('exit', () => this.flush());
  }

  write(line: string): void {
    if (this.#size > MOST_WAITING) return void this.#dropped++;
    this.#lines.push(line);
    this.#size += line.length;
    if (this.lastLevel >= ERROR) this.#send();
    else this.#sendIn(GATHER);
  }

  /** Writes what is left, now. */
  flush(): void {
    const bytes = this.#take();
    try {
      for (let at = 0; at < bytes.length;) at += writeSync(this.#to, bytes, at);
    } catch {
      // nobody reads it: nothing may wait for that
    }
  }

  #sendIn(ms: number): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#send();
    }, ms).unref();
  }

  /** One write after the other. What comes meanwhile is written after it. */
  #send(): void {
    if (this.#isWriting) return;
    const bytes = this.#take();
    this.#isWriting = true;
    write(this.#to, bytes, (error, written) => {
      this.#isWriting = false;
      if (error === null) this.#rest = bytes.subarray(written);
      else if (error.code === 'EAGAIN') this.#rest = bytes;
      if (this.#rest.length > 0 || this.#lines.length > 0) this.#sendIn(AGAIN);
    });
  }

  #take(): Buffer {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const bytes = Buffer.concat([this.#rest, Buffer.from(this.#lines.join('') + this.#missing())]);
    this.#lines = [];
    this.#size = 0;
    this.#rest = Buffer.alloc(0);
    return bytes;
  }

  #missing(): string {
    const dropped = this.#dropped;
    this.#dropped = 0;
    return dropped === 0 ? '' : `{"level":40,"time":${Date.now()},"msg":"${dropped} lines are missing here"}\n`;
  }
}
