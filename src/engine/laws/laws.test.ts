import { describe, expect, test } from 'vitest';
import { straw } from '../../games/straw/game.ts';
import { CAMEL, PILE } from '../../games/straw/state.ts';
import { checkLaws, everyTable } from './laws.ts';
import { afterPlay, find, plant } from './testing/faults.ts';
import { toy } from './testing/toy.ts';

test.each(everyTable(toy))('the toy keeps all laws: $seats seats, $options', (table) => {
  expect(checkLaws(toy, table, { matches: 100, seed: 1 })).toBeUndefined();
});

test('of a number only the default and the least are tried', () => {
  expect(everyTable(toy).filter(({ seats }) => seats === 2)).toEqual([
    { seats: 2, options: { tricks: 3, lowest: false } },
    { seats: 2, options: { tricks: 3, lowest: true } },
    { seats: 2, options: { tricks: 1, lowest: false } },
    { seats: 2, options: { tricks: 1, lowest: true } },
  ]);
});

const choosing = [
  plant(1, 'whoever is waited for has no move', straw, {
    moves: (state, seat, into) => (state.total > 40 ? 0 : straw.moves(state, seat, into)),
  }),
  plant(1, 'a move is listed twice', straw, {
    moves: (state, seat, into) => {
      const count = straw.moves(state, seat, into);
      into[count] = into[0]!;
      return count === 0 ? 0 : count + 1;
    },
  }),
  plant(1, 'there are more moves than were promised', straw, { mostMoves: 3 }),
];

const codes = [
  plant(2, 'a code forgets the weight', straw, { decode: (code) => ({ card: straw.decode(code).card }) }),
  plant(2, 'a text is read without its weight', straw, { parse: (text) => straw.parse(text.replace(/ \d+$/, '')) }),
];

const refusals = [
  plant(3, 'a legal move is refused', straw, {
    refuse: (...all) => (all[2].card === 'reverse' ? { clause: 'S8' } : straw.refuse(...all)),
  }),
  plant(3, 'an illegal move is allowed', straw, {
    refuse: (...all) => (all[2].card === 'straw' && all[0].turn === all[1] ? undefined : straw.refuse(...all)),
  }),
  plant(3, 'somebody may move out of turn', straw, {
    refuse: (...all) => {
      const refusal = straw.refuse(...all);
      return refusal?.about?.['turn'] === undefined ? refusal : undefined;
    },
  }),
  plant(3, 'a refusal cites no clause', straw, { refuse: (...all) => straw.refuse(...all) && { clause: 'no' } }),
  plant(3, 'a legal move stands under nothing', straw, { things: (...all) => straw.things(...all).slice(1) }),
  plant(3, 'a legal move stands under two things', straw, {
    things: (...all) => straw.things(...all).flatMap((thing) => [thing, { ...thing, thing: 'twin' }]),
  }),
  plant(3, 'a thing offers nothing', straw, {
    things: (...all) => [...straw.things(...all), { thing: 'camel', moves: [] }],
  }),
];

const places = [
  plant(
    8,
    'a card is lost',
    straw,
    afterPlay(straw, ({ state }) => state.total > 40 && state.cards.take(PILE, 0)),
  ),
  plant(
    8,
    'a card is doubled',
    straw,
    afterPlay(straw, ({ state }) => state.total > 40 && state.cards.lay(CAMEL, 0)),
  ),
];

const ending = [
  plant(
    11,
    'a match goes on for ever',
    straw,
    afterPlay(straw, ({ state }) => (state.round = 1)),
  ),
  plant(
    11,
    'a match throws',
    straw,
    afterPlay(straw, () => expect.fail()),
    'alone',
  ),
  plant(11, 'it ends and nobody has won', straw, { winners: () => 0 }),
  plant(11, 'somebody has won and it goes on', straw, { winners: () => 1 }),
  plant(
    11,
    'there are moves after the end',
    straw,
    {
      moves: (state, seat, into) => (state.winners === 0 ? straw.moves(state, seat, into) : 1),
    },
    'alone',
  ),
];

describe('a planted fault is found', () => {
  test.each([...choosing, ...codes, ...refusals, ...places, ...ending])('law $law: $name', (fault) => {
    expect(find(fault)?.law).toBe(fault.law);
  });

  test('and its place is named', () => {
    const broken = find(plant(11, 'nobody has won', straw, { winners: () => 0 }));
    expect(broken).toMatchObject({ says: 'nobody is waited for and nobody has won', seed: 1, match: 0 });
    expect(broken?.moves).toHaveLength(broken!.ply);
    expect(broken?.moves[0]).toMatch(/^\d play /);
  });
});
