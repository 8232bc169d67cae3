import { thousands } from './figures.ts';

const REDRAW_MS = 100;
const WIDTH = 30;

/** A bar with rate and time left, on a terminal only; it takes itself away when the work is done. */
export class Progress {
  readonly #total: number;
  readonly #what: string;
  readonly #began = performance.now();
  readonly #out = process.stderr;
  #drawn = 0;

  /** A total of 0: nobody can say how much there is to do. */
  constructor(total: number, what: string) {
    this.#total = total;
    this.#what = what;
  }

  show(done: number): void {
    const now = performance.now();
    if (!this.#out.isTTY || now - this.#drawn < REDRAW_MS) return;
    this.#drawn = now;
    this.#out.write(`\r${this.#line(done, (now - this.#began) / 1000)}\u001b[K`);
  }

  clear(): void {
    if (this.#out.isTTY) this.#out.write('\r\u001b[K');
  }

  #line(done: number, seconds: number): string {
    const rate = `${thousands(done / seconds)} ${this.#what}/s`;
    // more than was expected, or nobody knows how much: a file that grows, a pipe
    if (done >= this.#total) return rate;
    const share = done / this.#total;
    const filled = Math.round(share * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    const left = done === 0 ? '' : `, ${duration((seconds * (1 - share)) / share)} left`;
    return `${bar} ${Math.floor(100 * share)} %  ${rate}${left}`;
  }
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`;
}
