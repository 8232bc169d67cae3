import { describe, expect, test } from 'vitest';
import { begunTable, logOf } from '../testing/guests.ts';
import { ok, whyNot } from '../testing/results.ts';

describe('what no rule asks for', () => {
  test('is done thirty times a minute at the most', async () => {
    const party = await begunTable('straw');
    for (let i = 0; i < 30; i++) await ok(party.ann.mute(1, i % 2 === 0));
    expect(await whyNot(party.ann.mute(1))).toBe('too-fast');
    expect(await whyNot(party.bob.mute(0))).toBeUndefined();
    await party.environment.time.pass(60_000);
    expect(await whyNot(party.ann.mute(1))).toBeUndefined();
  });

  test('ends after a thousand times: no log grows for ever', async () => {
    const party = await begunTable('straw');
    let refused: string | undefined;
    for (let i = 0; i < 1100 && refused === undefined; i++) {
      await party.environment.time.pass(2001);
      refused = await whyNot(party.ann.mute(1, i % 2 === 0));
    }
    expect(refused).toBe('too-fast');
    expect((await logOf(party)).filter(({ kind }) => kind === 'muted')).toHaveLength(1000);
  });

  test('getting up is always possible, sitting down again is counted', async () => {
    const party = await begunTable('straw');
    for (let i = 0; i < 30; i++) {
      await ok(party.ann.leave());
      await ok(party.ann.sit());
    }
    expect(await whyNot(party.ann.leave())).toBeUndefined();
    expect(await whyNot(party.ann.sit())).toBe('too-fast');
  });

  test('a choice is changed thirty times a minute at the most', async () => {
    const party = await begunTable('courte-paille');
    const [first, second] = party.ann.moves;
    await ok(party.ann.move(1, first!));
    for (let i = 0; i < 30; i++) await ok(party.ann.move(i + 2, i % 2 === 0 ? second! : first!));
    expect(await whyNot(party.ann.move(32, second!))).toBe('too-fast');
  });
});
