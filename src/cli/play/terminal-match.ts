import { Asker, type Bot } from '../../bots/bot.ts';
import type { Chance } from '../../engine/chance/chance.ts';
import type { Match } from '../../engine/match.ts';
import type { Seat } from '../../engine/seats.ts';
import { askPerson } from './person.ts';
import { PERSON, type TerminalTable } from './terminal-table.ts';

export interface Company {
  /** By seat; the person's own is none. */
  readonly bots: readonly (Bot | undefined)[];
  readonly luck: Chance;
  /** Before each bot's move, in milliseconds. */
  readonly pause: number;
}

/** One person at a match with bots, from the deal to the end or until the person leaves. */
export class TerminalMatch {
  readonly #match: Match;
  readonly #stage: TerminalTable;
  readonly #company: Company;
  readonly #asker: Asker;

  constructor(match: Match, stage: TerminalTable, company: Company) {
    this.#match = match;
    this.#stage = stage;
    this.#company = company;
    this.#asker = new Asker(match.setup.game, match.state);
  }

  /** Whether the match came to its end. */
  async play(): Promise<boolean> {
    let stays = await this.#tell();
    while (stays && !this.#stage.terminal.isOver) {
      const { waitingFor } = this.#match;
      if (waitingFor.length === 0) return this.#finish();
      stays = waitingFor.includes(PERSON) ? await this.#personPlays() : await this.#botPlays(waitingFor[0]!);
      stays &&= await this.#tell();
    }
    return false;
  }

  #finish(): true {
    this.#stage.finish();
    return true;
  }

  #tell(): Promise<boolean> {
    return this.#stage.tell(this.#company.pause > 0);
  }

  async #personPlays(): Promise<boolean> {
    const code = await askPerson(this.#match, this.#stage);
    if (code === undefined) return false;
    this.#match.play(PERSON, code);
    this.#stage.forget();
    return true;
  }

  async #botPlays(seat: Seat): Promise<boolean> {
    const { bots, luck, pause } = this.#company;
    if (this.#stage.terminal.isReal) this.#stage.show();
    await this.#stage.terminal.pause(pause);
    this.#match.play(seat, this.#asker.ask(bots[seat]!, seat, luck));
    return true;
  }
}
