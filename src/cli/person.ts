import { fileURLToPath } from 'node:url';
import { askOf, type Offer } from '../engine/ask.ts';
import type { Code, GameEvent } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Seat } from '../engine/seats.ts';
import type { Reading, Scene, Screen } from './screens/screen.ts';
import { clean, cut } from './screens/text.ts';
import type { Terminal } from './terminal.ts';

export const PERSON: Seat = 0;

const LONGEST_QUOTE = 30;

const KEYS = [
  'Type a card’s number; for a lamp its weight too, as in 3 7. Or a move: play lamp 7.',
  'Enter shows the table again, log this round, rules where the rules are, q leaves.',
];

/** Asks until there is a legal move. Nothing when the person leaves. */
export async function askPerson(
  match: Match,
  screen: Screen,
  scene: Scene,
  terminal: Terminal,
  events: readonly GameEvent[],
): Promise<Code | undefined> {
  const question = new Question(match, screen, scene, terminal, events);
  question.show();
  return question.answer();
}

class Question {
  readonly #match: Match;
  readonly #screen: Screen;
  readonly #scene: Scene;
  readonly #terminal: Terminal;
  readonly #events: readonly GameEvent[];
  readonly #view: unknown;
  readonly #ask: readonly Offer[];
  /** Begun, but one thing more is asked. */
  #begun: Extract<Reading, { asks: string }> | undefined;

  constructor(match: Match, screen: Screen, scene: Scene, terminal: Terminal, events: readonly GameEvent[]) {
    const { game } = match.setup;
    this.#match = match;
    this.#screen = screen;
    this.#scene = scene;
    this.#terminal = terminal;
    this.#events = events;
    this.#view = game.view(match.state, PERSON);
    this.#ask = askOf(game, match.state, PERSON);
  }

  show(): void {
    const { style } = this.#terminal;
    const table = this.#screen.table(this.#view, this.#scene, style);
    const hand = this.#screen.hand(this.#view, this.#ask, this.#scene, style);
    this.#terminal.print(['', ...table, '', ...hand]);
  }

  async answer(): Promise<Code | undefined> {
    for (;;) {
      const { accent } = this.#terminal.style;
      const line = await this.#terminal.ask(accent(` ${this.#begun?.asks ?? this.#screen.prompt}`));
      const typed = line?.trim();
      if (typed === undefined || /^(q|quit|exit)$/i.test(typed)) return undefined;
      const code = this.#isCommand(typed) ? undefined : this.#move(typed);
      if (code !== undefined) return code;
    }
  }

  /** Whether the line was for the table, not for the game. */
  #isCommand(typed: string): boolean {
    const said = this.#saying(typed.toLowerCase());
    if (said === undefined) return false;
    this.#begun = undefined;
    if (typed === '') this.#terminal.clear();
    this.#terminal.print(said.map((line) => ` ${line}`));
    if (typed === '' && this.#terminal.isReal) this.show();
    return true;
  }

  #saying(typed: string): readonly string[] | undefined {
    const { help, rules, chapter } = this.#screen;
    if (typed === '') return [];
    if (typed === '?' || typed === 'help') return [...help, ...KEYS];
    if (typed === 'rules') return [`The rules: ${fileURLToPath(new URL(`../rules/${rules}`, import.meta.url))}`];
    if (typed !== 'log') return undefined;
    const opened = this.#events.findLastIndex(({ type }) => type === chapter);
    return this.#screen.news(this.#events, opened, this.#scene, this.#terminal.style);
  }

  #move(typed: string): Code | undefined {
    const line = this.#begun !== undefined && /^\d+$/.test(typed) ? `${this.#begun.typed} ${typed}` : typed;
    const reading = this.#screen.read(line, this.#view, this.#ask, this.#scene);
    if ('move' in reading) return this.#code(reading.move, typed);
    if ('says' in reading) this.#terminal.print([` ${reading.says}`]);
    else this.#begun = reading;
    return undefined;
  }

  #code(text: string, typed: string): Code | undefined {
    const { game } = this.#match.setup;
    const move = game.parse(text);
    const refusal = move === undefined ? undefined : game.refuse(this.#match.state, PERSON, move);
    if (move !== undefined && refusal === undefined) return game.encode(move);
    const quoted = cut(clean(typed), LONGEST_QUOTE);
    const says =
      refusal === undefined
        ? `“${quoted}” is no move. Type a card’s number, or ? for help.`
        : `${this.#screen.reason(refusal, this.#scene)} (${refusal.clause})`;
    this.#terminal.print([` ${says}`]);
    return undefined;
  }
}
