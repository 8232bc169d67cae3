import { expect, test } from 'vitest';
import { drawCode, drawId, isCode } from './code.ts';
import { rematchId } from './rematch-id.ts';
import { seededRandom } from './testing/seeded-random.ts';

const random = seededRandom('codes');
const codes = Array.from({ length: 500 }, () => drawCode(random));

test('a code is four syllables, each a consonant and a vowel', () => {
  for (const code of codes) {
    expect(code).toMatch(/^([bdfgjklmnprstvz][aeiou]){4}$/);
    expect(isCode(code)).toBe(true);
  }
});

test('no syllable comes twice in a row', () => {
  for (const code of codes) expect(code).not.toMatch(/^(..)*(..)\2/);
});

test('a syllable that was drawn twice in a row is drawn anew', () => {
  const bytes = [0, 0, 0, 5, 5, 0, 7];
  expect(drawCode(() => Uint8Array.of(bytes.shift()!))).toBe('badabadi');
});

test('bytes that would make some syllables likelier are not used', () => {
  const bytes = [255, 225, 224, 0, 1, 2];
  expect(drawCode(() => Uint8Array.of(bytes.shift()!))).toBe('zubabebi');
});

test('codes hardly ever repeat', () => {
  expect(new Set(codes).size).toBe(codes.length);
});

test.each(['', 'bada', 'badabafe1', 'badabaf', 'abababab', 'badabaqe', 'BADABAFE', 'badabafé'])(
  '%j is no code',
  (text) => {
    expect(isCode(text)).toBe(false);
  },
);

test('an id is 22 signs that need no quoting in an address, and no code', () => {
  for (let i = 0; i < 100; i++) {
    const id = drawId(random);
    expect(id).toMatch(/^[A-Za-z0-9_-]{22}$/);
    expect(isCode(id)).toBe(false);
  }
});

test('the id of the rematch follows from the secret', () => {
  const [one, other] = [random(32), random(32)];
  expect(rematchId(one, 0)).toMatch(/^[A-Za-z0-9_-]{22}$/);
  expect(rematchId(one, 0)).toBe(rematchId(one.slice(), 0));
  expect(rematchId(one, 0)).not.toBe(rematchId(other, 0));
  expect(rematchId(one, 0)).not.toBe(rematchId(one, 1));
});
