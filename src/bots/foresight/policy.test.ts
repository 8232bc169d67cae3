import { expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import { GAMES } from '../../games/games.ts';
import { firstOf } from '../../engine/seats.ts';
import { botsOf, networkOf } from '../bots.ts';
import { questionAt, somewhere } from '../search/testing/somewhere.ts';
import { Policy } from './policy.ts';

const HEAT = 0.3;

test.each(GAMES)('a network of $id as one who plays: likelier what is better', (game) => {
  const policy = new Policy(game, botsOf(game.id)!.learnt);
  let weighed = 0;
  for (let nth = 0; nth < 20; nth++) {
    const state = somewhere(game, game.seats.min, 3 * nth, nth);
    const seat = firstOf(game.waitingFor(state));
    policy.look(state, seat);
    if (policy.count === 1) continue;
    weighed++;
    const codes = [...policy.moves.subarray(0, policy.count)];
    const odds = codes.map((code) => policy.oddsOf(code, HEAT));
    expect(odds.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 10);
    expect(odds[codes.indexOf(policy.best)]).toBe(Math.max(...odds));
    expect(policy.oddsOf(policy.best, HEAT / 10)).toBeGreaterThanOrEqual(Math.max(...odds));
    expect(codes).toContain(policy.drawn(HEAT, seeded(nth)));
    expect(policy.worth).toBe(Math.max(...codes.map((_, at) => policy.worthOf(at))));
    expect(networkOf(game.id).choose(questionAt(game, state), seeded(nth))).toBe(policy.best);
  }
  expect(weighed).toBeGreaterThan(5);
});

test.each(GAMES)('moves of $id are drawn as often as they are likely', (game) => {
  const policy = new Policy(game, botsOf(game.id)!.learnt);
  const state = somewhere(game, 2, 0, 1);
  const seat = firstOf(game.waitingFor(state));
  policy.look(state, seat);
  const luck = seeded(7);
  const drawn = Array.from({ length: 4000 }, () => policy.drawn(HEAT, luck));
  for (const code of policy.moves.subarray(0, policy.count)) {
    const share = drawn.filter((one) => one === code).length / drawn.length;
    expect(Math.abs(share - policy.oddsOf(code, HEAT))).toBeLessThan(0.04);
  }
});
