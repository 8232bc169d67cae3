import { fileURLToPath } from 'node:url';
import type { Code, Refusal } from '../../engine/game.ts';
import type { Match } from '../../engine/match.ts';
import type { Reading } from '../screen/terminal-game.ts';
import { clean, cut } from '../screen/text.ts';
import { PERSON, type TerminalTable } from './terminal-table.ts';

const LONGEST_QUOTE = 30;

/** Asks until there is a legal move. Nothing when the person leaves. */
export async function askPerson(match: Match, stage: TerminalTable): Promise<Code | undefined> {
  stage.show();
  return new Question(match, stage).answer();
}

class Question {
  readonly #match: Match;
  readonly #stage: TerminalTable;
  /** A move begun, of which one thing more is asked. */
  #begun: Extract<Reading, { asks: string }> | undefined;

  constructor(match: Match, stage: TerminalTable) {
    this.#match = match;
    this.#stage = stage;
  }

  async answer(): Promise<Code | undefined> {
    const { terminal, screen } = this.#stage;
    for (;;) {
      const line = await terminal.ask(terminal.style.accent(` ${this.#begun?.asks ?? screen.prompt}`));
      const typed = line?.trim();
      if (typed === undefined || /^(?:q|quit|exit)$/i.test(typed)) return undefined;
      const said = this.#saying(typed.toLowerCase());
      const code = said === undefined ? this.#move(typed) : this.#answerWith(said);
      if (code !== undefined) return code;
    }
  }

  /** What answers a line that is for the table, not for the game. */
  #saying(typed: string): readonly string[] | undefined {
    const { help, id, round } = this.#stage.screen;
    const keys = `log: this ${round.name} so far; rules: where they are; Enter: the table; q: leave.`;
    if (typed === '') return [];
    if (typed === '?' || typed === 'help') return [...help, keys].map((line) => ` ${line}`);
    if (typed === 'rules') return [` The rules: ${fileURLToPath(new URL(`../rules/${id}.en.md`, import.meta.url))}`];
    return typed === 'log' ? this.#stage.log() : undefined;
  }

  #answerWith(lines: readonly string[]): undefined {
    this.#begun = undefined;
    this.#stage.note(lines);
  }

  #move(typed: string): Code | undefined {
    const { screen, view, ask } = this.#stage;
    const reading = screen.read(this.#whole(typed), view, ask);
    if (reading === undefined) return this.#no(`“${cut(clean(typed), LONGEST_QUOTE)}” is no move; ? helps.`);
    if ('move' in reading) return this.#code(reading.move);
    if ('refusal' in reading) return this.#refuse(reading.refusal);
    if ('asks' in reading) this.#begun = reading;
    this.#stage.note('says' in reading ? [` ${reading.says}`] : []);
    return undefined;
  }

  /** A number goes on with the move begun; anything else leaves it. */
  #whole(typed: string): string {
    if (!/^\d+$/.test(typed)) this.#begun = undefined;
    return this.#begun === undefined ? typed : `${this.#begun.typed} ${typed}`;
  }

  #code(move: unknown): Code | undefined {
    const { game } = this.#match.setup;
    const refusal = game.refuse(this.#match.state, PERSON, move);
    return refusal === undefined ? game.encode(move) : this.#refuse(refusal);
  }

  #refuse(refusal: Refusal): undefined {
    const { screen, context } = this.#stage;
    return this.#no(`${screen.reason(refusal, context)} (${refusal.clause})`);
  }

  #no(why: string): undefined {
    this.#stage.note([this.#stage.terminal.style.bad(` ${why}`)]);
  }
}
