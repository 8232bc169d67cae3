import { describe, expect, test } from 'vitest';
import type { MatchRecord } from '../../../engine/record/record.ts';
import { mismatchesOf, type Seen } from './mismatches.ts';

const [SEAL, SALT, OTHER] = ['5ea1', '5a17', '07he'];

function recordOf(change: { seal?: string; salt?: string | null; scores?: number[] } = {}): MatchRecord {
  const { seal = SEAL, salt = SALT, scores = [30, 12] } = change;
  const fairness = { commitment: seal, secret: '', salts: [{ seat: 0, commitment: '', salt }] };
  return { fairness, outcome: { scores, winners: [0] } } as unknown as MatchRecord;
}

const SEEN: Seen = { you: 0, seal: SEAL, promised: { salt: SALT, seal: SEAL }, scores: [30, 12] };

describe('a record is doubted', () => {
  test('not if it tells of what was seen', () => {
    expect(mismatchesOf(recordOf(), SEEN)).toEqual([]);
  });

  test('if its seal is not the one that was shown before the deal, whatever the table shows now', () => {
    expect(mismatchesOf(recordOf({ seal: OTHER }), { ...SEEN, seal: OTHER })).toEqual(['seal']);
  });

  test('if its seal is not even the one that the table shows, where none was seen before', () => {
    expect(mismatchesOf(recordOf({ seal: OTHER }), { ...SEEN, promised: {} })).toEqual(['seal']);
    expect(mismatchesOf(recordOf(), { ...SEEN, promised: {} })).toEqual([]);
  });

  test('if my salt in it is not mine', () => {
    expect(mismatchesOf(recordOf({ salt: OTHER }), SEEN)).toEqual(['salt']);
  });

  test('not because my salt came too late, or is not known here', () => {
    expect(mismatchesOf(recordOf({ salt: null }), SEEN)).toEqual([]);
    expect(mismatchesOf(recordOf({ salt: OTHER }), { ...SEEN, promised: { seal: SEAL } })).toEqual([]);
    expect(mismatchesOf(recordOf({ salt: OTHER }), { ...SEEN, you: null, promised: { seal: SEAL } })).toEqual([]);
  });

  test('if it ends in another way', () => {
    expect(mismatchesOf(recordOf({ scores: [12, 30] }), SEEN)).toEqual(['outcome']);
  });
});
