import { describe, expect, test } from 'vitest';
import { verify } from '../../engine/record/verify.ts';
import { GAMES } from '../../games/games.ts';
import { begunTable, fullTable, playOn, testTable } from '../testing/guests.ts';
import { ok, whyNot } from '../testing/results.ts';

describe('the record', () => {
  test('is closed as long as the match goes on', async () => {
    const party = await begunTable('straw');
    expect(await whyNot(party.tables.record(party.id))).toBe('not-ended');
    await playOn(party, 5);
    expect(await whyNot(party.tables.record(party.id))).toBe('not-ended');
    await playOn(party);
    expect(await whyNot(party.tables.record(party.id))).toBeUndefined();
  });

  test('is for the players alone where watching is forbidden', async () => {
    const party = await begunTable('straw', { watching: false });
    await playOn(party);
    expect(await whyNot(party.tables.record(party.id))).toBe('no-watching');
    expect(await whyNot(party.tables.record(party.id, 'cleo'))).toBe('no-watching');
    expect(await whyNot(party.tables.record(party.id, 'bob'))).toBeUndefined();
  });

  test('of a table where nothing was played there is none', async () => {
    const open = await fullTable('straw');
    expect(await whyNot(open.tables.record(open.id))).toBe('not-ended');
    const closed = await testTable('straw');
    await ok(closed.ann.leave());
    expect(await whyNot(closed.tables.record(closed.id))).toBe('not-ended');
  });

  test('says who sat where, what was played, and what all shuffles followed from', async () => {
    const party = await begunTable('str8-eight', {
      seats: [{ bot: 'medium' }, 'me', 'open'],
      options: { target: 100 },
      salted: true,
    });
    await playOn(party);
    const record = await ok(party.tables.record(party.id));
    expect(record).toMatchObject({
      format: 'threestraws/1',
      game: 'str8-eight',
      rules: 2,
      options: { target: 100 },
      seats: [
        { kind: 'bot', name: 'Mira', level: 'medium' },
        { kind: 'human', name: 'ANN' },
        { kind: 'human', name: 'BOB' },
      ],
      chance: 'hmac-sha256/1',
    });
    expect(JSON.stringify(record)).not.toContain('"player"');
  });

  test('tells what was told, and what was secret', async () => {
    const party = await begunTable('straw');
    const stream = await party.ann.listen(0);
    await playOn(party);
    const { events } = await ok(party.tables.record(party.id));
    const told = stream.messages.flatMap((message) => message.events);
    expect(told.map(({ type }) => type)).toEqual(events.map(({ type }) => type));
    expect(JSON.stringify(told)).toContain('null');
    expect(JSON.stringify(events)).not.toContain('null');
  });

  test('does not verify once a move, a name, or the salt of somebody is changed', async () => {
    const party = await begunTable('straw', { salted: true });
    await playOn(party);
    const text = JSON.stringify(await ok(party.tables.record(party.id)));
    expect(verify(text, GAMES)).toEqual([]);
    const { moves } = JSON.parse(text) as { moves: { move: string }[] };
    const changes: [string, string][] = [
      ['ANN', 'EVE'],
      [party.ann.salt, party.bob.salt],
      [`"seat":1,"move":"${moves[1]!.move}"`, `"seat":0,"move":"${moves[1]!.move}"`],
      ['"moves":[{', '"moves":[{"by":"stand-in",'],
    ];
    for (const [from, to] of changes) {
      const forged = text.replace(from, to);
      expect(forged).not.toBe(text);
      expect(verify(forged, GAMES)).not.toEqual([]);
    }
  });
});
