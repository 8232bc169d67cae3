import { describe, expect, test } from 'vitest';
import { GIVEN, recordOf, SALT, SEAL, sealed, seen } from '../testing/records.ts';
import { verdictOn, type Verdict } from './verdict.ts';

type Sealings = Parameters<typeof recordOf>[0];

const SEEN = seen([SEAL], [GIVEN]);
const ONLINE = { faults: 0, isOnline: true };
const EMPTY = { ...sealed(SEAL), salts: [] };

function without(why: Extract<Verdict, { is: 'without' }>['why']): Verdict {
  return { is: 'without', why };
}

function judged(sealings: Sealings, by = SEEN): Verdict {
  return verdictOn(recordOf(sealings), by, ONLINE);
}

describe('my number is in it', () => {
  test('if it is the one that I promised under this seal, whoever else is missing', () => {
    expect(judged([sealed(SEAL, SALT, 'hers')])).toEqual({ is: 'yours' });
    expect(judged([sealed(SEAL, SALT, null)])).toEqual({ is: 'yours' });
  });

  test('after the deck was sealed anew too', () => {
    const twice = [sealed(SEAL, SALT, null), sealed('again', 'new', 'hers')];
    const by = seen([SEAL, 'again'], [GIVEN, { salt: 'new', seal: 'again', how: 'given' }]);
    expect(judged(twice, by)).toEqual({ is: 'yours' });
  });

  test('also where no answer told that it arrived', () => {
    expect(judged([sealed(SEAL, SALT)], seen([SEAL], [{ salt: SALT, seal: SEAL }]))).toEqual({ is: 'yours' });
  });
});

describe('it was dealt without my number', () => {
  test('if the deck was sealed anew as if mine had been missing, and then dealt without it', () => {
    const left = [sealed(SEAL, null, 'hers'), { ...sealed('again'), salts: [] }];
    expect(judged(left, seen([SEAL, 'again'], [GIVEN]))).toEqual(without('given'));
  });

  test.each([
    ['mine is dropped', [sealed(SEAL, null, 'hers')]],
    ['all are dropped', [sealed(SEAL, null, null)]],
    ['my entry is missing', [EMPTY]],
  ])('though the table had confirmed it: %s', (_, sealings) => {
    expect(judged(sealings)).toEqual(without('given'));
  });

  test('and nobody can say whose fault that is, where it was not confirmed', () => {
    const taken = seen([SEAL], [{ salt: SALT, seal: SEAL, how: 'taken' }]);
    expect(judged([sealed(SEAL, null)], taken)).toEqual(without('late'));
    expect(judged([EMPTY], taken)).toEqual(without('late'));
  });

  test('after the deck was sealed anew, where I gave one before', () => {
    const twice = [sealed(SEAL, SALT, null), { ...sealed('again'), salts: [] }];
    expect(judged(twice, seen([SEAL, 'again'], [GIVEN]))).toEqual(without('late'));
  });

  test('but with another one in its place, which may be from another device', () => {
    const promised = seen([SEAL], [{ salt: SALT, seal: SEAL }]);
    expect(judged([sealed(SEAL, '07he')], promised)).toEqual(without('elsewhere'));
  });

  test('of which this browser never had one', () => {
    expect(judged([sealed(SEAL, null)], seen([SEAL], []))).toEqual(without('unknown'));
    expect(judged([EMPTY], seen([], []))).toEqual(without('unknown'));
  });

  test('for who looks on: without somebody’s, or anybody’s', () => {
    const watcher = seen([SEAL], [], { you: null });
    expect(judged([sealed(SEAL, SALT, null)], watcher)).toEqual(without('others'));
    expect(judged([EMPTY], watcher)).toEqual(without('others'));
  });
});

describe('it is verified, and no more is known', () => {
  test('for who looks on, where everybody’s number is in it', () => {
    expect(judged([sealed(SEAL, SALT)], seen([SEAL], [], { you: null }))).toEqual({ is: 'verified', how: 'watched' });
  });

  test('where the number at my seat may be mine', () => {
    expect(judged([sealed(SEAL, SALT)], seen([SEAL], []))).toEqual({ is: 'verified', how: 'unknown' });
  });

  test('alone, where the worker draws the numbers', () => {
    const alone = { faults: 0, isOnline: false };
    expect(verdictOn(recordOf([sealed(SEAL, SALT)]), seen([SEAL], []), alone)).toEqual({
      is: 'verified',
      how: 'alone',
    });
  });
});

describe('it is broken', () => {
  test('if the record contradicts itself, or what was seen, whatever else', () => {
    expect(verdictOn(recordOf([sealed(SEAL, null)]), SEEN, { ...ONLINE, faults: 1 }).is).toBe('broken');
    expect(judged([sealed('07he', null)])).toEqual({ is: 'broken', mismatches: ['seal'] });
  });

  test('by a false sealing: the deck was sealed anew although I had given mine', () => {
    const by = seen([SEAL, 'again'], [GIVEN, { salt: 'new', seal: 'again', how: 'given' }]);
    expect(judged([sealed(SEAL, null), sealed('again', 'new')], by)).toEqual({ is: 'broken', mismatches: ['denied'] });
  });
});
