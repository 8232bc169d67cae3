import { expect, test } from 'vitest';
import type { Chance } from '../../../../../engine/chance/chance.ts';
import { everyTable } from '../../../../../engine/laws/laws.ts';
import { howMany } from '../../../../../engine/testing/how-many.ts';
import { seeded } from '../../../../../engine/testing/seeded.ts';
import type { Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import { str8Eight } from '../../../../../games/str8-eight/game.ts';
import { Table } from '../../../../../games/str8-eight/testing/table.ts';
import { expectFoldGivesViews, type Sent } from '../../../../play/testing/fold-law.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';
import { openingOf } from '../log/opening.ts';
import { viewAfter } from './view-after.ts';

/**
 * All of a view but what the next view tells: whose turn it is then, and how many were barren. What came round is seen only when the
 * table shows it; and when a match has ended all hands are open, which its last page shows and not the fold.
 */
function claims(view: DisplayedStr8Eight, { viewer, events }: Sent<Str8EightEvent>): unknown {
  const { hand, dealer, pile, discard, passed, seats } = view;
  const isMoved = events.some(({ type }) => type === 'passed');
  const isOver = events.some(({ type }) => type === 'ended');
  const isClosed = (seat: number): boolean => (seat === viewer ? isMoved : isOver);
  const displayed = seats.map(({ hand: held, sequence, score }, seat) => ({
    hand: isClosed(seat) ? held.length : held,
    sequence,
    score,
  }));
  return { viewer: view.viewer, hand, dealer, pile, discard, passed, displayed };
}

/** Steps come first, or a hand would never end. */
function choose(legal: readonly string[], chance: Chance): string {
  return legal.find((move) => move.startsWith('lay ')) ?? legal[chance.below(legal.length)]!;
}

const LAW = { game: str8Eight, fold: viewAfter, claims, choose };

test.each(everyTable(str8Eight))(
  'every event leads to the view that the table tells: $seats seats, $options',
  (table) => {
    expectFoldGivesViews(LAW, { ...table, matches: howMany(4, 40), mostMoves: 1000 });
  },
);

test('the opening of a match leads to its first view, and no other view has one', () => {
  const chance = seeded(1);
  const table = new Table(str8Eight.blank(3, { target: 200 }), chance, []);
  str8Eight.start(table.state, chance, (event) => table.events.push(event));
  const opening = openingOf(str8Eight.view(table.state, 0));
  expect(opening.map(({ type }) => type)).toEqual(['hand', 'dealt', 'dealt', 'dealt']);
  table.plays(choose(table.legal(), seeded(1, 1)));
  expect(openingOf(str8Eight.view(table.state, 0))).toEqual([]);
});
