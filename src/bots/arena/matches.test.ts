import { describe, expect, test } from 'vitest';
import { standingOf, type Bout } from './bout.ts';
import { BoutPlayer } from './matches.ts';
import { addOutcome, type Outcomes } from './outcomes.ts';
import { matchesOfDeal } from './seating.ts';

const bout = (game: string, players: number, bots: readonly string[], options = {}): Bout => ({
  game,
  players,
  options,
  bots,
  seed: '1',
});

function played(of: Bout, deals: number): Outcomes {
  const player = new BoutPlayer(of);
  const matches = matchesOfDeal(of.bots.length, of.players);
  const outcomes: Outcomes = {};
  for (let deal = 0; deal < deals; deal++) {
    const parts = of.bots.map(() => 0);
    for (let i = 0; i < matches; i++) player.play(deal * matches + i).forEach((part, bot) => (parts[bot]! += part));
    addOutcome(outcomes, parts);
  }
  return outcomes;
}

describe('a bout', () => {
  const STRAW = { ending: 'each-deals-once' };

  test('finds that medium beats random, on whichever side', () => {
    for (const bots of [
      ['medium', 'random'],
      ['random', 'medium'],
    ]) {
      const of = bout('straw', 4, bots, STRAW);
      const { isDecided, wins } = standingOf(of, played(of, 20));
      expect(isDecided).toBe(true);
      expect(wins[bots.indexOf('medium')]!.interval[0]).toBeGreaterThan(0.5);
    }
  });

  test('has matches that are the same whatever was played before', () => {
    const of = bout('straw', 3, ['medium', 'cheat:4'], STRAW);
    const player = new BoutPlayer(of);
    const there = [0, 1, 2, 3, 4, 5].map((match) => player.play(match));
    expect([5, 3, 1].map((match) => new BoutPlayer(of).play(match))).toEqual([there[5], there[3], there[1]]);
  });

  test('gives the whole win to the bots of a table, divided among winners', () => {
    const player = new BoutPlayer(bout('straw', 3, ['random', 'medium', 'random'], STRAW));
    for (let match = 0; match < 30; match++) expect(player.play(match).reduce((sum, part) => sum + part, 0)).toBe(60);
  });

  test('shows a search that sees all cards above random moves', () => {
    const of = bout('straw', 2, ['cheat:20', 'random'], STRAW);
    expect(standingOf(of, played(of, 16)).isDecided).toBe(true);
  });
});
