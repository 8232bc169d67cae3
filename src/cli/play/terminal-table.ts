import { askOf, type Offer } from '../../engine/ask.ts';
import type { GameEvent } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { Seat } from '../../engine/seats.ts';
import type { TableContext, TerminalGame } from '../screen/terminal-game.ts';
import { wrap } from '../screen/text.ts';
import type { Terminal } from './terminal.ts';

export const PERSON: Seat = 0;

/**
 * What the person sees. A real terminal keeps one picture: table, news since the last decision, hand. A pipe gets the
 * same, one after the other.
 */
export class TerminalTable {
  readonly screen: TerminalGame;
  readonly context: TableContext;
  readonly terminal: Terminal;
  readonly #match: Match;
  /** What happened, as far as the person may know it. */
  readonly #events: GameEvent[] = [];
  #heard = 0;
  #news: string[] = [];

  constructor(match: Match, screen: TerminalGame, terminal: Terminal) {
    const { game, seats, options } = match.setup;
    this.#match = match;
    this.screen = screen;
    this.terminal = terminal;
    this.context = { names: seats.map(({ name }) => name), viewer: PERSON, options, rules: game.rules };
  }

  get view(): unknown {
    return this.#match.setup.game.view(this.#match.state, PERSON);
  }

  get ask(): Offer[] {
    const { game } = this.#match.setup;
    return this.#match.waitingFor.includes(PERSON) ? askOf(game, this.#match.state, PERSON) : [];
  }

  greet(welcome: string): void {
    const lines = wrap(welcome, this.terminal.style.columns - 2).map((line) => ` ${line}`);
    this.#news.push(...lines);
    if (this.terminal.isReal) this.terminal.makeRoom();
    else this.terminal.print(lines);
  }

  /** Says what is new. Answers whether the person stays. */
  async tell(waits: boolean): Promise<boolean> {
    const from = this.#events.length;
    this.#hear();
    const opens = this.#events.findIndex(({ type }, i) => i > from && type === this.screen.chapter.event);
    if (opens < 0) return this.#say(from, this.#events.length);
    this.#say(from, opens);
    // on a terminal the points would be gone before they are read
    if (this.terminal.isReal && waits && !(await this.#rest())) return false;
    this.forget();
    return this.#say(opens, this.#events.length);
  }

  /** The end: what happened last stays to be seen. */
  finish(): void {
    if (this.terminal.isReal) this.terminal.frame(latest(this.#news, this.terminal.room));
  }

  /** The news are read. */
  forget(): void {
    this.#news = [];
  }

  /** The table and the hand; on a terminal with the news, and below it something to note. */
  show(notes: readonly string[] = []): void {
    const { style, isReal } = this.terminal;
    const table = this.screen.table(this.view, this.context, style);
    const hand = this.screen.hand(this.view, this.ask, this.context, style);
    if (!isReal) return this.terminal.print(['', ...table, '', ...hand]);
    const room = this.terminal.room - filled([...table, ...hand, ...notes]).length;
    // a long answer takes the place of the table
    const above = room < 0 && notes.length > 0 ? [] : [...table, ...this.#newsWithin(room)];
    this.terminal.frame([...above, ...hand, ...notes]);
  }

  /** One thing said to the person alone. */
  note(lines: readonly string[]): void {
    if (this.terminal.isReal) this.show(lines);
    else this.terminal.print(lines);
  }

  /** This round's news once more. */
  log(): string[] {
    const opened = this.#events.findLastIndex(({ type }) => type === this.screen.round.event);
    return this.screen.news(this.#events, opened, this.context, this.terminal.style);
  }

  #hear(): void {
    const { game } = this.#match.setup;
    const fresh = this.#match.events.slice(this.#heard);
    this.#heard += fresh.length;
    for (const event of fresh) {
      const seen = game.project(event, PERSON);
      if (seen !== undefined) this.#events.push(seen);
    }
  }

  #say(from: number, to: number): true {
    const lines = this.screen.news(this.#events.slice(0, to), from, this.context, this.terminal.style);
    this.#news.push(...lines);
    if (!this.terminal.isReal) this.terminal.print(lines);
    return true;
  }

  async #rest(): Promise<boolean> {
    this.terminal.frame(latest(this.#news, this.terminal.room));
    const line = await this.terminal.ask(
      this.terminal.style.dim(` Enter goes on to the next ${this.screen.chapter.name}. `),
    );
    return line !== undefined && line.trim().toLowerCase() !== 'q';
  }

  /** With room for the news to come, so that the hand stays where it is; and apart from the hand, if possible, and the table. */
  #newsWithin(room: number): string[] {
    const news = latest(this.#news, room);
    const spare = room - filled(news).length;
    const free = Math.max(0, Math.min(this.context.names.length - news.length, spare - 2));
    return [...blank(spare > 1 ? 1 : 0), ...news, ...blank(free), ...blank(spare > 0 ? 1 : 0)];
  }
}

function blank(lines: number): string[] {
  return Array<string>(lines).fill('');
}

function filled(lines: readonly string[]): string[] {
  return lines.filter((line) => line !== '');
}

/** All of it if there is room, else its end: somebody who only watches decides nothing, and much happens meanwhile. */
function latest(lines: readonly string[], room: number): readonly string[] {
  const dense = filled(lines);
  return dense.length <= room ? lines : dense.slice(dense.length - Math.max(0, room));
}
