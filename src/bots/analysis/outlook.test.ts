import { describe, expect, test } from 'vitest';
import { sfc32 } from '../../engine/chance/fast.ts';
import { Match } from '../../engine/match.ts';
import type { Options } from '../../engine/options.ts';
import { firstOf, type Seat } from '../../engine/seats.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { gameNamed } from '../../games/games.ts';
import { Asker } from '../bot.ts';
import { botOf, guideOf } from '../bots.ts';
import { Outlook } from './outlook.ts';

const MATCHES = 20;
const SEATS = ['Ann', 'Bob'].map((name) => ({ name, kind: 'human' as const }));

interface Step {
  readonly seat: Seat;
  readonly move: string;
  /** How it changed the chance of whoever made it, with what was drawn for it. */
  readonly change: number;
}

/** A match of two sensible players, from the second move on. */
function steps(id: string, options: Options, tries: number, number: number): Step[] {
  const game = gameNamed(id)!;
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  const match = new Match({ game, seats: SEATS, options, generator: sfc32, seed });
  const outlook = new Outlook(game, guideOf(id)!, match.state, seed, tries);
  const asker = new Asker(game, match.state);
  const luck = seeded(number, 1);
  const all: Step[] = [];
  let before: readonly number[] | undefined;
  while (match.outcome === null) {
    const seat = firstOf(game.waitingFor(match.state));
    const code = asker.ask(botOf(id, 'medium')!, seat, luck);
    match.play(seat, code);
    const after = outlook.from(match.state);
    if (before !== undefined)
      all.push({ seat, move: game.format(game.decode(code)), change: after[seat]! - before[seat]! });
    before = after;
  }
  return all;
}

describe.each([
  ['straw', { ending: 'each-deals-once' }, 300],
  ['courte-paille', { form: 'single', 'coco-may-sleep': false }, 100],
  ['str8-eight', { target: 100 }, 100],
])('chances as a match of two goes on: %s', (id, options, tries) => {
  const matches = Array.from({ length: MATCHES }, (_, i) => steps(id, options, tries, i + 1));
  const changes = matches.flatMap((match) => match.map(({ change }) => change));

  test('nobody gains or loses by having to move', () => {
    const mean = changes.reduce((sum, change) => sum + change) / changes.length;
    expect(Math.abs(mean)).toBeLessThan(0.02);
  });

  /* Chances that change by news alone, from one half to 0 or 1, have changes whose squares add up to a quarter on average. */
  test('they go up and down no more than the news do', () => {
    const squares = changes.reduce((sum, change) => sum + change ** 2, 0) / MATCHES;
    expect(squares).toBeLessThan(0.75);
  });
});

test('what was chosen in secret is no news before it is turned up', () => {
  const all = steps('courte-paille', { form: 'single', 'coco-may-sleep': false }, 20, 1);
  const secret = all.filter(
    ({ seat, move }, i) => seat === 0 && move.startsWith('choose') && all[i + 1]?.move.startsWith('choose') === true,
  );
  expect(secret.length).toBeGreaterThan(2);
  expect(secret.map(({ change }) => change)).toEqual(secret.map(() => 0));
});
