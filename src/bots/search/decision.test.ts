import { expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import { drawn } from './decision.ts';
import type { Finding } from './search.ts';

function finding(code: number, behind: number): Finding {
  return { code, behind, chance: 0.5 - behind, error: 0.001, tries: 100 };
}

test('of a secret choice the better moves are drawn more often, equals equally often, and what is clearly worse never', () => {
  const findings = [finding(1, 0), finding(2, 0), finding(3, 0.005), finding(4, 0.02)];
  const luck = seeded(1);
  const times = new Map<number, number>();
  for (let i = 0; i < 3000; i++) {
    const code = drawn(findings, luck);
    times.set(code, (times.get(code) ?? 0) + 1);
  }
  expect(Math.abs(times.get(1)! - times.get(2)!)).toBeLessThan(150);
  expect(times.get(3)).toBeLessThan(0.6 * times.get(1)!);
  expect(times.get(3)).toBeGreaterThan(0.2 * times.get(1)!);
  expect(times.has(4)).toBe(false);
});
