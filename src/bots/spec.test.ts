import { describe, expect, test } from 'vitest';
import { isTimed, readSpec, specText, type BotSpec } from './spec.ts';

function specOf(text: string): BotSpec {
  const read = readSpec('straw', text);
  if ('spec' in read) return read.spec;
  throw new Error(read.bad);
}

describe('a bot is named by', () => {
  test.each([
    ['medium', { kind: 'medium' }, false],
    ['hard', { kind: 'hard' }, true],
    ['hard:400', { kind: 'hard', effort: { iterations: 400 } }, false],
    ['search:400', { kind: 'search', effort: { iterations: 400 } }, false],
    [' cheat:0400', { kind: 'cheat', effort: { iterations: 400 } }, false],
    ['cheat:30ms', { kind: 'cheat', effort: { iterations: 1200, ms: 30 } }, true],
  ])('%s', (text, spec, timed) => {
    expect(specOf(text)).toEqual(spec);
    expect(isTimed(specOf(text))).toBe(timed);
    expect(specOf(specText(specOf(text)))).toEqual(spec);
  });

  test.each([
    ['genius', "'genius' is no level of straw; there are random"],
    ['', "'' is no level of straw"],
    ['cheat', 'cheat needs iterations'],
    ['medium:400', 'medium does not search'],
    ['cheat:0', "'cheat:0' must be like cheat:400"],
    ['cheat:-3', 'must be like'],
    ['cheat:1e3', 'must be like'],
    ['cheat:99999ms', 'must be like'],
    ['cheat:3:4', 'must be like'],
  ])('not %s', (text, says) => {
    expect(() => specOf(text)).toThrow(says);
  });
});
