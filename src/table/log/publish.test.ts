import { beforeAll, describe, expect, test } from 'vitest';
import { message, snapshot } from '../../protocol/table.ts';
import { Tables } from '../tables.ts';
import { Guest, Stream } from '../testing/guest.ts';
import { begunTable, fullTable, playOn, testTable, type TestTable, type Wish } from '../testing/guests.ts';
import { ok, whyNot } from '../testing/results.ts';

interface Played {
  readonly party: TestTable;
  readonly streams: [Guest, Stream][];
}

/** A match with all that may happen beside it, and everybody listening from the beginning. */
async function eventful(game: string, request: Wish): Promise<Played> {
  const party = await fullTable(game, { ...request, salted: true });
  const { ann, bob, tables, id, environment } = party;
  const guests = [ann, bob, new Guest(tables, id, 'wanda')];
  const streams: [Guest, Stream][] = [];
  for (const guest of guests) streams.push([guest, await guest.listen(0)]);
  await ok(ann.start());
  for (const guest of [ann, bob]) await ok(guest.reveal());
  await playOn(party, 4);
  await ok(ann.say('good-luck'));
  await ok(bob.mute(ann.sees.you!));
  await ok(ann.say('sorry'));
  await ok(bob.leave());
  await playOn({ ...party, seated: [ann] }, 3);
  await ok(bob.sit());
  await ok(bob.mute(ann.sees.you!, false));
  await ok(ann.say('one-moment'));
  await environment.time.pass(5000);
  if (game === 'courte-paille') for (const i of [0, 1, 0]) if (ann.moves.length > 1) await ann.answer(ann.moves[i]);
  await playOn(party);
  await ok(ann.rematch());
  return { party, streams };
}

describe.each<[string, Wish]>([
  ['straw', { seats: ['me', 'open'] }],
  ['courte-paille', { seats: ['open', { bot: 'medium' }, 'me'] }],
  ['str8-eight', { seats: ['me', 'open'], options: { target: 100 } }],
])('what somebody is sent at a table of %s', (game, request) => {
  let party: TestTable;
  let streams: Played['streams'];

  beforeAll(async () => {
    ({ party, streams } = await eventful(game, request));
  });

  test('counts 1, 2, 3 … without a gap, for everybody', () => {
    for (const [, { messages, snapshots }] of streams) {
      expect(snapshots).toEqual([]);
      expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, i) => i + 1));
      expect(messages.length).toBeGreaterThan(15);
    }
  });

  test('has the shape that the protocol promises', async () => {
    for (const [guest, { messages }] of streams) {
      for (const sent of messages) expect(message.parse(sent)).toEqual(sent);
      const seen = await guest.look();
      expect(snapshot.parse(seen)).toEqual(seen);
    }
  });

  test('is sent again just so, from any message on, also by another process', async () => {
    const restarted = new Tables(party.environment);
    for (const [guest, { texts }] of streams) {
      // each goes through the whole log, which in a long match takes a while
      const step = texts.length > 100 ? 7 : 1;
      for (let known = 0; known <= texts.length; known += step) {
        guest.tables = known % 2 === 0 ? party.tables : restarted;
        const again = await guest.listen(known);
        expect(again.texts).toEqual(texts.slice(known));
        again.hangUp();
      }
    }
  });

  test('is the view of a watcher for who only watches, and never a question', () => {
    const [, { messages }] = streams[2]!;
    for (const { ask, you } of messages) expect([ask, you]).toEqual([null, null]);
    const viewers = messages.flatMap(({ view }) => (view === null ? [] : [(view as { viewer: unknown }).viewer]));
    expect(new Set(viewers)).toEqual(new Set(['watcher']));
  });
});

describe('listening', () => {
  test('begins with how the table stands for who knows nothing, or too much', async () => {
    const { ann } = await begunTable('straw');
    const seen = await ann.look();
    expect((await ann.listen()).snapshots).toEqual([seen]);
    expect((await ann.listen(seen.seq + 1)).snapshots).toEqual([seen]);
    expect((await ann.listen(seen.seq)).snapshots).toEqual([]);
  });

  test('goes on without a gap from there', async () => {
    const party = await begunTable('straw');
    const stream = await party.ann.listen(0);
    await playOn(party, 5);
    expect(stream.messages.map(({ seq }) => seq)).toEqual(stream.messages.map((_, i) => i + 1));
    expect(stream.messages.at(-1)!.seq).toBe((await party.ann.look()).seq);
  });

  test('on two screens shows the same on both', async () => {
    const party = await begunTable('straw');
    const [one, other] = [await party.ann.listen(), await party.ann.listen()];
    await playOn(party, 5);
    expect(one.texts.length).toBeGreaterThan(0);
    expect(one.texts).toEqual(other.texts);
  });

  test('ends when it is hung up', async () => {
    const party = await begunTable('straw');
    const stream = await party.ann.listen();
    await party.ann.listen();
    stream.hangUp();
    await ok(party.bob.say('good-luck'));
    expect(stream.texts).toEqual([]);
    expect(party.ann.stream!.types).toEqual(['said']);
  });

  test('at a table that is not there is refused', async () => {
    const { ann } = await testTable('straw');
    ann.table = 'nowhere';
    await expect(ann.listen()).rejects.toThrow('no-such-table');
  });

  test('ends when all tables stop', async () => {
    const { ann, tables } = await begunTable('straw');
    await tables.stop();
    expect(ann.stream!.isEnded).toBe(true);
  });
});

describe('where watching is forbidden', () => {
  test('others may look on while people gather, until the start', async () => {
    const { ann, bob, cleo } = await fullTable('straw', { watching: false });
    const stream = await cleo.listen();
    await ok(bob.say('good-luck'));
    expect(stream.types).toEqual(['said']);
    expect(stream.isEnded).toBe(false);
    await ok(ann.start());
    expect(stream.isEnded).toBe(true);
    expect(ann.stream!.isEnded).toBe(false);
  });

  test('nothing of the match is shown to them, not even after it', async () => {
    const party = await begunTable('straw', { watching: false });
    const { tables, id, cleo } = party;
    const stranger = new Stream(undefined);
    for (const most of [0, 3, 2000]) {
      await playOn(party, most);
      expect((await cleo.look()).view).toBeNull();
      expect((await ok(tables.look(id, undefined))).ask).toBeNull();
      await expect(cleo.listen()).rejects.toThrow('no-watching');
      await expect(cleo.listen(0)).rejects.toThrow('no-watching');
      expect(await whyNot(tables.listen(id, stranger, undefined, () => expect.unreachable()))).toBe('no-watching');
    }
    expect(stranger.texts).toEqual([]);
    expect(party.ann.sees.view).toHaveProperty('winners');
  });
});
