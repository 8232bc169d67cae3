import { createHash, createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { bytesOf, hexOf } from './hex.ts';
import { hmac, sha256 } from './sha256.ts';

/** Around the ends of blocks of 64 bytes, and of what is added to the last of them. */
const LENGTHS = [0, 1, 32, 55, 56, 63, 64, 65, 119, 120, 128, 1000];

function counting(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => (i * 7) % 256);
}

test.each(LENGTHS)('%i bytes are hashed as others hash them, whole and in parts', (length) => {
  const bytes = counting(length);
  const expected = createHash('sha256').update(bytes).digest('hex');
  expect(hexOf(sha256(bytes))).toBe(expected);
  expect(hexOf(sha256(bytes.subarray(0, 20), bytes.subarray(20)))).toBe(expected);
});

test.each([0, 1, 32, 64])('a key of %i bytes keys as it does for others', (length) => {
  const key = counting(length);
  const expected = createHmac('sha256', key).update(counting(100)).digest('hex');
  expect(hexOf(hmac(key, counting(60), counting(100).subarray(60)))).toBe(expected);
});

test('a key that is longer than a block is refused, not cut', () => {
  expect(() => hmac(counting(65), counting(1))).toThrow(RangeError);
});

test('hex digits are read as they are written', () => {
  const bytes = counting(256);
  expect(hexOf(bytes)).toBe(Buffer.from(bytes).toString('hex'));
  expect(bytesOf(hexOf(bytes))).toEqual(bytes);
});
