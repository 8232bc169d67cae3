import { describe, expect, test } from 'vitest';
import type { CardId } from '../../engine/cards.ts';
import type { Chance } from '../../engine/chance/chance.ts';
import { bitOf, type Seat } from '../../engine/seats.ts';
import { howMany } from '../../engine/testing/how-many.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { str8Eight } from '../../games/str8-eight/game.ts';
import type { Str8EightState } from '../../games/str8-eight/state.ts';
import { Str8EightFeatures } from './features.ts';
import { pick } from './policy.ts';

const MATCHES = howMany(4, 100);
const MOST_MOVES = 1500;
/** One move of so many is made at random, so that the matches are not all alike and come to their end. */
const WHIM = 3;

const features = new Str8EightFeatures();
const desk = new Uint16Array(4 * features.most);
const moves = new Uint16Array(str8Eight.mostMoves);

/** All that is written of a position for a seat: for each move, or for one that waits. */
function writtenOf(state: Str8EightState, seat: Seat): number[][] {
  const common = features.look(state, seat, desk);
  const count = str8Eight.moves(state, seat, moves);
  if (count === 0) return [[...desk.subarray(0, features.rest(state, seat, desk, common))]];
  return Array.from({ length: count }, (_, i) => {
    return [...desk.subarray(0, features.add(state, seat, moves[i]!, desk, common))];
  });
}

function faultIn(written: readonly number[]): string | undefined {
  if (written.length > features.most) return `${written.length} are too many`;
  if (new Set(written).size < written.length) return `${written.join(' ')}: one comes twice`;
  return written.some((number) => number >= features.count) ? `${written.join(' ')}: there is none such` : undefined;
}

/** The same with all cards exchanged that the seat does not know. */
function permuted(state: Str8EightState, seat: Seat, luck: Chance): Str8EightState {
  const other = str8Eight.blank(state.seats, state.options);
  str8Eight.copy(state, other);
  const becomes = Array.from({ length: state.cards.deck.size }, (_, card) => card);
  const unknown = becomes.filter((card: CardId) => (state.cards.knownTo(card) & bitOf(seat)) === 0);
  for (let left = unknown.length; left > 1; left--) {
    const [a, b] = [unknown[left - 1]!, unknown[luck.below(left)]!];
    [becomes[a], becomes[b]] = [becomes[b]!, becomes[a]!];
  }
  other.cards.relabel(becomes);
  return other;
}

function watch(seats: number, target: number, seed: number, look: (state: Str8EightState, luck: Chance) => void): void {
  const state = str8Eight.blank(seats, { target });
  const chance = seeded(seed);
  const luck = seeded(seed, 1);
  str8Eight.start(state, chance);
  for (let made = 0; made < MOST_MOVES && str8Eight.waitingFor(state) !== 0; made++) {
    look(state, luck);
    const count = str8Eight.moves(state, state.turn, moves);
    const code = luck.below(WHIM) === 0 ? moves[luck.below(count)]! : pick(state, state.turn, moves, count);
    str8Eight.play(state, state.turn, code, chance);
  }
}

describe.each([2, 3, 4])('%i at a table', (seats) => {
  test.each([100, 500, 5000])('to %i all numbers are there, each once and not too many', (target) => {
    const faults: string[] = [];
    for (let seed = 0; seed < MATCHES; seed++) {
      watch(seats, target, seed, (state) => {
        for (let seat = 0; seat < seats; seat++) {
          for (const written of writtenOf(state, seat)) {
            const fault = faultIn(written);
            if (fault !== undefined) faults.push(fault);
          }
        }
      });
    }
    expect(faults).toEqual([]);
  });

  test('what a seat does not know changes nothing', () => {
    for (let seed = 0; seed < MATCHES; seed++) {
      watch(seats, 200, seed, (state, luck) => {
        const seat = luck.below(seats);
        expect(writtenOf(permuted(state, seat, luck), seat)).toEqual(writtenOf(state, seat));
      });
    }
  });
});
