import { Asker, type Bot } from '../bots/bot.ts';
import type { Chance } from '../engine/chance/chance.ts';
import type { GameEvent } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Seat } from '../engine/seats.ts';
import { askPerson, PERSON } from './person.ts';
import type { Scene, Screen } from './screens/screen.ts';
import type { Terminal } from './terminal.ts';

export interface Company {
  /** By seat; the person's own is none. */
  readonly bots: readonly (Bot | undefined)[];
  readonly luck: Chance;
  /** After each bot's move and at the end of a round there is time to look. */
  readonly pause: number;
}

/** One person at a match with bots, from the deal to the end or until the person leaves. */
export class Sitting {
  readonly #match: Match;
  readonly #screen: Screen;
  readonly #scene: Scene;
  readonly #terminal: Terminal;
  readonly #company: Company;
  readonly #asker: Asker;
  /** What happened, as far as the person may know it. */
  readonly #events: GameEvent[] = [];
  #heard = 0;

  constructor(match: Match, screen: Screen, terminal: Terminal, company: Company) {
    const { game, seats, options } = match.setup;
    this.#match = match;
    this.#screen = screen;
    this.#terminal = terminal;
    this.#company = company;
    this.#scene = { names: seats.map(({ name }) => name), viewer: PERSON, options };
    this.#asker = new Asker(game, match.state);
  }

  /** Whether the match came to its end. */
  async play(): Promise<boolean> {
    let stays = await this.#tell();
    while (stays && !this.#terminal.isOver) {
      const { waitingFor } = this.#match;
      if (waitingFor.length === 0) return true;
      stays = waitingFor.includes(PERSON) ? await this.#personPlays() : await this.#botPlays(waitingFor[0]!);
      stays &&= await this.#tell();
    }
    return false;
  }

  async #personPlays(): Promise<boolean> {
    const code = await askPerson(this.#match, this.#screen, this.#scene, this.#terminal, this.#events);
    if (code === undefined) return false;
    this.#match.play(PERSON, code);
    this.#terminal.clear();
    return true;
  }

  async #botPlays(seat: Seat): Promise<boolean> {
    const { bots, luck, pause } = this.#company;
    await this.#terminal.pause(pause);
    this.#match.play(seat, this.#asker.ask(bots[seat]!, seat, luck));
    return true;
  }

  /** Says what is new. Between two rounds the person is waited for, or the points would be gone before they are read. */
  async #tell(): Promise<boolean> {
    const from = this.#events.length;
    this.#hear();
    const opens = this.#events.findIndex(({ type }, i) => i > from && type === this.#screen.chapter);
    if (opens < 0) return this.#print(this.#events.length, from);
    this.#print(opens, from);
    return (await this.#rest()) && this.#print(this.#events.length, opens);
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

  #print(to: number, from: number): true {
    const { style } = this.#terminal;
    this.#terminal.print(this.#screen.news(this.#events.slice(0, to), from, this.#scene, style));
    return true;
  }

  async #rest(): Promise<boolean> {
    if (!this.#terminal.isReal || this.#company.pause === 0) return true;
    const line = await this.#terminal.ask(this.#terminal.style.dim(' Enter goes on to the next round. '));
    this.#terminal.clear();
    return line !== undefined && line.trim().toLowerCase() !== 'q';
  }
}
