import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { testFolder } from '../../src/cli/testing/command.ts';
import { GAMES } from '../../src/games/games.ts';
import { builtDriver, expectWrongUse } from '../testing/built.ts';
import { compareStates } from './job.ts';
import { PLANTS } from './plants.ts';

const STATES = 1500;
/** Found so early, a planted leak is found within a second. */
const SOON = 5000;
const FOLDER = testFolder();

let swap: Awaited<ReturnType<typeof builtDriver>>;
beforeAll(async () => void (swap = await builtDriver('swap')));

describe('npm run swap', () => {
  test('finds nothing where nothing is told, and says what it compared', () => {
    const file = join(FOLDER, 'report.json');
    const { status, stdout } = swap('--states', `${STATES}`, '--json', file);
    expect(stdout).toMatch(/\n0 differences\n$/);
    expect(status).toBe(0);
    const { compared, found } = JSON.parse(readFileSync(file, 'utf8'));
    expect(compared.map(({ game }: { game: string }) => game)).toEqual(GAMES.map(({ id }) => id));
    for (const game of compared) {
      expect(game.states).toBeGreaterThanOrEqual(STATES);
      expect(game.viewers).toBeGreaterThanOrEqual(3 * game.states);
      // most of all worlds go the same way
      expect(game.followed).toBeGreaterThan(0.9 * game.viewers);
    }
    expect(found).toEqual([]);
  });

  test('says after how long a planted leak was found, with 1', () => {
    const { status, stdout } = swap('--plant', 'rustles');
    expect(stdout).toMatch(
      /\ncourte-paille: found after \d+ states and \d+\.\d seconds\nFOUND courte-paille, .*seat \d/,
    );
    expect(status).toBe(1);
  });

  test('comes to the same whatever the cores', () => {
    // each game is something to do of its own
    const [one, two] = ['1', '2'].map((cores) => {
      const { stdout } = swap('--states', '500', '--cores', cores, '--seed', '7', '--json', '-');
      return JSON.parse(stdout).compared;
    });
    expect(one).toHaveLength(GAMES.length);
    expect(one).toEqual(two);
  });

  test('stops when its time is up', () => {
    const { status, stdout } = swap('--states', '100000000', '--seconds', '0.1', '--game', 'straw', '--cores', '1');
    expect(stdout).toMatch(/\nthe time was up after [\d,]+ of 100,000,000 states of straw\n/);
    expect(status).toBe(0);
  });

  test('says what it can do', () => {
    const { status, stdout } = swap('--help');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^npm run swap -- \[flags\]\n.*--plant LEAK/s)]);
  });

  test.for([
    [['--states', 'many'], "--states must be a whole number from 1 to 1000000000, not 'many'"],
    [['--game', 'chess'], "--game must be straw or courte-paille or str8-eight, not 'chess'"],
    [['--plant', 'rustles', '--game', 'straw'], '--plant rustles: straw has no such leak'],
    [['--plant', 'toString'], "not 'toString'"],
  ] as const)('refuses %j in one line', ([args, says]) => {
    expectWrongUse('swap', swap(...args), says);
  });
});

const planted = Object.entries(PLANTS).flatMap(([plant, { games }]) => games.map(({ id }) => ({ plant, game: id })));

test.each(planted)('a planted leak is found soon: $plant in $game', ({ plant, game }) => {
  const { counts, found } = compareStates({ game, plant, number: 1, seed: 1, states: SOON });
  expect(found).toMatch(/here, .*there$/);
  expect(counts.states).toBeLessThan(SOON);
});
