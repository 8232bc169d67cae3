import { expect, test } from 'vitest';
import { exp } from './exact.ts';

const bits = new DataView(new ArrayBuffer(8));

function bitsOf(value: number): string {
  bits.setFloat64(0, value);
  return bits.getBigUint64(0).toString(16);
}

test('e to a number is what it is, as nearly as numbers are', () => {
  for (let x = -60; x <= 60; x += 0.37) expect(Math.abs(exp(x) / Math.exp(x) - 1)).toBeLessThan(1e-14);
  expect(exp(0)).toBe(1);
  expect(exp(-1000)).toBe(0);
});

test('it is the same to the last bit everywhere', () => {
  expect([0.1, 1, -1, -7.3, 12.5].map((x) => bitsOf(exp(x)))).toMatchInlineSnapshot(`
    [
      "3ff1aec7b35a00d4",
      "4005bf0a8b14576a",
      "3fd78b56362cef38",
      "3f4622d4792b6a8d",
      "411060c52565ba67",
    ]
  `);
});
