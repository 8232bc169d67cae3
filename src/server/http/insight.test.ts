import { afterEach, describe, expect, test } from 'vitest';
import { analysing, analysis, hint } from '../../protocol/analysis.ts';
import type { Answer } from '../testing/guest.ts';
import { begun, isAsked, leave, play, questionIn, restarted, type Party } from '../testing/party.ts';
import { bothStores } from '../testing/stores.ts';

let table: Party;
afterEach(() => leave(table));

const QUICK = { seats: ['me', 'open'], hints: true };

/** The first answer that is not "wait", and how many of these came before. */
async function waitFor(path: string): Promise<{ readonly answer: Answer; readonly waits: number }> {
  for (let waits = 0; ; waits++) {
    const answer = await table.cleo.call('GET', path);
    if (answer.status !== 202) return { answer, waits };
    expect(analysing.parse(JSON.parse(answer.text)).progress).toBeLessThan(1);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

bothStores((open) => {
  test('a match is looked at after its end, once, and for good', async () => {
    table = await begun('straw', QUICK, await open());
    const path = `/api/tables/${table.table}/analysis`;
    const early = await table.ann.call('GET', path);
    expect(early.status).toBe(409);
    expect(JSON.parse(early.text)).toMatchObject({ type: '/api/docs#not-ended' });
    await play(table);
    const { answer, waits } = await waitFor(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    expect(waits).toBeGreaterThan(0);
    const found = analysis.parse(JSON.parse(answer.text));
    const { moves } = await table.ann.ok('GET', `/api/tables/${table.table}/record`);
    expect(found.moves.map(({ move }) => move)).toEqual(moves.map(({ move }: { move: string }) => move));
    table = await restarted(table);
    expect(await waitFor(path)).toMatchObject({ answer: { status: 200, text: answer.text }, waits: 0 });
  });
});

describe('a hint', () => {
  test('is for whoever is asked, and refused with a reason to others', async () => {
    table = await begun('straw', QUICK);
    const path = `/api/tables/${table.table}/hint`;
    const isAnn = isAsked(table.streams.ann);
    const [asked, other] = isAnn ? [table.ann, table.bob] : [table.bob, table.ann];
    const { moves } = questionIn(table.streams[isAnn ? 'ann' : 'bob']);
    const { options } = hint.parse(await asked.ok('POST', path));
    expect(options.map(({ move }) => move).sort()).toEqual(moves.sort());
    expect(JSON.parse((await other.call('POST', path)).text)).toMatchObject({ type: '/api/docs#not-asked' });
    expect(JSON.parse((await table.cleo.call('POST', path)).text)).toMatchObject({ type: '/api/docs#not-seated' });
  });

  test('is refused where the table plays without', async () => {
    table = await begun('straw', { seats: ['me', 'open'] });
    const answer = await table.ann.call('POST', `/api/tables/${table.table}/hint`);
    expect([answer.status, JSON.parse(answer.text).type]).toEqual([403, '/api/docs#no-hints']);
  });
});
