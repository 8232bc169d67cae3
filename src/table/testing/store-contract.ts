import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SeatCard, TableCard } from '../../protocol/table.ts';
import type { Entry } from '../log/entry.ts';
import type { Store } from '../store/store.ts';

export interface OpenStore<S> {
  readonly store: S;
  close(): Promise<void>;
}

export function personAt(player: string, name = player): SeatCard {
  return {
    kind: 'person',
    player,
    name,
    commitment: null,
    revealed: false,
    unsalted: false,
    away: false,
    standIn: null,
  };
}

export function cardOf(id: string, changes: Partial<TableCard> = {}): TableCard {
  return {
    id,
    code: `code of ${id}`,
    game: 'straw',
    options: { target: 50 },
    clock: 'brisk',
    public: true,
    watching: true,
    hints: false,
    status: 'open',
    seats: [personAt('ada'), { kind: 'open' }],
    host: 0,
    commitment: '0'.repeat(64),
    sealing: null,
    sealings: 1,
    opened: 1,
    rematch: null,
    closed: null,
    ...changes,
  };
}

export function entryAt(at: number, move = 'draw'): Entry {
  return { kind: 'moved', seat: 0, move, at };
}

export const IDLE = { due: null, waiting: 0 };

export function opening(store: Store, id: string, at = 1, changes: Partial<TableCard> = {}): Promise<boolean> {
  return store.open(id, entryAt(at), { ...IDLE, card: cardOf(id, changes) });
}

/** Of the tests: soon after all that is written in them. */
const NOW = 100;

const idsOf = (listed: readonly { readonly card: TableCard }[]): string[] => listed.map(({ card }) => card.id);

/** What every store promises. Each test has a new one. */
export function storeContract(name: string, open: () => Promise<OpenStore<Store>>): void {
  describe(`${name} keeps tables`, () => {
    let opened: OpenStore<Store>;
    let store: Store;

    beforeEach(async () => {
      opened = await open();
      store = opened.store;
    });
    afterEach(() => opened.close());

    logContract(() => store);
    openingContract(() => store);
    describe('what cannot be appended', () => {
      refusalContract(() => store);
    });
    listContract(() => store);
    dutyContract(() => store);
  });
}

function logContract(store: () => Store): void {
  test('the log has all entries in order', async () => {
    await opening(store(), 'a', 1);
    expect(await store().append('a', 1, entryAt(2), IDLE)).toBe(true);
    expect(await store().append('a', 2, entryAt(3), IDLE)).toBe(true);
    expect(await store().log('a')).toEqual([entryAt(1), entryAt(2), entryAt(3)]);
  });

  test('whatever is no id has no entries, however strange', async () => {
    for (const id of ['', '\u0000', 'a\u0000b', '\uD800', '🐫', "';--", 'x'.repeat(5000)])
      expect(await store().log(id), JSON.stringify(id)).toEqual([]);
  });

  test('the log can be read on from a place', async () => {
    await opening(store(), 'a', 1);
    for (const place of [1, 2]) await store().append('a', place, entryAt(place + 1), IDLE);
    expect(await store().log('a', 1)).toEqual([entryAt(2), entryAt(3)]);
    expect(await store().log('a', 3)).toEqual([]);
  });

  test('a table that is not there has no entries', async () => {
    expect(await store().log('nowhere')).toEqual([]);
    expect(await store().log('nowhere', 1)).toEqual([]);
  });

  test('what was handed out is not what is kept', async () => {
    await opening(store(), 'a');
    (await store().log('a')).pop();
    (await store().lobby(9)).pop();
    expect(await store().log('a')).toHaveLength(1);
    expect(await store().lobby(9)).toHaveLength(1);
  });

  test('any text comes back as it went in', async () => {
    const hostile = `'; DROP TABLE log; -- "\\" \`\n\t %s ?1 :x 🥤👩‍👩‍👧 ٣ \u2028 é`;
    const entry: Entry = { kind: 'sat', seat: 1, player: hostile, name: hostile, commitment: null, at: 1 };
    const card = cardOf(hostile, { code: hostile, seats: [personAt(hostile, hostile)] });
    expect(await store().open(hostile, entry, { ...IDLE, card })).toBe(true);
    expect(await store().log(hostile)).toEqual([entry]);
    expect(await store().idOf(hostile, NOW)).toBe(hostile);
    expect(await store().tablesOf(hostile, 9)).toEqual([{ card, waiting: 0, changed: 1 }]);
  });

  test('many tables are written at the same time', async () => {
    const ids = Array.from({ length: 50 }, (_, table) => `table ${table}`);
    await Promise.all(ids.map((id) => opening(store(), id)));
    const places = Array.from({ length: 40 }, (_, place) => place + 1);
    const appends = places.flatMap((place) => ids.map((id) => store().append(id, place, entryAt(place), IDLE)));
    expect(new Set(await Promise.all(appends))).toEqual(new Set([true]));
    const logs = await Promise.all(ids.map((id) => store().log(id)));
    for (const log of logs) expect(log).toEqual([entryAt(1), ...places.map((place) => entryAt(place))]);
  });
}

function openingContract(store: () => Store): void {
  test('a table is found by its code', async () => {
    await opening(store(), 'a', 1, { code: 'sun' });
    expect(await store().idOf('sun', NOW)).toBe('a');
    expect(await store().idOf('moon', NOW)).toBeUndefined();
  });

  test('an id that is taken opens nothing', async () => {
    await opening(store(), 'a', 1, { code: 'sun' });
    expect(await opening(store(), 'a', 2, { code: 'moon', seats: [personAt('bob')] })).toBe(false);
    expect(await store().log('a')).toEqual([entryAt(1)]);
    expect(await store().idOf('moon', NOW)).toBeUndefined();
    expect(await store().tablesOf('bob', 9)).toEqual([]);
  });

  test('a code that is taken opens nothing', async () => {
    await opening(store(), 'a', 1, { code: 'sun' });
    expect(await opening(store(), 'b', 2, { code: 'sun', seats: [personAt('bob')] })).toBe(false);
    expect(await store().log('b')).toEqual([]);
    expect(await store().idOf('sun', NOW)).toBe('a');
    expect(await store().tablesOf('bob', 9)).toEqual([]);
    expect(await store().running()).toEqual(['a']);
  });

  test('of those who race for a code, one has it', async () => {
    const racers = ['a', 'b', 'c', 'd'].map((id) => opening(store(), id, 1, { code: 'sun' }));
    expect((await Promise.all(racers)).filter(Boolean)).toHaveLength(1);
    expect(await store().running()).toEqual([await store().idOf('sun', NOW)]);
  });
}

function refusalContract(store: () => Store): void {
  const changed = { due: 7, waiting: 3, card: cardOf('a', { status: 'over', seats: [personAt('bob')] }) };

  async function expectUntouched(): Promise<void> {
    expect(await store().log('a')).toEqual([entryAt(1), entryAt(2)]);
    expect(await store().due(100, 9)).toEqual([]);
    expect(await store().tablesOf('bob', 9)).toEqual([]);
    expect(await store().lobby(9)).toEqual([{ card: cardOf('a'), waiting: 0, changed: 2 }]);
  }

  beforeEach(async () => {
    await opening(store(), 'a', 1);
    await store().append('a', 1, entryAt(2), IDLE);
  });

  test.each([-1, 0, 1, 1.5, 3, 100])('place %d is taken or leaves a gap, and nothing is written', async (place) => {
    expect(await store().append('a', place, entryAt(9), changed)).toBe(false);
    await expectUntouched();
  });

  test('nothing is appended to a table that is not there', async () => {
    expect(await store().append('b', 0, entryAt(9), changed)).toBe(false);
    expect(await store().append('b', 2, entryAt(9), changed)).toBe(false);
    expect(await store().log('b')).toEqual([]);
    await expectUntouched();
  });

  test('of those who race for a place, one has it', async () => {
    const moves = ['draw', 'pass', 'play 7', 'fold'];
    const answers = await Promise.all(moves.map((move) => store().append('a', 2, entryAt(9, move), IDLE)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    const log = await store().log('a');
    expect(log.slice(2)).toEqual([entryAt(9, moves[answers.indexOf(true)])]);
  });
}

function listContract(store: () => Store): void {
  test('the lobby has public tables that are open or playing: open ones first, then the last changed', async () => {
    await opening(store(), 'playing, new', 8, { status: 'playing' });
    await opening(store(), 'open, old', 1);
    await opening(store(), 'playing, old', 2, { status: 'playing' });
    await opening(store(), 'open, new', 3);
    await opening(store(), 'private', 9, { public: false });
    for (const status of ['starting', 'over', 'closed'] as const) await opening(store(), status, 9, { status });
    expect(idsOf(await store().lobby(9))).toEqual(['open, new', 'open, old', 'playing, new', 'playing, old']);
    expect(idsOf(await store().lobby(3))).toEqual(['open, new', 'open, old', 'playing, new']);
  });

  test('the lobby follows what is appended, and the card lasts until another comes', async () => {
    await opening(store(), 'a', 1);
    await opening(store(), 'b', 2);
    await store().append('a', 1, entryAt(3), { due: 9, waiting: 2 });
    expect(await store().lobby(1)).toEqual([{ card: cardOf('a'), waiting: 2, changed: 3 }]);
    const playing = cardOf('a', { status: 'playing' });
    await store().append('a', 2, entryAt(4), { due: 9, waiting: 1, card: playing });
    expect(idsOf(await store().lobby(9))).toEqual(['b', 'a']);
    await store().append('a', 3, entryAt(5), { ...IDLE, card: cardOf('a', { status: 'playing', public: false }) });
    expect(idsOf(await store().lobby(9))).toEqual(['b']);
  });

  test('after a quiet entry the table does not seem to have changed', async () => {
    await opening(store(), 'a', 1);
    await opening(store(), 'b', 2);
    await store().append('a', 1, entryAt(3), { due: 9, waiting: 2, quiet: true });
    const playing = cardOf('b', { status: 'playing' });
    await store().append('b', 1, entryAt(4), { ...IDLE, card: playing, quiet: true });
    const listed = [
      { card: playing, waiting: 0, changed: 2 },
      { card: cardOf('a'), waiting: 2, changed: 1 },
    ];
    expect(await store().tablesOf('ada', 9)).toEqual(listed);
    expect(await store().log('a')).toHaveLength(2);
  });

  test('who sits at a table has it listed, the last changed first', async () => {
    await opening(store(), 'a', 1, { seats: [personAt('ada'), personAt('bob')] });
    await opening(store(), 'b', 2, { seats: [personAt('ada'), personAt('ada')], public: false });
    await opening(store(), 'c', 3, { seats: [personAt('bob'), { kind: 'bot', name: 'ada', level: 'easy' }] });
    expect(idsOf(await store().tablesOf('ada', 9))).toEqual(['b', 'a']);
    await store().append('a', 1, entryAt(4), IDLE);
    expect(idsOf(await store().tablesOf('ada', 9))).toEqual(['a', 'b']);
    expect(idsOf(await store().tablesOf('ada', 1))).toEqual(['a']);
    expect(await store().tablesOf('nobody', 9)).toEqual([]);
  });

  test('what has ended is listed last, so that it hides nothing that goes on', async () => {
    await opening(store(), 'a', 1, { seats: [personAt('ada')], status: 'playing' });
    await opening(store(), 'b', 2, { seats: [personAt('ada')], status: 'over' });
    await opening(store(), 'c', 3, { seats: [personAt('ada')], status: 'closed' });
    expect(idsOf(await store().tablesOf('ada', 9))).toEqual(['a', 'c', 'b']);
  });

  test('who leaves a table has it listed no more, and finished ones stay', async () => {
    await opening(store(), 'a', 1, { seats: [personAt('ada'), personAt('bob')] });
    const left = cardOf('a', { status: 'over', seats: [{ kind: 'open' }, personAt('bob')] });
    await store().append('a', 1, entryAt(2), { due: null, waiting: 2, card: left });
    expect(await store().tablesOf('ada', 9)).toEqual([]);
    expect(await store().tablesOf('bob', 9)).toEqual([{ card: left, waiting: 2, changed: 2 }]);
  });
}

function dutyContract(store: () => Store): void {
  const openDue = (id: string, due: number | null): Promise<boolean> =>
    store().open(id, entryAt(1), { due, waiting: 0, card: cardOf(id) });

  test('tables are due from their time on, the longest due first', async () => {
    await Promise.all([openDue('later', 30), openDue('first', 10), openDue('never', null), openDue('second', 20)]);
    expect(await store().due(9, 9)).toEqual([]);
    expect(await store().due(20, 9)).toEqual(['first', 'second']);
    expect(await store().due(99, 9)).toEqual(['first', 'second', 'later']);
    expect(await store().due(99, 1)).toEqual(['first']);
  });

  test('what is appended puts off when a table is due, or ends it', async () => {
    await openDue('a', 10);
    await store().append('a', 1, entryAt(2), { due: 40, waiting: 1 });
    expect(await store().due(39, 9)).toEqual([]);
    expect(await store().due(40, 9)).toEqual(['a']);
    await store().append('a', 2, entryAt(3), IDLE);
    expect(await store().due(Number.MAX_SAFE_INTEGER, 9)).toEqual([]);
  });

  test('tables run while they are open, starting or playing', async () => {
    const statuses = ['open', 'starting', 'playing', 'over', 'closed'] as const;
    await Promise.all(statuses.map((status) => opening(store(), status, 1, { status })));
    expect((await store().running()).sort()).toEqual(['open', 'playing', 'starting']);
    await store().append('open', 1, entryAt(2), { ...IDLE, card: cardOf('open', { status: 'closed' }) });
    expect((await store().running()).sort()).toEqual(['playing', 'starting']);
  });
}
