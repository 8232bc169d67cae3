import { describe, expect, test } from 'vitest';
import { GIVEN, recordOf, SALT, SEAL, sealed, seen } from '../testing/records.ts';
import { mismatchesOf } from './mismatches.ts';

const OTHER = '07he';
const HONEST = recordOf([sealed(SEAL, SALT)]);
const SEEN = seen([SEAL], [GIVEN]);
/** Mira, on seat 1, was too late once; all gave new salts. */
const TWICE = recordOf([sealed(SEAL, SALT, null), sealed('again', 'new', 'hers')]);
const ANEW = { salt: 'new', seal: 'again', how: 'given' } as const;

describe('a record is doubted', () => {
  test('not if it tells of what was seen', () => {
    expect(mismatchesOf(HONEST, SEEN)).toEqual([]);
    expect(mismatchesOf(TWICE, seen([SEAL, 'again'], [GIVEN, ANEW]))).toEqual([]);
  });

  test('if its seal is not the one that was shown before the deal, whatever the table shows now', () => {
    expect(mismatchesOf(recordOf([sealed(OTHER, SALT)]), { ...SEEN, seal: OTHER })).toContain('seal');
  });

  test('if its seal is not even the one that the table shows, where none was seen before', () => {
    const unseen = seen([], [], { seal: SEAL });
    expect(mismatchesOf(recordOf([sealed(OTHER, SALT)]), unseen)).toEqual(['seal']);
    expect(mismatchesOf(HONEST, unseen)).toEqual([]);
  });

  test('if a seal that was shown is left out of it, or stands elsewhere', () => {
    expect(mismatchesOf(recordOf([sealed('again', 'new')]), seen([SEAL, 'again'], [GIVEN, ANEW]))).toEqual(['seal']);
    const turned = recordOf([sealed('again', null), sealed(SEAL, SALT)]);
    expect(mismatchesOf(turned, { ...SEEN, promised: { ...SEEN.promised, seals: [SEAL, 'again'] } })).toEqual(['seal']);
  });

  test('if another seal came before the one that was shown first, unless this browser came later', () => {
    const late = seen(['again'], [ANEW]);
    expect(mismatchesOf(TWICE, late)).toEqual(['seal']);
    expect(mismatchesOf(TWICE, { ...late, promised: { ...late.promised, isLate: true } })).toEqual([]);
  });

  test('if others promised something else than they had when mine was given', () => {
    const mine = { ...ANEW, promises: ['promise 0', 'promise 1'] };
    expect(mismatchesOf(TWICE, seen([SEAL, 'again'], [GIVEN, mine]))).toEqual([]);
    const exchanged = { ...mine, promises: ['promise 0', 'hers before'] };
    expect(mismatchesOf(TWICE, seen([SEAL, 'again'], [GIVEN, exchanged]))).toEqual(['promises']);
    expect(mismatchesOf(TWICE, seen([SEAL, 'again'], [GIVEN, { ...mine, promises: ['promise 0'] }]))).toEqual([
      'promises',
    ]);
  });

  test('if there is no word of fairness in it', () => {
    expect(mismatchesOf({ ...HONEST, fairness: undefined }, SEEN)).toEqual(['seal']);
  });

  test('if my salt in it is not mine, in any sealing', () => {
    expect(mismatchesOf(recordOf([sealed(SEAL, OTHER)]), SEEN)).toEqual(['salt']);
    const before = recordOf([sealed(SEAL, OTHER, null), sealed('again', 'new', 'hers')]);
    expect(mismatchesOf(before, seen([SEAL, 'again'], [GIVEN, ANEW]))).toEqual(['salt']);
  });

  test('if it was dealt from a salt that I had given under a seal before', () => {
    const used = recordOf([sealed(SEAL, SALT, null), sealed('again', SALT, 'hers')]);
    expect(mismatchesOf(used, seen([SEAL, 'again'], [GIVEN]))).toEqual(['salt']);
  });

  test('if it says that my salt was missing when the deck was sealed before, though the table had confirmed it', () => {
    const denied = recordOf([sealed(SEAL, null), sealed('again', 'new')]);
    expect(mismatchesOf(denied, seen([SEAL, 'again'], [GIVEN, ANEW]))).toEqual(['denied']);
    const unconfirmed = { ...GIVEN, how: 'taken' } as const;
    expect(mismatchesOf(denied, seen([SEAL, 'again'], [unconfirmed, ANEW]))).toEqual([]);
  });

  test('not because my salt came too late, or is not known here', () => {
    expect(mismatchesOf(recordOf([sealed(SEAL, null)]), SEEN)).toEqual([]);
    expect(mismatchesOf(recordOf([sealed(SEAL, OTHER)]), seen([SEAL], []))).toEqual([]);
    expect(mismatchesOf(recordOf([sealed(SEAL, OTHER)]), seen([SEAL], [], { you: null }))).toEqual([]);
  });

  test('not because another device of mine was faster to promise', () => {
    expect(mismatchesOf(recordOf([sealed(SEAL, OTHER)]), seen([SEAL], [{ salt: SALT, seal: SEAL }]))).toEqual([]);
  });

  test('if it ends in another way', () => {
    expect(mismatchesOf(recordOf([sealed(SEAL, SALT)], [12, 30]), SEEN)).toEqual(['outcome']);
  });
});
