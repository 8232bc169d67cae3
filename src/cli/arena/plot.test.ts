import { expect, test } from 'vitest';
import { gameNamed } from '../../games/games.ts';
import { Meeting } from './meeting.ts';
import { drawing } from './plot.ts';
import type { Field } from './read.ts';

const options = { ending: 'each-deals-once' };
const field: Field = {
  table: { game: gameNamed('straw')!, players: 2, options },
  seed: '1',
  bots: ['hard:10ms', 'hard:100ms', 'medium'],
  meetings: [
    [0, 2],
    [1, 2],
  ],
  isTimed: true,
  times: [10, 100],
  matches: 200,
  all: true,
};

function meeting(bots: string[], won: number): Meeting {
  const bout = { game: 'straw', players: 2, options, bots, seed: '1' };
  return new Meeting({ bout, outcomes: { '120,0': won, '0,120': 100 - won }, ms: 0 }, field);
}

const svg = drawing(field, [meeting(['hard:10ms', 'medium'], 60), meeting(['hard:100ms', 'medium'], 80)]);

test('a plot says in words what it draws', () => {
  expect(svg).toContain('role="img" aria-labelledby="title desc"');
  expect(svg).toContain('<title id="title">straw, 2 players: hard against medium</title>');
  expect(svg).toMatch(/10 ms: 60\.0 % \(\d\d\.\d % to \d\d\.\d %\); 100 ms: 80\.0 %/);
});

test('a plot has more time on the right and more strength above', () => {
  const dots = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [Number(x), Number(y)]);
  expect(dots).toHaveLength(2);
  expect(dots[1]![0]).toBeGreaterThan(dots[0]![0]!);
  expect(dots[1]![1]).toBeLessThan(dots[0]![1]!);
});
