import { describe, expect, test } from 'vitest';
import type { Chance } from '../../engine/chance/chance.ts';
import type { Position } from '../../engine/game.ts';
import { firstOf, type Seat } from '../../engine/seats.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { courtePaille } from '../../games/courte-paille/game.ts';
import { FORMS, type CourtePailleOptions } from '../../games/courte-paille/options.ts';
import { CHOOSE, handOf, NONE, type CourtePailleState } from '../../games/courte-paille/state.ts';
import { GAMES } from '../../games/games.ts';
import { movesOf, permuted } from '../search/testing/permuted.ts';
import { CourtePailleFeatures } from './features.ts';

const MATCHES = howMany(2, 100);
const ANY_GAME = GAMES.find(({ id }) => id === courtePaille.id)!;
const features = new CourtePailleFeatures();
const desk = new Uint16Array(features.most + 1);

const TABLES = FORMS.flatMap((form) =>
  [false, true].flatMap((maySleep) =>
    [2, 3, 4, 5].map((seats) => ({ form, seats, options: { form, 'coco-may-sleep': maySleep } })),
  ),
);

/** All positions of a match in which every move is drawn by lot. */
function eachPosition(
  seats: number,
  options: CourtePailleOptions,
  nth: number,
  visit: (state: CourtePailleState) => void,
): void {
  const state = courtePaille.blank(seats, options);
  const chance = seeded(nth, 3);
  courtePaille.start(state, chance);
  for (let waiting = courtePaille.waitingFor(state); waiting !== 0; waiting = courtePaille.waitingFor(state)) {
    visit(state);
    const seat = firstOf(waiting);
    const moves = movesOf(ANY_GAME, state, seat);
    courtePaille.play(state, seat, moves[chance.below(moves.length)]!, chance);
  }
}

/** Everything that the seat is told: at rest, and with each of its moves. */
function told(state: CourtePailleState, seat: Seat): number[][] {
  const lists: number[][] = [];
  const common = features.look(state, seat, desk);
  for (const code of movesOf(ANY_GAME, state, seat))
    lists.push([...desk.subarray(0, features.add(state, seat, code, desk, common))]);
  lists.push([...desk.subarray(0, features.rest(state, seat, desk, common))]);
  return lists;
}

function chooseOther(state: CourtePailleState, seat: Seat, luck: Chance): void {
  if (state.phase !== CHOOSE) return;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat || state.chosen[other] === NONE) continue;
    const hand = handOf(other);
    state.chosen[other] = state.cards.at(hand, luck.below(state.cards.count(hand)));
  }
}

describe.each(TABLES)('$form, $seats seats, $options', ({ seats, options }) => {
  test('numbers are in range, distinct and not too many', () => {
    for (let nth = 0; nth < MATCHES; nth++)
      eachPosition(seats, options, nth, (state) => {
        for (let seat = 0; seat < seats; seat++)
          for (const list of told(state, seat)) {
            expect(new Set(list).size).toBe(list.length);
            expect(list.length).toBeLessThanOrEqual(features.most);
            expect(Math.max(...list)).toBeLessThan(features.count);
          }
      });
  });

  test('nothing that a seat cannot know changes what it is told', () => {
    let compared = 0;
    for (let nth = 0; nth < MATCHES; nth++) {
      const dice = seeded(nth, 4);
      eachPosition(seats, options, nth, (state) => {
        const seat = dice.below(seats);
        const other = permuted(ANY_GAME, state as Position, seat, dice) as CourtePailleState | undefined;
        if (other === undefined) return;
        chooseOther(other, seat, dice);
        compared++;
        expect(told(other, seat)).toEqual(told(state, seat));
      });
    }
    expect(compared).toBeGreaterThan(0);
  });
});
