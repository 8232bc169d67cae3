import { bytesToHex } from '@noble/hashes/utils.js';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/games.ts';
import { hmacSha256 } from '../chance/hmac.ts';
import { commitmentTo, seedFrom } from './fairness.ts';
import { isCounted, numbersIn, wasSealedWith } from './numbers.ts';
import { fateOf, placeOfSeal } from './own-number.ts';
import type { Fairness, MatchRecord, Sealing } from './record.ts';
import { sealed } from './seal.ts';
import { playedMatch, recordOf } from './testing/records.ts';
import { verify } from './verify.ts';

const bytes = (byte: number): Uint8Array => new Uint8Array(32).fill(byte);
const hex = (byte: number): string => bytesToHex(bytes(byte));
const promiseOf = (byte: number): string => bytesToHex(commitmentTo(bytes(byte)));

/** Of a secret and the salts of the first seats, each told by one byte; those that are negative were not given. */
function sealingOf(secret: number, ...salts: (number | undefined)[]): Sealing {
  return {
    commitment: promiseOf(secret),
    secret: hex(secret),
    salts: salts.flatMap((salt, seat) => {
      if (salt === undefined) return [];
      const byte = Math.abs(salt);
      return [{ seat, commitment: promiseOf(byte), salt: salt < 0 ? null : hex(byte) }];
    }),
  };
}

/** A whole match of Straw from these sealings: two people and a bot. The last one was dealt from. */
function dealtFrom(...all: Sealing[]): MatchRecord & { readonly fairness: Fairness } {
  const last = all.at(-1)!;
  const given = last.salts.flatMap(({ salt }) => (salt === null ? [] : [Uint8Array.from(Buffer.from(salt, 'hex'))]));
  const seed = seedFrom(Uint8Array.from(Buffer.from(last.secret, 'hex')), given);
  const sealings = all.slice(0, -1);
  const fairness = { ...last, ...(sealings.length > 0 && { sealings }) };
  return { ...sealed({ ...recordOf(playedMatch(hmacSha256, 5, seed)), fairness }), fairness };
}

function faultsOf(...all: Sealing[]): string[] {
  return verify(JSON.stringify(dealtFrom(...all)), GAMES).map(({ path, says }) => `${path}: ${says}`);
}

describe('sealings that may be', () => {
  test.each([
    ['one', [sealingOf(1, 10, 20)]],
    ['one of an old record, with a number missing', [sealingOf(1, 10, -20)]],
    ['two, where one was missing', [sealingOf(1, 10, -20), sealingOf(2, 11, 21)]],
    ['two, where both were', [sealingOf(1, -10, -20), sealingOf(2, 11, 21)]],
    ['three, and who failed twice is not asked', [sealingOf(1, 10, -20), sealingOf(2, 11, -21), sealingOf(3, 12)]],
    [
      'as many as two people can bring about',
      [sealingOf(1, 10, -20), sealingOf(2, 11, -21), sealingOf(3, -12), sealingOf(4, -13), sealingOf(5)],
    ],
    ['who copied what another promised', [sealingOf(1, 10, -10), sealingOf(2, 11, -11), sealingOf(3, 12)]],
  ])('%s', (_, all) => {
    expect(faultsOf(...all)).toEqual([]);
  });

  test('one who promises what the server promised before helps nobody', () => {
    expect(faultsOf(sealingOf(1, 10, -20), sealingOf(2, 11, -1), sealingOf(3, 12))).toEqual([]);
  });
});

describe('sealings that must not be', () => {
  test.each([
    [
      'thrown away with every number in it',
      [sealingOf(1, 10, 20), sealingOf(2, 11, 21)],
      /^fairness\.sealings\[0\]: was broken although/,
    ],
    [
      'thrown away where none was promised',
      [sealingOf(1), sealingOf(2, 11, 21)],
      /^fairness\.sealings\[0\]: was broken although/,
    ],
    [
      'with the same secret',
      [sealingOf(1, 10, -20), sealingOf(1, 11, 21)],
      /^fairness: has the commitment \w{64} once more/,
    ],
    [
      'with a number that the server knows',
      [sealingOf(1, 10, -20), sealingOf(2, 10, 21)],
      /^fairness: has the commitment/,
    ],
    ['with the number of another', [sealingOf(1, 10, -20), sealingOf(2, 20, 21)], /^fairness: has the commitment/],
    [
      'again and again for the same seat',
      [sealingOf(1, 10, -20), sealingOf(2, 11, -21), sealingOf(3, 12, -22), sealingOf(4, 13, 23)],
      /^fairness\.sealings\[2\]\.salts\[1\]\.seat: is 1, whose salt was missing 2 times/,
    ],
    [
      'with a number of who failed twice',
      [sealingOf(1, 10, -20), sealingOf(2, 11, -21), sealingOf(3, 12, 22)],
      /^fairness\.salts\[1\]\.seat: is 1, whose salt was missing 2 times/,
    ],
    [
      'with a number for the bot',
      [sealingOf(1, 10, -20), sealingOf(2, 11, 21, 31)],
      /^fairness\.salts\[2\]\.seat: is 2: salts are/,
    ],
  ])('%s', (_, all, says) => {
    expect(faultsOf(...all)[0]).toMatch(says);
  });

  test('one whose secret or salt is not what was promised', () => {
    const good = sealingOf(1, 10, -20);
    const last = sealingOf(2, 11, 21);
    const wrong = { ...good, secret: hex(9) };
    expect(faultsOf(wrong, last)[0]).toMatch(/^fairness\.sealings\[0\]\.commitment: does not fit/);
    const salts = good.salts.with(0, { ...good.salts[0]!, salt: hex(9) });
    expect(faultsOf({ ...good, salts }, last)[0]).toMatch(
      /^fairness\.sealings\[0\]\.salts\[0\]\.commitment: does not fit/,
    );
  });
});

describe('numbers', () => {
  const record = dealtFrom(sealingOf(1, 10, -20), sealingOf(2, -11, 21));
  const { fairness } = record;

  test('are counted', () => {
    expect(numbersIn(record)).toEqual({ people: 2, counted: 1, missing: [0], sealings: 2 });
    expect(numbersIn(dealtFrom(sealingOf(1, 10, 20)))).toEqual({ people: 2, counted: 2, missing: [], sealings: 1 });
    expect([isCounted(fairness, hex(21)), isCounted(fairness, hex(11)), isCounted(fairness, hex(10))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test.each([
    ['counts', 21, { fate: 'counts', seat: 1, sealing: 2 }],
    ['was promised last, and is missing', 11, { fate: 'missing', seat: 0, sealing: 2 }],
    ['was promised before, and is missing', 20, { fate: 'missing', seat: 1, sealing: 1 }],
    ['was given before, in vain', 10, { fate: 'set-aside', seat: 0, sealing: 1 }],
    ['nobody promised', 99, undefined],
  ])('one that %s', (_, byte, fate) => {
    expect(fateOf(fairness, hex(byte))).toEqual(fate);
  });

  test('one that another promised too, in vain, is still where it counts', () => {
    expect(fateOf(sealingOf(1, -10, 10), hex(10))).toEqual({ fate: 'counts', seat: 1, sealing: 1 });
  });

  test('seals are known by their place', () => {
    expect([1, 2, 3].map((secret) => placeOfSeal(fairness, promiseOf(secret)))).toEqual([1, 2, undefined]);
    expect([1, 2, 3].map((secret) => wasSealedWith(fairness, promiseOf(secret)))).toEqual([true, true, false]);
  });
});
