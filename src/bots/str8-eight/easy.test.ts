import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import { str8Eight } from '../../games/str8-eight/game.ts';
import { Asker, type Bot } from '../bot.ts';
import { random } from '../random.ts';
import { easyStr8Eight } from './easy.ts';
import { questionOf, type Situation } from './testing/situations.ts';

/** How often of a hundred times it does that. */
function times(move: string, situation: Situation): number {
  const question = questionOf(situation);
  let count = 0;
  for (let seed = 0; seed < 100; seed++) {
    if (str8Eight.format(str8Eight.decode(easyStr8Eight.choose(question, seeded(seed)))) === move) count++;
  }
  return count;
}

describe('a beginner', () => {
  test('mostly lays what fits, and overlooks it now and then', () => {
    const often = times('lay 5x2', { sequence: ['5x1'], hand: ['5x2', '1x1', '8x8', '7x8'] });
    expect(often).toBeGreaterThan(70);
    expect(often).toBeLessThan(100);
  });

  test('lays the nearest number, wherever that leads', () => {
    expect(times('lay 1x7', { sequence: ['1x6'], hand: ['1x7', '6x2', '3x6', '3x8'] })).toBeGreaterThan(60);
  });

  test('takes from the discards what fits at once, and seldom what fits later', () => {
    const situation: Situation = { sequence: ['5x1'], hand: ['1x1', '8x8', '5x4'] };
    expect(times('draw discard', { ...situation, discard: ['5x2'] })).toBeGreaterThan(70);
    expect(times('draw discard', { ...situation, discard: ['5x3'] })).toBeLessThan(40);
  });
});

test.each([2, 4])('among %i it wins most matches against players at random', (players) => {
  const state = str8Eight.blank(players, { target: 100 });
  const asker = new Asker(str8Eight, state);
  let won = 0;
  for (let match = 0; match < 40; match++) {
    const seat = match % players;
    const bots = Array<Bot>(players)
      .fill(random)
      .with(seat, easyStr8Eight as Bot);
    const chance = seeded(match);
    const luck = seeded(match, 1);
    str8Eight.start(state, chance);
    while (str8Eight.waitingFor(state) !== 0) {
      str8Eight.play(state, state.turn, asker.ask(bots[state.turn]!, state.turn, luck), chance);
    }
    if (str8Eight.winners(state) === 1 << seat) won++;
  }
  expect(won).toBeGreaterThan(players === 2 ? 28 : 20);
});
