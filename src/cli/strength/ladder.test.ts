import { describe, expect, test } from 'vitest';
import { gameNamed } from '../../games/games.ts';
import { boutsOfLadder, planOf, rungsOf, type Rung } from './ladder.ts';
import { strengthPage } from './page.ts';

const bouts = boutsOfLadder(gameNamed('str8-eight')!, 'strength');

/** With the first pair decided, the second nearly, all others not begun. */
function someRungs(): Rung[] {
  const known: Record<string, number>[] = [
    { '120,0': 20 },
    {},
    { '120,0': 12, '0,120': 8 },
    { '120,0': 30, '0,120': 10 },
  ];
  return rungsOf(bouts.map((bout, i) => ({ bout, outcomes: known[i] ?? {}, ms: 0 })));
}

describe('the ladder', () => {
  test('has four pairs with two and four players, Str8 Eight up to 100', () => {
    const pairs = someRungs().map(({ pair }) => `${pair.bout.players} ${pair.bout.bots.join(' – ')}`);
    expect(pairs.slice(0, 4)).toEqual([
      '2 easy – random',
      '2 medium – easy',
      '2 hard:500 – medium',
      '2 master:4000 – hard:500',
    ]);
    expect(pairs.slice(4).every((pair) => pair.startsWith('4 '))).toBe(true);
    expect(bouts.every(({ options }) => options['target'] === 100)).toBe(true);
  });

  test('plays what is not decided, then the bounds of that, and nothing when time is over', () => {
    const rungs = someRungs();
    const open = rungs.slice(1);
    expect(planOf(rungs, 0, 100, () => 10)).toEqual(open.map(({ pair }) => pair));
    expect(planOf(rungs, 0, 100, () => 90)).toEqual(open.map(({ bound }) => bound));
    expect(planOf(rungs, 0, 100, () => 100)).toEqual([]);
  });

  test('begins nothing that would not be back in time', () => {
    const rungs = someRungs();
    rungs[1]!.pair.msOfMatch = 50;
    expect(planOf(rungs, 0, 100, () => 10)).not.toContain(rungs[1]!.pair);
  });
});

test('the page has intervals, bounds beside what is not decided, and commands', () => {
  const page = strengthPage({ command: 'threestraws strength', minutes: 60, cores: 2, rungs: someRungs() });
  expect(page).toMatch(
    /\| 2 \| easy – random \| 100\.0 % \| \([\d.]+ to 100\.0\) \| 20 \| 40 \| easy is stronger \| {2}\|/,
  );
  expect(page).toMatch(/\| 2 \| medium – easy \| 60\.0 % .* not decided \| cheat:500 75\.0 % \(/);
  expect(page).toContain(
    'threestraws arena str8-eight --players 2 --target 100 --bots medium,easy --seed strength --matches 40',
  );
});
