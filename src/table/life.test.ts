import { expect, test } from 'vitest';
import { FastChance } from '../engine/chance/fast.ts';
import { verify } from '../engine/record/verify.ts';
import { seeded } from '../engine/testing/seeded.ts';
import { GAMES } from '../games/games.ts';
import { PHRASES } from '../protocol/table.ts';
import { Tables } from './tables.ts';
import { Guest, movesIn } from './testing/guest.ts';
import { fullTable, type TestTable } from './testing/guests.ts';
import { ok } from './testing/results.ts';
import { ShakyStore } from './testing/world.ts';

const STEPS = 120;
const BOT = { bot: 'random' } as const;
const oneOf = <T>(list: readonly T[], chance: FastChance): T => list[chance.below(list.length)]!;

/** Somebody who comes and goes, and keeps all that was ever sent. */
class Wanderer {
  readonly guest: Guest;
  readonly #chance: FastChance;
  readonly texts: string[] = [];

  constructor(guest: Guest, chance: FastChance) {
    this.guest = guest;
    this.#chance = chance;
  }

  async connect(): Promise<void> {
    await this.guest.listen(this.texts.length);
  }

  disconnect(): void {
    this.guest.stream?.hangUp();
    this.texts.push(...(this.guest.stream?.texts ?? []));
    this.guest.stream = undefined;
  }

  async reconnect(): Promise<void> {
    this.disconnect();
    await this.connect();
  }

  async play(): Promise<void> {
    const seen = await this.guest.look();
    const moves = movesIn(seen);
    if (seen.ask !== null && moves.length > 0) await this.guest.move(seen.ask.id, oneOf(moves, this.#chance));
  }

  async doSomething(): Promise<unknown> {
    const { guest } = this;
    const doings: (() => unknown)[] = [
      ...Array<() => unknown>(8).fill(() => this.play()),
      () => guest.say(oneOf(PHRASES, this.#chance)),
      () => guest.mute(this.#chance.below(3), this.#chance.below(2) === 0),
      () => guest.leave(),
      () => guest.sit(),
      () => this.disconnect(),
      () => this.reconnect(),
      () => guest.move(1 + this.#chance.below(5), 'draw pile'),
    ];
    return oneOf(doings, this.#chance)();
  }
}

async function live(party: TestTable, store: ShakyStore, chance: FastChance): Promise<Wanderer[]> {
  const { ann, bob, tables, id, environment } = party;
  for (const guest of [ann, bob]) guest.stream?.hangUp();
  const wanderers = [ann, bob, new Guest(tables, id, 'wanda')].map((guest) => new Wanderer(guest, chance));
  for (const { guest } of wanderers) guest.stream = undefined;
  for (const wanderer of wanderers) await wanderer.connect();
  await ok(ann.start());
  for (let step = 0; step < STEPS; step++) {
    if (chance.below(15) === 0) store.refuses = () => true;
    if (chance.below(40) === 0) {
      for (const wanderer of wanderers) wanderer.disconnect();
      await wanderers[0]!.guest.tables.stop();
      const next = new Tables(environment);
      await next.begin();
      for (const { guest } of wanderers) guest.tables = next;
    }
    // what fails is reported to who asked, and they go on
    const doing = Array.from({ length: 1 + chance.below(3) }, () => oneOf(wanderers, chance).doSomething());
    await Promise.allSettled(doing);
    await environment.time.pass(oneOf([0, 100, 3000, 15_000], chance));
  }
  return wanderers;
}

test.each(
  ['straw', 'courte-paille', 'str8-eight'].flatMap((game) => [1, 2, 3].map((seed): [string, number] => [game, seed])),
)('whatever happens at a table of %s, its log is the truth for all (%d)', async (game, seed) => {
  const chance = seeded(seed);
  const store = new ShakyStore();
  const options = game === 'str8-eight' ? { target: 100 } : {};
  const party = await fullTable(game, { seats: ['me', BOT, 'open'], options, clock: 'relaxed', given: { store } });
  const wanderers = await live(party, store, chance);
  store.refuses = undefined;
  await party.environment.time.pass(60_000);
  for (const wanderer of wanderers) {
    await wanderer.reconnect();
    await wanderer.guest.sit();
  }
  while ((await party.ann.card()).status === 'playing') {
    for (const wanderer of wanderers) await wanderer.play();
    await party.environment.time.pass(0);
  }
  for (const wanderer of wanderers) {
    wanderer.disconnect();
    const { texts } = await wanderer.guest.listen(0);
    expect(wanderer.texts).toEqual(texts);
    expect(texts.length).toBeGreaterThan(40);
  }
  const record = await ok(wanderers[0]!.guest.tables.record(party.id));
  expect(record.outcome).not.toBeNull();
  expect(verify(JSON.stringify(record), GAMES)).toEqual([]);
});
