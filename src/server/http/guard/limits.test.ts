import type { FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import { REAL_TIME } from '../../../table/real-time.ts';
import { Limits } from './limits.ts';
import { Sharing } from './sharing.ts';
import { ProblemError } from '../../../protocol/problem-error.ts';

let now = 0;
beforeEach(() => (now = 0));

const from = (ip: string): FastifyRequest => ({ ip }) as FastifyRequest;
const limits = (perSecond: number): Limits => new Limits(perSecond, () => now, new Sharing(REAL_TIME));

function refusalOf(does: () => void): ProblemError | undefined {
  try {
    does();
    return undefined;
  } catch (error) {
    if (error instanceof ProblemError) return error;
    throw error;
  }
}

/** How often it goes well, up to a thousand times. */
function countUntilRefused(does: () => void): number {
  for (let count = 0; count < 1000; count++) if (refusalOf(does) !== undefined) return count;
  return Infinity;
}

test('a player has five seconds’ worth at once, an address four times that', () => {
  const all = limits(20);
  expect(countUntilRefused(() => all.player('ann'))).toBe(100);
  expect(countUntilRefused(() => all.address(from('192.0.2.1')))).toBe(400);
});

test('a strict server still lets people load a page', () => {
  const all = limits(1);
  expect(countUntilRefused(() => all.player('ann'))).toBe(10);
  expect(countUntilRefused(() => all.making(from('192.0.2.1')))).toBe(10);
});

test('a refusal says how long to wait', () => {
  const all = limits(20);
  countUntilRefused(() => all.making(from('192.0.2.1')));
  const refused = refusalOf(() => all.making(from('192.0.2.1')));
  expect(refused).toMatchObject({ retryAfter: 2, problem: { status: 429 } });
  now = 2000;
  all.making(from('192.0.2.1'));
});

describe('guesses', () => {
  test('whoever misses too often may not ask, others may', () => {
    const all = limits(20);
    const [stranger, friend] = [from('192.0.2.1'), from('192.0.2.2')];
    expect(countUntilRefused(() => all.guess(stranger))).toBe(20);
    const hits = (): void => {
      all.guess(friend);
      all.hit(friend);
    };
    expect(countUntilRefused(hits)).toBe(Infinity);
    now = 3000;
    all.guess(stranger);
  });
});

test('0 switches everything off', () => {
  const all = limits(0);
  for (const does of [all.player('ann'), all.address(from('192.0.2.1')), all.making(from('192.0.2.1'))])
    expect(does).toBeUndefined();
  expect(countUntilRefused(() => all.guess(from('192.0.2.1')))).toBe(Infinity);
});

describe('addresses', () => {
  test.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2:9:9:9:9'],
    ['2001:db8:1:2::1', '2001:db8:1:2::2'],
    ['2001:db8::1', '2001:db8::2'],
    ['2001:db8::1:2:3:4', '2001:db8:0:0:9:9:9:9'],
    ['2001::1', '2001:0:0:0:7::'],
    ['::1', '::2'],
  ])('%s and %s are of one network', (one, other) => {
    const all = limits(20);
    countUntilRefused(() => all.address(from(one)));
    expect(countUntilRefused(() => all.address(from(other)))).toBe(0);
  });

  test.each([
    ['2001:db8:1:2::1', '2001:db8:1:3::1'],
    ['2001:db8::1', '2001:db9::1'],
    ['192.0.2.1', '192.0.2.2'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.2'],
  ])('%s and %s are not', (one, other) => {
    const all = limits(20);
    countUntilRefused(() => all.address(from(one)));
    expect(countUntilRefused(() => all.address(from(other)))).toBe(400);
  });
});
