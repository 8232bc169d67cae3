import type { Snapshot } from '../../../../protocol/table.ts';
import type { Prepared, Seen, Stage } from './stage.ts';

/** What somebody does. */
interface Play {
  readonly seat: number;
  readonly move: string;
}

/** Prepared cards and all that is played with them. */
export interface Match extends Prepared {
  readonly names: readonly string[];
  readonly options?: Readonly<Record<string, string | number | boolean>>;
  readonly rounds: readonly { readonly plays: readonly Play[] }[];
}

/** Somebody who can ask the server for something. */
interface Player {
  ok(method: string, path: string, data?: object): Promise<ReturnType<typeof JSON.parse>>;
}

interface Wish {
  /** Those of the match that are bots. */
  readonly bots?: readonly string[];
  readonly clock?: string;
  readonly public?: boolean;
}

/** A table where a prepared match is played; the one called “You” is the one whose screen is looked at. */
export class PreparedTable {
  readonly id: string;
  readonly #stage: Stage;
  readonly #players: readonly (Player | undefined)[];
  readonly #plays: Play[];
  readonly #counts: readonly number[];
  #made = 0;

  private constructor(stage: Stage, id: string, match: Match, players: readonly (Player | undefined)[]) {
    this.#stage = stage;
    this.id = id;
    this.#players = players;
    this.#plays = match.rounds.flatMap(({ plays }) => plays);
    this.#counts = match.rounds.map(({ plays }) => plays.length);
  }

  /** Everybody sits, listens and is ready; the first cards are dealt. */
  static async of(stage: Stage, you: Seen | undefined, match: Match, wish: Wish = {}): Promise<PreparedTable> {
    const { bots = [], ...rest } = wish;
    const { game, options } = match;
    stage.prompter.prepared = match;
    const guests = match.names.map((name) => (bots.includes(name) || name === 'You' ? undefined : stage.guest(name)));
    const arrived = await Promise.all(guests);
    const players = match.names.map((name, seat) => (name === 'You' ? you : arrived[seat]));
    const host = players[0]!;
    const seats = match.names.map((_, seat) => (seat === 0 ? 'me' : 'open'));
    const { table }: Snapshot = await host.ok('POST', '/api/tables', {
      game: game.id,
      seats,
      ...(options !== undefined && { options }),
      ...rest,
    });
    for (const [seat, player] of players.entries()) {
      if (seat === 0) continue;
      if (player === undefined) await host.ok('PUT', `/api/tables/${table.id}/seats/${seat}`, { bot: 'medium' });
      else await player.ok('POST', `/api/tables/${table.id}/seats`, { seat });
    }
    for (const guest of arrived) await guest?.listen(table.id);
    await host.ok('POST', `/api/tables/${table.id}/start`, {});
    await stage.pass(0);
    return new PreparedTable(stage, table.id, match, players);
  }

  get path(): string {
    return `/t/${this.id}`;
  }

  /** Plays so many cards of a round, or all that were prepared. */
  async play(round: number, cards = Infinity): Promise<void> {
    const before = this.#counts.slice(0, round - 1).reduce((sum, count) => sum + count, 0);
    const end = before + Math.min(cards, this.#counts[round - 1]!);
    while (this.#made < end) await this.#next(this.#plays[this.#made++]!);
  }

  /** Lets whoever plays for somebody make the next prepared move. */
  async playByOther(): Promise<void> {
    const play = this.#plays[this.#made++]!;
    this.#stage.prompter.tell(play.move);
    await this.#stage.pass(0);
  }

  as(seat: number): Player {
    return this.#players[seat]!;
  }

  async #next(play: Play): Promise<void> {
    const player = this.#players[play.seat];
    if (player === undefined) {
      this.#stage.prompter.tell(play.move);
      return this.#stage.pass(0);
    }
    const { ask }: Snapshot = await player.ok('GET', `/api/tables/${this.id}`);
    if (ask === null) throw new Error(`it is not the turn of seat ${play.seat} to ${play.move}`);
    await player.ok('POST', `/api/tables/${this.id}/moves`, { ask: ask.id, move: play.move });
  }
}
