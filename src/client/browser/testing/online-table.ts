import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { Snapshot } from '../../../protocol/table.ts';
import type { TestServer } from '../../../server/testing/test-server.ts';
import type { MatchRecord } from '../../../engine/record/record.ts';

/** Whoever asks all the time takes the machine from the pages that are to move. */
const BETWEEN_LOOKS = 20;

/** Somebody who plays on a page. */
export interface Player {
  readonly page: Page;
  /** One decision, after all that came before it was looked at. */
  takeTurn(): Promise<void>;
}

/** A table on line with people who play on pages, seen from the server's side. */
export class OnlineTable {
  readonly id: string;
  readonly #server: TestServer;
  readonly #players: Readonly<Record<string, Player>>;

  /** The players by name. */
  constructor(server: TestServer, id: string, players: Readonly<Record<string, Player>>) {
    this.#server = server;
    this.id = id;
    this.#players = players;
  }

  look(): Promise<Snapshot> {
    return this.#get<Snapshot>('');
  }

  /** How the record says it ended, by name. */
  async scores(): Promise<Readonly<Record<string, number>>> {
    const { events, seats } = await this.#get<MatchRecord>('/record');
    const { scores } = events.findLast(({ type }) => type === 'ended') as unknown as { scores: number[] };
    return Object.fromEntries(seats.map(({ name }, seat) => [name, scores[seat]!]));
  }

  /** The table as somebody at it sees it. */
  async lookOf({ page }: { readonly page: Page }): Promise<Snapshot> {
    const answer = await page.request.get(`${this.#server.url}/api/tables/${this.id}`);
    return (await answer.json()) as Snapshot;
  }

  /** Whose turn it is, as soon as it is that of somebody who plays for themselves; nobody's after the end. */
  async turn(): Promise<string | undefined> {
    for (;;) {
      const { table, waiting } = await this.look();
      if (table.status === 'over') return undefined;
      const seat = table.seats[waiting[0] ?? -1];
      if (seat?.kind === 'person' && seat.standIn === null) return seat.name;
      await pause(BETWEEN_LOOKS);
    }
  }

  /** Everybody plays until it is somebody's turn. */
  async playUntilTurnOf(name: string): Promise<void> {
    for (let now = await this.turn(); now !== name; now = await this.turn()) {
      if (now === undefined) throw new Error('the match ended too early for this test');
      await this.takeTurn(now);
    }
  }

  async playToTheEnd(): Promise<void> {
    for (let now = await this.turn(); now !== undefined; now = await this.turn()) await this.takeTurn(now);
  }

  /** Somebody plays a card, and the table has taken it: until then it is still their turn. */
  async takeTurn(name: string): Promise<void> {
    const player = this.#players[name]!;
    const { ask } = await this.lookOf(player);
    await player.takeTurn();
    await this.isAnswered(player, ask!.id);
  }

  /** Waits until somebody's question has been answered. */
  async isAnswered(player: { readonly page: Page }, ask: number): Promise<void> {
    while ((await this.lookOf(player)).ask?.id === ask) await pause(BETWEEN_LOOKS);
  }

  async #get<T>(path: string): Promise<T> {
    const answer = await fetch(`${this.#server.url}/api/tables/${this.id}${path}`);
    return (await answer.json()) as T;
  }
}
