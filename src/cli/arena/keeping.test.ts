import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Bout } from '../../bots/arena/bout.ts';
import { testFolder } from '../testing/command.ts';
import { Keeping } from './keeping.ts';

const path = `${testFolder()}/arena.json`;
const bout = (...bots: string[]): Bout => ({ game: 'straw', players: 2, options: {}, bots, seed: '1' });
const PAIR = { bout: bout('medium', 'random'), outcomes: { '120,0': 3, '30,90': 1 }, ms: 5 };

describe('what is kept', () => {
  test('is there again, for the bouts that it is of', () => {
    new Keeping(path).save([PAIR]);
    const other = bout('hard:400', 'medium');
    expect(new Keeping(path).read([other, PAIR.bout])).toEqual([{ bout: other, outcomes: {}, ms: 0 }, PAIR]);
  });

  test('is nothing before the first time, and without a file', () => {
    expect(new Keeping(`${path}.none`).read([PAIR.bout])).toEqual([{ ...PAIR, outcomes: {}, ms: 0 }]);
    expect(new Keeping(undefined).read([PAIR.bout])).toEqual([{ ...PAIR, outcomes: {}, ms: 0 }]);
  });

  test.each([
    ['no JSON', 'Dear Ann,', 'holds no arena'],
    ['other JSON', '{"format":"threestraws/1"}', 'holds no arena'],
    ['wins that do not add up', JSON.stringify(fileOf({ ...PAIR, outcomes: { '120,1': 1 } })), 'holds no arena'],
    [
      'another arena',
      JSON.stringify(fileOf({ ...PAIR, bout: bout('medium', 'easy') })),
      'is of another arena: straw, 2 players, medium and easy, seed 1',
    ],
  ])('is not taken from a file with %s, which is left as it is', (_, text, says) => {
    writeFileSync(path, text);
    expect(() => new Keeping(path).read([PAIR.bout])).toThrow(says);
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test('cannot lie in a folder that is not there', () => {
    expect(() => new Keeping('no/such/folder/x').save([])).toThrow('there is no such file or folder');
  });
});

function fileOf(...bouts: unknown[]): unknown {
  return { format: 'threestraws-arena/1', bouts };
}
