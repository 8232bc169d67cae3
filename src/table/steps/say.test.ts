import { describe, expect, test } from 'vitest';
import { fullTable, playOn, begunTable, type TestTable } from '../testing/guests.ts';
import { ok, whyNot } from '../testing/results.ts';

const three = (): Promise<TestTable> => begunTable('straw', { seats: ['me', 'open', 'open'] });

describe('phrases', () => {
  test('reach everybody, who watches too', async () => {
    const { ann, bob, cleo, tables, id } = await fullTable('straw');
    await cleo.listen();
    await ok(ann.say('good-luck'));
    for (const guest of [ann, bob, cleo]) {
      expect(guest.stream!.news.at(-1)).toEqual({ type: 'said', seat: 0, phrase: 'good-luck' });
    }
    expect((await ok(tables.look(id, undefined))).seq).toBe(cleo.sees.seq);
  });

  test('are for who sits there', async () => {
    const { cleo } = await fullTable('straw');
    expect(await whyNot(cleo.say('good-luck'))).toBe('not-seated');
    expect(await whyNot(cleo.mute(0))).toBe('not-seated');
  });

  test('five in twenty seconds are enough', async () => {
    const { ann, bob, environment } = await fullTable('straw');
    for (let i = 0; i < 5; i++) {
      await ok(ann.say('again'));
      await environment.time.pass(1000);
    }
    expect(await whyNot(ann.say('again'))).toBe('too-fast');
    expect(await whyNot(bob.say('sorry'))).toBeUndefined();
    await environment.time.pass(14_999);
    expect(await whyNot(ann.say('again'))).toBe('too-fast');
    await environment.time.pass(1);
    expect(await whyNot(ann.say('again'))).toBeUndefined();
    expect(await whyNot(ann.say('again'))).toBe('too-fast');
  });

  test('are said after the match as well, but not at a closed table', async () => {
    const party = await begunTable('straw');
    await playOn(party);
    await ok(party.bob.say('well-played'));
    expect(party.ann.stream!.news.at(-1)).toMatchObject({ phrase: 'well-played' });
    const closed = await fullTable('straw', { seats: ['me', { bot: 'random' }] });
    await ok(closed.ann.leave());
    expect(await whyNot(closed.ann.say('thanks'))).toBe('not-playing');
  });
});

describe('muting', () => {
  test('keeps somebody’s phrases from me, and from nobody else', async () => {
    const { ann, bob, cleo } = await three();
    await ok(ann.mute(1));
    expect((await ann.look()).muted).toEqual([1]);
    await ok(bob.say('ouch'));
    await ok(cleo.say('good-luck'));
    const heard = [ann, bob, cleo].map(({ stream }) =>
      stream!.news.flatMap((one) => ('phrase' in one ? one.phrase : [])),
    );
    expect(heard).toEqual([['good-luck'], ['ouch', 'good-luck'], ['ouch', 'good-luck']]);
    const seqs = ann.stream!.messages.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_, i) => seqs[0]! + i));
  });

  test('is not told to anybody', async () => {
    const { ann, bob, cleo, environment } = await three();
    const before = await Promise.all([bob, cleo].map((guest) => guest.look()));
    await environment.time.pass(1000);
    await ok(ann.mute(1));
    expect(ann.stream!.news.at(-1)).toEqual({ type: 'muted', seat: 1, muted: true });
    expect([bob, cleo].flatMap(({ stream }) => stream!.types)).not.toContain('muted');
    expect(await Promise.all([bob, cleo].map((guest) => guest.look()))).toEqual(before);
  });

  test('twice is once, and it can be undone', async () => {
    const { ann, bob } = await three();
    await ok(ann.mute(1));
    await ok(ann.mute(1));
    expect(ann.stream!.types.filter((type) => type === 'muted')).toHaveLength(1);
    await ok(ann.mute(1, false));
    await ok(bob.say('thanks'));
    expect(ann.stream!.news.at(-1)).toMatchObject({ phrase: 'thanks' });
    expect((await ann.look()).muted).toEqual([]);
  });

  test('is not for oneself, nor for a seat that is not there', async () => {
    const { ann } = await three();
    expect(await whyNot(ann.mute(0))).toBe('bad-seats');
    expect(await whyNot(ann.mute(3))).toBe('bad-seats');
  });

  test('waits for the match: until then seats change hands', async () => {
    const { ann } = await fullTable('straw');
    expect(await whyNot(ann.mute(1))).toBe('not-playing');
  });
});
