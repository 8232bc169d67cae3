import { emitKeypressEvents, type Key } from 'node:readline';
import type { Eyes, Film } from './film.ts';
import { pictureOf } from './picture.ts';
import type { TerminalGame } from '../screen/terminal-game.ts';
import { styleFor, type Style } from '../screen/style.ts';
import { codeOf, SIGNALS, type Signal } from '../signals.ts';

const ENTER = '\x1b[?1049h\x1b[?25l\x1b[?7l';
const RESTORE = '\x1b[?7h\x1b[?25h\x1b[?1049l';

const ROWS = 24;

/** Shows a film on a terminal, forwards and backwards. */
export class Projector {
  readonly #film: Film;
  readonly #screen: TerminalGame;
  readonly #chapters: readonly number[];
  #eyes: Eyes;
  #step = 0;
  #isHelping = false;
  #leave: (code: number) => void = () => undefined;

  constructor(film: Film, screen: TerminalGame, eyes: Eyes) {
    this.#film = film;
    this.#screen = screen;
    this.#eyes = eyes;
    this.#chapters = film.chapters(screen.round.event);
  }

  /** Until somebody leaves; answers with the exit code. */
  async run(): Promise<number> {
    this.#open();
    try {
      return await new Promise((resolve) => {
        this.#leave = resolve;
        this.#draw();
      });
    } finally {
      this.#close();
    }
  }

  #open(): void {
    const { stdin, stdout } = process;
    // also when something is thrown in a listener, which no promise hears of
    process.on('exit', restore);
    for (const signal of SIGNALS) process.on(signal, this.#stop);
    // a window that was closed says so by errors, down to the last word of restoring
    for (const end of [stdin, stdout]) end.on('error', this.#end);
    stdout.on('resize', this.#draw);
    emitKeypressEvents(stdin);
    stdin.setRawMode(true).on('keypress', this.#press).on('end', this.#end).resume();
    stdout.write(ENTER);
  }

  #close(): void {
    const { stdin, stdout } = process;
    stdin.off('keypress', this.#press).off('end', this.#end).pause();
    stdout.off('resize', this.#draw);
    for (const signal of SIGNALS) process.off(signal, this.#stop);
    process.off('exit', restore);
    restore();
  }

  readonly #end = (): void => this.#leave(0);

  readonly #stop = (signal: Signal): void => this.#leave(codeOf(signal));

  readonly #press = (text: string | undefined, key: Key): void => {
    const name = key.name ?? text ?? '';
    if (key.ctrl === true && name === 'c') return this.#leave(codeOf('SIGINT'));
    if (name === 'q' || (key.ctrl === true && name === 'd')) return this.#leave(0);
    this.#isHelping = text === '?' && !this.#isHelping;
    this.#eyes = this.#eyesFor(name) ?? this.#eyes;
    this.#step = Math.max(0, Math.min(this.#film.steps.length - 1, this.#stepFor(name)));
    this.#draw();
  };

  #stepFor(name: string): number {
    const step = this.#step;
    if (name === 'right' || name === 'n' || name === 'space') return step + 1;
    if (name === 'left' || name === 'p') return step - 1;
    if (name === 'home') return 0;
    if (name === 'end') return this.#film.steps.length - 1;
    if (name === 'pageup') return this.#chapters.findLast((opened) => opened < step) ?? 0;
    if (name === 'pagedown') return this.#chapters.find((opened) => opened > step) ?? this.#film.steps.length - 1;
    return step;
  }

  #eyesFor(name: string): Eyes | undefined {
    if (name === 'a' || name === '0') return 'all';
    if (name === 'w') return 'watcher';
    const seat = /^[1-9]$/.test(name) ? Number(name) - 1 : -1;
    return seat >= 0 && seat < this.#film.setup.seats.length ? seat : undefined;
  }

  readonly #draw = (): void => {
    const { stdout } = process;
    const style = styleFor(stdout);
    const rows = stdout.rows || ROWS;
    const shown = fit(this.#isHelping ? this.#help() : this.#lines(style), rows - 1);
    const space = Array<string>(Math.max(0, rows - 1 - shown.length)).fill('');
    stdout.write(`\x1b[H${[...shown, ...space, style.dim(this.#keys())].join('\x1b[K\r\n')}\x1b[K`);
  };

  /** The table comes first: it stays in its place while the news grow and shrink. */
  #lines(style: Style): string[] {
    const { heading, news, table } = pictureOf(this.#film, this.#step, this.#eyes, this.#screen, style);
    return [heading, '', ...table, '', ...news];
  }

  #help(): string[] {
    const { name } = this.#screen.round;
    const seats = `1 … ${this.#film.setup.seats.length}`;
    return [
      helpLine('→  n  space', 'one step on', '←  p', 'one step back'),
      helpLine('End', 'the last step', 'Home', 'the deal'),
      helpLine('PgDn', `the next ${name}`, 'PgUp', `the ${name} before`),
      helpLine(seats, 'that seat’s eyes', 'w', 'a watcher’s eyes'),
      helpLine('0  a', 'every card', 'q', 'leave'),
    ];
  }

  #keys(): string {
    const { length } = this.#film.setup.seats;
    return ` → on · ← back · PgUp PgDn ${this.#screen.round.name} · 1–${length} a w eyes · ? help · q leave`;
  }
}

function helpLine(key: string, does: string, otherKey: string, doesOther: string): string {
  return ` ${key.padEnd(15)}${does.padEnd(23)}${otherKey.padEnd(10)}${doesOther}`;
}

/** A low window first loses the empty lines, then the last. */
function fit(lines: readonly string[], rows: number): string[] {
  const dense = lines.length > rows ? lines.filter((line) => line !== '') : [...lines];
  return dense.slice(0, rows);
}

function restore(): void {
  if (process.stdin.isTTY) process.stdin.setRawMode(false);
  process.stdout.write(RESTORE);
}
