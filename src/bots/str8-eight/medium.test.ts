import { describe, expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import type { Code } from '../../engine/game.ts';
import type { Card, NumberCard } from '../../games/str8-eight/cards.ts';
import { str8Eight } from '../../games/str8-eight/game.ts';
import { DISCARD_CARD, kindIn, PASS } from '../../games/str8-eight/moves.ts';
import { ABOUT, mostBarren } from '../../games/str8-eight/about.ts';
import type { Str8EightState } from '../../games/str8-eight/state.ts';
import { Asker, type Bot } from '../bot.ts';
import { random } from '../random.ts';
import { mediumStr8Eight } from './medium.ts';
import { ALMOST, legalIn, questionOf, type Situation } from './testing/situations.ts';

const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];

/** All that it does there, whatever its luck. */
function plays(situation: Situation): string[] {
  const question = questionOf(situation);
  const codes = SEEDS.map((seed) => mediumStr8Eight.choose(question, seeded(seed)));
  return [...new Set(codes.map((code) => str8Eight.format(str8Eight.decode(code))))];
}

describe('laying', () => {
  test('E11 the eighth card, whatever else is in hand', () => {
    expect(plays({ sequence: ALMOST, hand: ['4x7', '1x2', '7x8', 'pass-left'] })).toEqual(['lay 4x7']);
  });

  test('E12 of two eighth cards the higher', () => {
    expect(plays({ sequence: ALMOST, hand: ['4x7', '4x8', '6x5', '1x2'] })).toEqual(['lay 4x8']);
  });

  test('E7 it begins with a bull’s-eye that its hand goes on from', () => {
    expect(plays({ hand: ['5x1', '5x2', '5x3', '1x1'] })).toEqual(['lay 5x1']);
    expect(plays({ hand: ['7x1', '2x3', '6x2', '6x3'] })).toEqual(['lay 2x3']);
  });

  test('E8 the card after which the next in hand can follow', () => {
    expect(plays({ sequence: ['6x1'], hand: ['4x2', '3x3', '5x2', '7x7'] })).toEqual(['lay 4x2']);
  });

  test('small steps where a big one would leave too few cards before 64', () => {
    const low: readonly NumberCard[] = ['1x2', '1x4'];
    expect(plays({ sequence: [...low, '1x6'], hand: ['6x2', '2x4', '7x8', '8x8'] })).toEqual(['lay 2x4']);
    const high: readonly NumberCard[] = ['5x1', '5x2', '5x3', '5x4'];
    expect(plays({ sequence: high, hand: ['6x4', '5x5', '5x6', '5x7'] })).toEqual(['lay 5x5']);
  });

  test('the card after which more can come', () => {
    expect(plays({ sequence: ['8x1', '8x2', '8x3'], hand: ['4x7', '4x8', '1x1', '1x3'] })).toEqual(['lay 4x7']);
  });
});

describe('discarding', () => {
  const sequence: readonly NumberCard[] = ['1x5', '2x3', '1x8', '3x4'];

  test('what is of no use any more, not what is wanted next', () => {
    expect(plays({ sequence: ['2x4', '5x2'], hand: ['4x5', '5x5', '5x6', '1x7'] })).toEqual(['discard 1x7']);
  });

  test('of two useless cards the one that costs more', () => {
    expect(plays({ sequence, hand: ['1x1', '1x2', '8x8', '3x3'] })).toEqual(['discard 8x8']);
  });

  test('E13 a pass card, where somebody may be about to finish and hands are not worth a change', () => {
    const rivals = [{ sequence: ALMOST, known: ['7x8', '8x8', '8x7'] }, {}] as const;
    const [played] = plays({
      sequence: ['1x5', '2x3', '1x8', '4x3'],
      hand: ['1x1', '1x2', '1x3', 'pass-right'],
      rivals,
    });
    expect(played).toMatch(/pass-right$/);
  });

  test('not what the next player is waiting for', () => {
    const high: Situation = { sequence: ['7x1', '2x7', '3x7', '7x4', '7x5'], hand: ['1x1', '4x8', '1x3', '1x2'] };
    expect(plays(high)).toEqual(['discard 4x8']);
    const [played] = plays({ ...high, rivals: [{ sequence: ALMOST }, {}] });
    expect(played).toMatch(/^discard 1x/);
    expect(plays({ ...high, rivals: [{}, { sequence: ALMOST }] })).toEqual(['discard 4x8']);
  });
});

describe('drawing', () => {
  test('from the discards what can be laid at once and goes well', () => {
    expect(plays({ sequence: ['5x1', '5x2'], hand: ['5x4', '1x1', '8x8'], discard: ['5x3'] })).toEqual([
      'draw discard',
    ]);
    expect(plays({ sequence: ALMOST, hand: ['1x1', '1x2', '8x8'], discard: ['8x4'] })).toEqual(['draw discard']);
  });

  test('also what joins the sequence to a card in hand', () => {
    const situation = { sequence: ['5x1'], hand: ['5x2', '5x4', '8x8'] } as const;
    expect(plays({ ...situation, discard: ['5x3'] })).toEqual(['draw discard']);
    expect(plays({ ...situation, discard: ['7x7'] })).toEqual(['draw pile']);
  });

  test('else from the pile: not a card of no use, nor a pass card', () => {
    for (const top of ['1x1', '8x8', 'pass-left'] as const) {
      expect(plays({ sequence: ['5x1', '5x2'], hand: ['1x3', '2x2', '7x7'], discard: ['5x3', top] })).toEqual([
        'draw pile',
      ]);
    }
  });
});

describe('passing', () => {
  const sequence: readonly NumberCard[] = ['2x1', '2x2', '3x2', '2x4', '2x5'];
  const poor: NumberCard[] = ['1x1', '1x3', '1x5'];
  const rich: Card[] = ['2x6', '2x7', '2x8'];

  test('E9 a poor hand goes, where a better one is known to come', () => {
    const rivals = [{}, { known: rich }];
    expect(plays({ sequence, hand: [...poor, 'pass-left'], rivals })).toEqual(['play pass-left']);
    const [played] = plays({
      sequence,
      hand: [...poor, 'pass-right'],
      rivals: [{ known: ['7x8', '8x8', '8x7'] }, { known: rich }],
    });
    expect(played).toBe('discard pass-right');
  });

  test('a good hand stays, and what it goes on with is laid', () => {
    expect(plays({ sequence, hand: [...rich, 'pass-left'] })).toEqual(['lay 2x6']);
  });

  test('somebody who is about to finish has to give the hand away', () => {
    const hand: Card[] = ['1x1', '1x3', '7x7', 'pass-left'];
    expect(plays({ sequence, hand, rivals: [{ sequence: ALMOST }, {}] })).toEqual(['play pass-left']);
  });

  test('but not for the very card that was missing', () => {
    const hand: Card[] = ['1x1', '4x7', '7x7', 'pass-left'];
    const [played] = plays({ sequence, hand, rivals: [{ sequence: ALMOST }, {}] });
    expect(played).not.toBe('play pass-left');
  });
});

test('the same view and luck give the same move, other luck another of equals', () => {
  const rivals = [{ sequence: ['7x1'] }, {}] as const;
  const situation: Situation = { sequence: ['5x1', '5x2'], hand: ['1x4', '2x2', '4x1', '1x1'], rivals };
  expect(plays(situation).toSorted()).toEqual(['discard 1x4', 'discard 2x2', 'discard 4x1']);
  expect(plays(situation)).toEqual(plays(situation));
});

/** Plays a match; says who won. `watch` sees every move before it is made. */
function winnersOf(
  bots: readonly Bot[],
  seed: number,
  watch?: (state: Str8EightState, code: Code) => void,
  target = 100,
): number {
  const state = str8Eight.blank(bots.length, { target });
  const asker = new Asker(str8Eight, state);
  const chance = seeded(seed);
  const luck = seeded(~seed);
  str8Eight.start(state, chance);
  while (str8Eight.waitingFor(state) !== 0) {
    const code = asker.ask(bots[state.turn]!, state.turn, luck);
    watch?.(state, code);
    str8Eight.play(state, state.turn, code, chance);
  }
  return str8Eight.winners(state);
}

describe.each([2, 3, 4])('whole matches of %i', (players) => {
  test('it picks from what is offered', () => {
    const watch = (state: Str8EightState, code: Code): void => {
      if (!legalIn(state).includes(code)) throw new Error(`${code} is not offered`);
    };
    for (const seed of SEEDS) {
      const bots = Array<Bot>(players).fill(mediumStr8Eight);
      expect(winnersOf(bots, seed, watch)).toBeGreaterThan(0);
    }
  });

  test('one among players at random wins nearly always', () => {
    let won = 0;
    for (let match = 0; match < 60; match++) {
      const seat = match % players;
      const bots = Array<Bot>(players).fill(random).with(seat, mediumStr8Eight);
      if (winnersOf(bots, match) === 1 << seat) won++;
    }
    expect(won).toBeGreaterThanOrEqual(56);
  });
});

test('worlds that look the same to its seat get the same move', () => {
  const other = str8Eight.blank(3, { target: 100 });
  const asker = new Asker(str8Eight, other);
  const watch = (state: Str8EightState): void => {
    const view = str8Eight.view(state, state.turn);
    const moves = SEEDS.map((seed) => {
      str8Eight.imagine(view, seeded(seed), other);
      return asker.ask(mediumStr8Eight, state.turn, seeded(0));
    });
    expect(new Set(moves).size).toBe(1);
  };
  for (const seed of [1, 2]) winnersOf(Array<Bot>(3).fill(mediumStr8Eight), seed, watch);
});

test('E11a two of them do not wait for ever for what the other holds back', () => {
  let hands = 0;
  let barren = 0;
  const watch = ({ hand, barren: turns }: Str8EightState, code: Code): void => {
    hands = Math.max(hands, hand);
    if (turns === mostBarren(ABOUT.rules) - 1 && (kindIn(code) === PASS || kindIn(code) === DISCARD_CARD)) barren++;
  };
  let all = 0;
  for (let seed = 0; seed < 30; seed++) {
    hands = 0;
    winnersOf([mediumStr8Eight, mediumStr8Eight], seed, watch, 1000);
    all += hands;
  }
  expect(all).toBeGreaterThan(200);
  expect(barren).toBe(0);
});
