import type { FastChance } from '../../src/engine/chance/fast.ts';
import { CLOCKS, type TableCard } from '../../src/protocol/table.ts';
import { Guest, type Json } from '../../src/server/testing/guest.ts';
import type { Club } from './club.ts';
import { Sitting } from './sitting.ts';

const LEVELS = ['random', 'easy', 'medium', 'medium', 'hard'] as const;
const GAMES = [
  { game: 'straw', most: 6, options: [{}, { ending: 'race-to-100' }] },
  {
    game: 'courte-paille',
    most: 5,
    options: [{}, { 'coco-may-sleep': true }, { form: 'announced' }, { form: 'declared' }],
  },
  { game: 'str8-eight', most: 4, options: [{ target: 100 }, { target: 300 }] },
] as const;
const MOST_LOOKS = 20;
const LONGEST_PAUSE = 3;
/** Who has had enough of a match has answered so often. */
const PATIENCE = [10, 40, 1000] as const;

interface ListedTable {
  readonly table: TableCard;
}

/** Somebody who comes to the club again and again, and does now this, now that. */
export class Member {
  readonly #club: Club;
  readonly #chance: FastChance;
  readonly #name: string;
  #guest: Guest | undefined;

  constructor(club: Club, chance: FastChance, name: string) {
    this.#club = club;
    this.#chance = chance;
    this.#name = name;
  }

  /** Until the club closes. */
  async live(): Promise<void> {
    const deeds = [
      ...Array<() => Promise<void>>(5).fill(() => this.#host()),
      ...Array<() => Promise<void>>(6).fill(() => this.#join()),
      () => this.#watch(),
      () => this.#lookBack(),
      () => this.#lookBack(),
      () => this.#changeDevice(),
      () => this.#goForGood(),
    ];
    while (!this.#club.isClosing) {
      await this.#comeIn();
      await this.#one(deeds)();
      await this.#club.pause(this.#chance.below(LONGEST_PAUSE));
    }
  }

  /** As whom one was here before, if that is still known. */
  async #comeIn(): Promise<void> {
    if (this.#guest !== undefined && (await this.#ask('GET', '/api/me'))?.player) return;
    const { token, player } = (await this.#club.ask(new Guest(''), 'POST', '/api/tokens', { name: this.#name })) ?? {};
    if (token === undefined) return;
    this.#guest = new Guest('', token, player.id);
    this.#club.done('arrivals');
  }

  async #host(): Promise<void> {
    const { game, most, options } = this.#one(GAMES);
    const seats = Array.from({ length: 2 + this.#chance.below(most - 1) }, () => this.#occupant());
    const wish = {
      game,
      seats: ['me', ...seats.slice(1)],
      options: this.#one<object>(options),
      clock: this.#one(CLOCKS),
    };
    const opened = await this.#ask('POST', '/api/tables', { ...wish, public: this.#isSo(4), hints: this.#isSo(2) });
    if (opened === undefined) return;
    await this.#club.pause(seats.includes('open') ? 1 : 0);
    // some forget that they wanted to play: it is closed by and by
    if (!this.#isSo(10)) return;
    await this.#ask('POST', `/api/tables/${opened.table.id}/start`, { fill: this.#one(LEVELS) });
    await this.#play(opened.table.id);
  }

  async #join(): Promise<void> {
    const table = await this.#listed('open');
    if (table === undefined) return this.#host();
    if ((await this.#ask('POST', `/api/tables/${table.id}/seats`, {})) !== undefined) await this.#play(table.id);
  }

  async #watch(): Promise<void> {
    const table = await this.#listed('playing');
    if (table !== undefined) await new Sitting(this.#club, this.#guest!, table.id, this.#chance).watch(5);
  }

  /** Whoever has had enough leaves, or only closes the page. */
  async #play(table: string): Promise<void> {
    this.#club.done('sat down');
    const sitting = new Sitting(this.#club, this.#guest!, table, this.#chance);
    const isOver = await sitting.play(this.#one(PATIENCE));
    if (isOver) return this.#afterwards(table);
    if (this.#isSo(2)) await this.#ask('DELETE', `/api/tables/${table}/seats/me`);
  }

  async #afterwards(table: string): Promise<void> {
    const record = await this.#ask('GET', `/api/tables/${table}/record`);
    if (record === undefined) return;
    this.#club.done('matches seen to their end');
    this.#club.record(record);
    const again = this.#isSo(3) ? await this.#ask('POST', `/api/tables/${table}/rematch`) : undefined;
    if (again !== undefined) await this.#play(again.table.id);
  }

  async #lookBack(): Promise<void> {
    const { tables = [] } = (await this.#ask('GET', '/api/me/tables')) ?? {};
    const ended = (tables as readonly ListedTable[]).filter(({ table }) => table.status === 'over');
    if (ended.length === 0) return;
    const { id } = this.#one(ended).table;
    for (let looks = 0; looks < MOST_LOOKS && !this.#club.isClosing; looks++) {
      const found = await this.#ask('GET', `/api/tables/${id}/analysis`);
      if (found === undefined || !('progress' in found)) break;
      await this.#club.pause(1);
    }
    this.#club.done('looks back');
  }

  /** Goes on with another device, and signs out the first. */
  async #changeDevice(): Promise<void> {
    const made = await this.#ask('POST', '/api/me/link');
    if (made === undefined) return;
    await this.#club.ask(new Guest(''), 'POST', '/api/me/claim', { code: made.code });
    await this.#ask('GET', '/api/me/devices');
    await this.#ask('DELETE', '/api/me/devices');
    this.#club.done('devices signed out');
  }

  async #goForGood(): Promise<void> {
    if (this.#isSo(2)) return;
    await this.#ask('DELETE', '/api/me');
    this.#guest = undefined;
    this.#club.done('farewells');
  }

  async #listed(status: string): Promise<TableCard | undefined> {
    const { tables = [] } = (await this.#ask('GET', '/api/tables')) ?? {};
    const fitting = (tables as readonly ListedTable[]).filter(({ table }) => table.status === status);
    return fitting.length === 0 ? undefined : this.#one(fitting).table;
  }

  #ask(method: string, path: string, body?: unknown): Promise<Json | undefined> {
    return this.#guest === undefined ? Promise.resolve(undefined) : this.#club.ask(this.#guest, method, path, body);
  }

  #occupant(): 'open' | { readonly bot: string } {
    return this.#isSo(2) ? { bot: this.#one(LEVELS) } : 'open';
  }

  /** In all cases but one of so many. */
  #isSo(many: number): boolean {
    return this.#chance.below(many) > 0;
  }

  #one<T>(things: readonly T[]): T {
    return things[this.#chance.below(things.length)]!;
  }
}
