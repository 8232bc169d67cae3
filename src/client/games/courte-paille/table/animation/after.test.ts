import { expect, test } from 'vitest';
import { everyTable } from '../../../../../engine/laws/laws.ts';
import { howMany } from '../../../../../engine/testing/how-many.ts';
import type { CourtePailleEvent } from '../../../../../games/courte-paille/events.ts';
import { courtePaille } from '../../../../../games/courte-paille/game.ts';
import { dealt } from '../../../../../games/courte-paille/testing/position.ts';
import type { CourtePailleView } from '../../../../../games/courte-paille/view.ts';
import { expectFoldGivesViews, type Sent } from '../../../../play/testing/fold-law.ts';
import { openingOf } from '../log/opening.ts';
import type { ScreenView } from '../screen-view.ts';
import { after } from './after.ts';

const ME = 0;

/**
 * Beside what only the table can work out: which cards of others are known, and what was told last. Who left with the last
 * character may have lain in the pile, which nobody draws from any more.
 */
function claims(view: ScreenView, { viewer, events }: Pick<Sent<CourtePailleEvent>, 'viewer' | 'events'>): unknown {
  const { part, shark, characters, week, menu, discard, seats } = view;
  const isOver = events.some(({ type }) => type === 'ended');
  const held = seats.map(({ hand, turned, asleep, out }, seat) => ({
    hand: seat === viewer ? hand : hand.length,
    turned,
    asleep: asleep?.toSorted(),
    out,
  }));
  return { part, shark, characters, week, menu, discard, pile: isOver ? null : view.pile, held };
}

const comparable = (view: ScreenView): unknown => claims(view, { viewer: ME, events: [] });

test.each(everyTable(courtePaille))(
  'every event leads to the view that the table tells: $seats seats, $options',
  (table) => {
    expectFoldGivesViews({ game: courtePaille, fold: after, claims }, { ...table, matches: howMany(4, 40) });
  },
);

test('the opening of a match leads to its first view, and no other view has one', () => {
  const table = dealt({ seats: 4 });
  const view: CourtePailleView = table.view(ME);
  expect(comparable(openingOf(view).reduce(after, view))).toEqual(comparable(view));
  table.plays(2, table.legal(2)[0]!);
  expect(openingOf(table.view(ME))).toEqual([]);
});

test('days that you lift are shown until the Coco is discarded', () => {
  const table = dealt({ seats: 3 });
  const view: CourtePailleView = table.view(ME);
  const peeked: CourtePailleEvent = { type: 'peeked', seat: ME, positions: [2, 4], cards: ['cook-3', 'coco-1'] };
  const lifted = after(view, peeked);
  expect(lifted.lifted).toEqual([2, 4]);
  expect(lifted.week[3]).toEqual({ card: 'coco-1', up: false });
  expect(after(lifted, { type: 'discarded', seat: ME, card: 'coco-5' })).not.toHaveProperty('lifted');
});

test('of days that others lift nothing is shown', () => {
  const table = dealt({ seats: 3 });
  const view: CourtePailleView = table.view(ME);
  const looked = after(view, { type: 'peeked', seat: 1, positions: [2, 4], cards: [null, null] });
  expect(looked.week).toEqual(view.week);
  expect(looked).not.toHaveProperty('lifted');
});
