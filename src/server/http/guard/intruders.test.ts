import { afterEach, expect, test } from 'vitest';
import type { Answer } from '../../testing/guest.ts';
import { begun, isAsked, leave, party, play, questionIn, type Party } from '../../testing/party.ts';
import { bothStores } from '../../testing/stores.ts';

let table: Party;
afterEach(() => leave(table));

function problemOf({ status, text }: Answer): string {
  return `${status} ${JSON.parse(text).type.replace('/api/docs#', '')}`;
}

bothStores((open) => {
  test('nobody sits twice, not even by asking for two seats at once', async () => {
    table = await party('straw', { seats: ['me', 'open', 'open', 'open'] }, await open());
    const { cleo } = table;
    const seats = `/api/tables/${table.table}/seats`;
    const answers = await Promise.all([2, 3].map((seat) => cleo.call('POST', seats, { seat })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(problemOf(await table.bob.call('POST', seats, { seat: 3 }))).toBe('409 already-seated');
    expect(problemOf(await table.bob.call('POST', seats, { seat: 0 }))).toBe('409 already-seated');
    const sitting = (await cleo.look(table.table)).table.seats.filter(({ kind }) => kind === 'person');
    expect(sitting).toHaveLength(3);
  });

  test('two people who want the same seat: one gets it', async () => {
    table = await party('straw', { seats: ['me', 'open', 'open'] }, await open());
    const { ann, bob, cleo } = table;
    await bob.ok('DELETE', `/api/tables/${table.table}/seats/me`);
    const answers = await Promise.all(
      [bob, cleo].map((g) => g.call('POST', `/api/tables/${table.table}/seats`, { seat: 2 })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await ann.look(table.table)).table.seats.filter(({ kind }) => kind === 'person')).toHaveLength(2);
  });

  test('nobody acts for another seat', async () => {
    table = await begun('straw', {}, await open());
    const { ann, bob, cleo, streams } = table;
    while (!isAsked(streams.ann)) await play(table, 1);
    const { ask, moves } = questionIn(streams.ann);
    expect(problemOf(await bob.move(table.table, ask, moves[0]!))).toMatch(/^4\d\d (refused|stale|not-asked)$/);
    expect(problemOf(await cleo.move(table.table, ask, moves[0]!))).toBe('403 not-seated');
    const forAnn = await bob.call('POST', `/api/tables/${table.table}/moves`, { ask, move: moves[0], seat: 0 });
    expect(problemOf(forAnn)).toBe('400 bad-request');
    expect((await ann.move(table.table, ask, moves[0]!)).status).toBe(200);
  });

  test('nobody starts, fills or empties the table of another', async () => {
    table = await party('straw', {}, await open());
    const { bob, cleo } = table;
    const at = `/api/tables/${table.table}`;
    expect(problemOf(await bob.call('POST', `${at}/start`, {}))).toBe('403 not-host');
    expect(problemOf(await cleo.call('POST', `${at}/start`, { fill: 'medium' }))).toBe('403 not-seated');
    expect(problemOf(await bob.call('PUT', `${at}/seats/0`, { bot: null }))).toBe('403 not-host');
    expect(problemOf(await cleo.call('PUT', `${at}/seats/1`, { bot: 'medium' }))).toBe('403 not-seated');
    expect(problemOf(await cleo.call('DELETE', `${at}/seats/me`))).toBe('403 not-seated');
    expect((await bob.look(table.table)).table).toMatchObject({ status: 'open', host: 0 });
  });

  test('nobody reads the record or the secret while a match goes on', async () => {
    table = await begun('straw', {}, await open());
    const { ann, cleo, kept, streams } = table;
    const [opened] = await kept.store.log(table.table);
    const secret = opened?.kind === 'opened' ? opened.secret : '';
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    for (const guest of [ann, cleo]) {
      expect(problemOf(await guest.call('GET', `/api/tables/${table.table}/record`))).toBe('409 not-ended');
      expect(JSON.stringify(await guest.look(table.table))).not.toContain(secret);
    }
    await play(table);
    for (const { text } of Object.values(streams)) expect(text).not.toContain(secret);
    expect(JSON.stringify(await cleo.ok('GET', `/api/tables/${table.table}/record`))).toContain(secret);
  });
});
