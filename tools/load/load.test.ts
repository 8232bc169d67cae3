import { beforeAll, describe, expect, test } from 'vitest';
import { builtDriver } from '../testing/built.ts';
import { shortcomings } from './compare.ts';
import { curveOf } from './plot.ts';

let load: Awaited<ReturnType<typeof builtDriver>>;
beforeAll(async () => void (load = await builtDriver('load')));

const SHORT = ['--tables', '3', '--seconds', '1', '--warm', '0', '--json', '-'];

describe('npm run load', () => {
  test.for([
    ['sqlite', '1', 'tables'],
    ['postgres', '2', 'people'],
  ])('says what servers carry and what it costs: %j', ([store, processes, spread]) => {
    const args = ['--store', store!, '--processes', processes!, '--spread', spread!, '--game', 'all'];
    const { status, stdout, stderr } = load(...SHORT, ...args);
    expect([status, stderr]).toEqual([0, '']);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ store, processes: Number(processes), tables: 3, seats: 4, found: [] });
    expect(report.games).toHaveLength(3);
    expect(report.perSecond).toBeGreaterThan(10);
    expect(report.p50).toBeLessThanOrEqual(report.p99);
    expect(report.cost.servers).toBeGreaterThan(0);
    expect(report.cost.database > 0).toBe(store === 'postgres');
  });

  test('says what it can do', () => {
    const { status, stdout } = load('--help');
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^npm run load -- \[flags\]\n.*--compare ROUNDS/s)]);
  });

  test.for([
    [['--game', 'poker'], "--game must be one of straw, courte-paille, str8-eight or all, not 'poker'"],
    [['--spread', 'butter'], "--spread must be tables or people, not 'butter'"],
    [['--tables', '0'], '--tables must be a whole number from 1'],
    [['--processes', '2'], '--processes: one server at a time has a folder'],
  ] as const)('refuses %j in one line', ([args, says]) => {
    const { status, stdout, stderr } = load(...args);
    expect(stderr).toMatch(/^load: .* \(--help tells more\)\n$/);
    expect(stderr).toContain(says);
    expect([status, stdout]).toEqual([2, '']);
  });
});

const GOOD = {
  perSecond: 300,
  p50: 10,
  p90: 20,
  p99: 30,
  longest: 40,
  slowestTable: 12,
  memory: 150,
  cost: { servers: 200, database: 0, driver: 60 },
};
const ALL_GOOD = { sqlite: GOOD, 'postgres, 1 server': GOOD, 'postgres, 2 servers': GOOD };

describe('what falls short is found', () => {
  test('nothing where all goals are reached', () => {
    expect(shortcomings({ perSecond: 1000, p99: 1 }, ALL_GOOD)).toEqual([]);
  });

  test.for([
    [{ sqlite: { ...GOOD, perSecond: 299 } }, 'SQLite reaches 0.30 of a bare append'],
    [{ sqlite: { ...GOOD, p99: 31 } }, 'sqlite: p99 is 3.1 times p50'],
    [{ sqlite: { ...GOOD, memory: 201 } }, 'sqlite: 201 MB'],
    [{ 'postgres, 1 server': { ...GOOD, perSecond: 149 } }, 'PostgreSQL has not half of SQLite'],
    [{ 'postgres, 2 servers': { ...GOOD, perSecond: 299 } }, 'two servers carry less than one'],
    [{ 'postgres, 2 servers': { ...GOOD, slowestTable: 16 } }, 'a table is slower with two servers'],
  ] as const)('%j', ([changed, says]) => {
    const found = shortcomings({ perSecond: 1000, p99: 1 }, { ...ALL_GOOD, ...changed });
    expect(found).toEqual([expect.stringContaining(says)]);
  });
});

test('a picture says in words what it shows', () => {
  const spots = [
    { x: 10, y: 300 },
    { x: 5000, y: 330 },
  ];
  const svg = curveOf({ title: 'What a move costs', across: 'tables', up: 'µs a move', spots });
  expect(svg).toContain('µs a move, by tables. 10: 300; 5,000: 330.');
});
