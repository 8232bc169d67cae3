import { createHash } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { levelsOf } from '../../bots/levels.ts';
import { pointsOf } from '../../bots/strength.ts';
import { verify } from '../../engine/record/verify.ts';
import { GAMES } from '../../games/games.ts';
import { CLOCKS, PHRASES } from '../../protocol/table.ts';
import type { Json } from '../testing/guest.ts';
import { begun, isAsked, leave, onward, party, play, questionIn, type Party } from '../testing/party.ts';
import { bothStores, inMemory } from '../testing/stores.ts';

let table: Party;
afterEach(() => leave(table));

const games = Object.fromEntries(GAMES.map((game) => [game.id, game]));
const at = ({ table }: Party, path: string): string => `/api/tables/${table}${path}`;

test('the games are as they really are', async () => {
  table = await party('straw');
  const all = await table.cleo.ok('GET', '/api/games');
  expect(all).toMatchObject({ clocks: CLOCKS, phrases: PHRASES });
  expect(all.games.map(({ id }: Json) => id)).toEqual(GAMES.map(({ id }) => id));
  for (const { id, rules, seats, options, levels, strength } of all.games) {
    expect(strength[seats.max]).toEqual(pointsOf(id, seats.max));
    expect({ rules, seats, levels }).toEqual({
      rules: games[id]!.rules,
      seats: games[id]!.seats,
      levels: levelsOf(id),
    });
    expect(Object.keys(options)).toEqual(Object.keys(games[id]!.options));
  }
});

test.each(GAMES.map(({ id }) => id))(
  '%s: a table has from the fewest to the most seats, and none beyond',
  async (id) => {
    table = await party('straw');
    const { min, max } = games[id]!.seats;
    for (let count = 1; count <= 8; count++) {
      const seats = Array.from({ length: count }, (_, i) => (i === 0 ? 'me' : 'open'));
      const { status } = await table.ann.call('POST', '/api/tables', { game: id, seats });
      expect(status, `${count} seats`).toBe(count >= min && count <= max ? 201 : 422);
    }
  },
);

test.each(GAMES.map(({ id }) => id))('%s: every option takes its own values, and its defaults stand', async (id) => {
  table = await party('straw');
  const { min } = games[id]!.seats;
  const seats = Array.from({ length: min }, (_, i) => (i === 0 ? 'me' : 'open'));
  const open = async (options: object): Promise<Json> =>
    (await table.ann.open({ game: id, seats, options })).table.options;
  const described = (await table.ann.ok('GET', '/api/games')).games.find((game: Json) => game.id === id);
  for (const [name, option] of Object.entries<Json>(described.options)) {
    const values = option.values ?? (option.kind === 'flag' ? [true, false] : [option.min, option.max]);
    for (const value of values) expect((await open({ [name]: value }))[name]).toBe(value);
    expect((await open({}))[name]).toBe(option.byDefault[min]);
  }
});

bothStores((open) => {
  test('the lobby shows public tables only, open ones first', async () => {
    table = await party('straw', { public: true }, await open());
    const { ann, cleo } = table;
    const [hidden, waiting] = [
      await ann.open({ game: 'straw', seats: ['me', 'open'] }),
      await ann.open({ game: 'straw', seats: ['me', 'open'], public: true }),
    ];
    await ann.ok('POST', at(table, '/start'), {});
    await onward(table.server, () => table.streams.cleo.latest!.view !== null);
    const lobby = await cleo.ok('GET', '/api/tables');
    expect(lobby.tables.map((one: Json) => one.table.id)).toEqual([waiting.table.id, table.table]);
    expect(JSON.stringify(lobby)).not.toContain(hidden.table.code);
  });

  test('people see where they sit and whose turn it is', async () => {
    table = await begun('straw', {}, await open());
    const { ann, cleo, streams } = table;
    while (!isAsked(streams.ann)) await play(table, 1);
    await ann.open({ game: 'str8-eight', seats: ['me', 'open'] });
    const { tables } = await ann.ok('GET', '/api/me/tables');
    expect(tables.map((one: Json) => [one.table.game, one.waiting]).sort()).toEqual([
      ['str8-eight', []],
      ['straw', [0]],
    ]);
    expect((await cleo.ok('GET', '/api/me/tables')).tables).toEqual([]);
  });

  test('the same answer to the same question gets the same bytes, however late; another one comes too late', async () => {
    table = await begun('straw', {}, await open());
    const { ann, streams } = table;
    while (!isAsked(streams.ann)) await play(table, 1);
    const { ask, moves } = questionIn(streams.ann);
    const first = await ann.move(table.table, ask, moves[0]!);
    const { length } = await table.kept.store.log(table.table);
    expect(await ann.move(table.table, ask, moves[0]!)).toMatchObject({ status: 200, text: first.text });
    expect((await table.kept.store.log(table.table)).length).toBe(length);
    await streams.ann.until(({ latest }) => latest!.seq >= JSON.parse(first.text).seq);
    await play(table);
    expect(await ann.move(table.table, ask, moves[0]!)).toMatchObject({ status: 200, text: first.text });
    const other = await ann.move(table.table, ask, 'play item-99');
    expect([other.status, JSON.parse(other.text).type]).toEqual([409, '/api/docs#stale']);
  });

  test('a refused move names the clause of the rules, and what it is about', async () => {
    table = await begun('str8-eight', {}, await open());
    const { ann, streams } = table;
    const refusals = (): Json[] =>
      (streams.ann.latest!.ask?.things ?? []).flatMap((thing: Json) => thing.refused ?? []);
    while (!isAsked(streams.ann) || !refusals().some(({ refusal }) => refusal.about !== undefined))
      await play(table, 1);
    const { move, refusal } = refusals().find(({ refusal }) => refusal.about !== undefined);
    const { status, text } = await ann.move(table.table, questionIn(streams.ann).ask, move);
    expect([status, JSON.parse(text)]).toEqual([
      422,
      expect.objectContaining({ type: '/api/docs#refused', ...refusal }),
    ]);
  });

  test('salts through HTTP: the record tells them all, and verifies', async () => {
    const [salt, commitment] = saltOf('ann');
    table = await party('straw', { commitment, seats: ['me', 'open', 'open', { bot: 'medium' }] }, await open());
    const { ann, cleo } = table;
    const [other, promise] = saltOf('cleo');
    await cleo.ok('POST', at(table, '/seats'), { commitment: promise });
    await ann.ok('POST', at(table, '/start'), {});
    expect((await cleo.call('POST', at(table, '/salt'), { salt })).status).toBe(422);
    await ann.ok('POST', at(table, '/salt'), { salt });
    await cleo.ok('POST', at(table, '/salt'), { salt: other });
    await cleo.ok('DELETE', at(table, '/seats/me'));
    await onward(table.server, () => table.streams.ann.messages.some(({ view }) => view !== null));
    await play(table);
    const { text } = await table.bob.call('GET', at(table, '/record'));
    expect(verify(text, GAMES)).toEqual([]);
    expect(JSON.parse(text).fairness.salts).toEqual([
      { seat: 0, commitment, salt },
      { seat: 2, commitment: promise, salt: other },
    ]);
  });

  test('the same people play again: whoever asks first opens the table, all find it', async () => {
    table = await begun('straw', {}, await open());
    const { ann, bob, cleo, streams } = table;
    expect((await ann.call('POST', at(table, '/rematch'))).status).toBe(409);
    await play(table);
    const [one, other] = await Promise.all([ann, bob].map((guest) => guest.ok('POST', at(table, '/rematch'))));
    expect([one.table.id, one.you, other.you]).toEqual([other.table.id, 0, 1]);
    expect(one.table).toMatchObject({ status: 'open', game: 'straw' });
    expect((await cleo.call('POST', at(table, '/rematch'))).status).toBe(403);
    await streams.cleo.until(({ latest }) => latest!.table?.rematch === one.table.id);
    await ann.ok('POST', `/api/tables/${one.table.id}/start`, {});
  });

  test('who is muted is heard by all but one, until they are heard again', async () => {
    table = await begun('straw', {}, await open());
    const { ann, bob, streams } = table;
    await ann.ok('POST', at(table, '/mutes'), { seat: 1, muted: true });
    await bob.ok('POST', at(table, '/phrases'), { phrase: 'ouch' });
    await ann.ok('POST', at(table, '/mutes'), { seat: 1, muted: false });
    await bob.ok('POST', at(table, '/phrases'), { phrase: 'sorry' });
    for (const stream of [streams.ann, streams.cleo]) await stream.until(({ text }) => text.includes('"sorry"'));
    expect(streams.cleo.text).toContain('"ouch"');
    expect(streams.ann.text).not.toContain('"ouch"');
    expect(streams.cleo.text).not.toContain('"muted"');
    expect((await ann.look(table.table)).muted).toEqual([]);
  });
});

function saltOf(name: string): [salt: string, commitment: string] {
  const salt = createHash('sha256').update(name).digest();
  return [salt.toString('hex'), createHash('sha256').update(salt).digest('hex')];
}

describe('a table goes by its code as well as by its id', () => {
  test('in every address, in large letters or with a hyphen too', async () => {
    table = await party('straw', {}, await inMemory());
    const { code } = (await table.ann.look(table.table)).table;
    await table.ann.ok('POST', `/api/tables/${code}/phrases`, { phrase: 'good-luck' });
    await table.ann.ok('POST', `/api/tables/${code.toUpperCase()}/start`, {});
    expect((await table.cleo.look(`${code.slice(0, 4)}-${code.slice(4)}`)).table.id).toBe(table.table);
  });
});
