import { expect, test } from 'vitest';
import { listOf } from '../../../../../engine/list.ts';
import { seeded } from '../../../../../engine/testing/seeded.ts';
import { str8Eight } from '../../../../../games/str8-eight/game.ts';
import { Table } from '../../../../../games/str8-eight/testing/table.ts';
import { viewAfter } from './view-after.ts';
import { openingOf } from '../log/opening.ts';
import type { Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';

const ME = 0;
const MOVES = 300;

function matchOf(seats: number, seed: number): { table: Table; lot: () => number } {
  const chance = seeded(seed);
  const table = new Table(str8Eight.blank(seats, { target: 200 }), chance, []);
  str8Eight.start(table.state, chance, (event) => table.events.push(event));
  const lots = seeded(seed, 1);
  return { table, lot: () => lots.below(1 << 20) };
}

const viewOf = ({ state }: Table): DisplayedStr8Eight => str8Eight.view(state, ME) as unknown as DisplayedStr8Eight;

/** Beside whose turn it is next, which only the table can tell. */
function comparable({ hand, dealer, pile, discard, passed, seats }: DisplayedStr8Eight, isMoved: boolean): unknown {
  const displayed = seats.map(({ hand: held, sequence, score }, seat) => ({
    // what came round is seen only when the table shows it
    hand: isMoved && seat === ME ? held.length : held,
    sequence,
    score,
  }));
  return { hand, dealer, pile, discard, passed, displayed };
}

/** Steps come first, or a hand would never end. */
function chosenFrom(legal: readonly string[], lot: () => number): string {
  return legal.find((move) => move.startsWith('lay ')) ?? legal[lot() % legal.length]!;
}

test.each([2, 3, 4])('every event leads to the view that the table tells: %i seats', (seats) => {
  for (const seed of listOf(4, (i) => 10 * seats + i)) {
    const { table, lot } = matchOf(seats, seed);
    let view = viewOf(table);
    for (let made = 0; made < MOVES && view.winners === undefined; made++) {
      const told = table.plays(chosenFrom(table.legal(), lot));
      const sent = told.map((event) => str8Eight.project(event, ME) as Str8EightEvent);
      const isMoved = sent.some(({ type }) => type === 'passed');
      const now = viewOf(table);
      expect(comparable(sent.reduce(viewAfter, view), isMoved)).toEqual(comparable(now, isMoved));
      view = now;
    }
  }
});

test('the opening of a match leads to its first view, and no other view has one', () => {
  const { table, lot } = matchOf(3, 1);
  const view = viewOf(table);
  const opening = openingOf(view);
  expect(opening.map(({ type }) => type)).toEqual(['hand', 'dealt', 'dealt', 'dealt']);
  table.plays(chosenFrom(table.legal(), lot));
  expect(openingOf(viewOf(table))).toEqual([]);
});
