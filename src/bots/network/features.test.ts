import { describe, expect, test } from 'vitest';
import type { Chance } from '../../engine/chance/chance.ts';
import type { AnyGame, Position } from '../../engine/game.ts';
import { readOptions, type Options } from '../../engine/options.ts';
import { firstOf, type Seat } from '../../engine/seats.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { GAMES } from '../../games/games.ts';
import { CHOOSE, handOf, NONE, type CourtePailleState } from '../../games/courte-paille/state.ts';
import { botsOf } from '../bots.ts';
import { movesOf, permuted } from '../search/testing/permuted.ts';

const MATCHES = howMany(1, 40);
const MOST_MOVES = 1500;
/** One move of so many is made by lot, so that matches are not all alike and come to their end. */
const WHIM = 3;

/** By game: options that lead through all that its networks are told of. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  straw: [{}, { ending: 'race-to-100' }],
  'courte-paille': ['single', 'announced', 'declared'].flatMap((form) => [{ form }, { form, 'coco-may-sleep': true }]),
  'str8-eight': [{ target: 100 }, { target: 5000 }],
};

const TABLES = GAMES.flatMap((game) =>
  OPTIONS[game.id]!.flatMap((wished) =>
    Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => {
      const seats = game.seats.min + i;
      return { id: game.id, game, seats, wished, options: optionsOf(game, seats, wished) };
    }),
  ),
);

function optionsOf(game: AnyGame, seats: number, wished: object): Options {
  const read = readOptions(game.options, seats, wished as Record<string, unknown>);
  if ('bad' in read) throw new Error(read.bad.says);
  return read.options;
}

describe.each(TABLES)('$id, $seats seats, $wished', ({ id, game, seats, options }) => {
  const { guide, learnt } = botsOf(id)!;
  const { features } = learnt;
  const desk = new Uint16Array(2 * features.most);
  const moves = new Uint16Array(game.mostMoves);

  /** All that is told of a position: with each move of the seat, and at rest. */
  function toldOf(state: Position, seat: Seat): number[][] {
    const common = features.look(state, seat, desk);
    const withMoves = movesOf(game, state, seat).map((code) => [
      ...desk.subarray(0, features.add(state, seat, code, desk, common)),
    ]);
    return [...withMoves, [...desk.subarray(0, features.rest(state, seat, desk, common))]];
  }

  function eachPosition(nth: number, visit: (state: Position, luck: Chance) => void): void {
    const state = game.blank(seats, options);
    const chance = seeded(nth, 3);
    const luck = seeded(nth, 4);
    game.start(state, chance);
    for (let made = 0; made < MOST_MOVES && game.waitingFor(state) !== 0; made++) {
      visit(state, luck);
      const seat = firstOf(game.waitingFor(state));
      const count = game.moves(state, seat, moves);
      const isWhim = luck.below(WHIM) === 0;
      const code = isWhim ? moves[luck.below(count)]! : guide.pick(state, seat, moves, count, luck);
      game.play(state, seat, code, chance);
    }
  }

  test('features are numbers that there are, each once, and not too many', () => {
    for (let nth = 0; nth < MATCHES; nth++)
      eachPosition(nth, (state) => {
        for (let seat = 0; seat < seats; seat++)
          for (const told of toldOf(state, seat)) expect(faultIn(told)).toBeUndefined();
      });
  });

  function faultIn(told: readonly number[]): string | undefined {
    if (told.length > features.most) return `${told.length} are too many`;
    if (new Set(told).size < told.length) return `one of ${told.join(' ')} comes twice`;
    return told.find((number) => number >= features.count)?.toString();
  }

  test('nothing that a seat cannot know changes what is told of it', () => {
    let compared = 0;
    for (let nth = 0; nth < MATCHES; nth++)
      eachPosition(nth, (state, luck) => {
        const seat = luck.below(seats);
        const other = permuted(game, state, seat, luck);
        if (other === undefined) return;
        if (id === 'courte-paille') chooseOther(other as CourtePailleState, seat, luck);
        compared++;
        expect(toldOf(other, seat)).toEqual(toldOf(state, seat));
      });
    expect(compared).toBeGreaterThan(0);
  });
});

/** What the others have chosen in secret is something else. */
function chooseOther(state: CourtePailleState, seat: Seat, luck: Chance): void {
  if (state.phase !== CHOOSE) return;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.chosen[other] === NONE) continue;
    const hand = handOf(other);
    state.chosen[other] = state.cards.at(hand, luck.below(state.cards.count(hand)));
  }
}
