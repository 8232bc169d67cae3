import { expect, test } from 'vitest';
import { listOf } from '../../../../../engine/list.ts';
import { seeded } from '../../../../../engine/testing/seeded.ts';
import { courtePaille } from '../../../../../games/courte-paille/game.ts';
import { FORMS } from '../../../../../games/courte-paille/options.ts';
import { Table } from '../../../../../games/courte-paille/testing/position.ts';
import { after } from './after.ts';
import { openingOf } from '../log/opening.ts';
import type { CourtePailleEvent } from '../../../../../games/courte-paille/events.ts';
import type { ScreenView } from '../screen-view.ts';

const ME = 0;

/** A match from its deal on; what comes is left to chance. */
function matchOf(seats: number, form: (typeof FORMS)[number], seed: number): { table: Table; lot: () => number } {
  const chance = seeded(seed);
  const state = courtePaille.blank(seats, { form, 'coco-may-sleep': seed % 2 === 1 });
  const table = new Table(state, chance, []);
  courtePaille.start(state, chance, (event) => table.events.push(event));
  const lots = seeded(seed, 1);
  return { table, lot: () => lots.below(1 << 20) };
}

/** Beside what only the table can work out: which cards of others are known, and what was told last. */
function comparable(view: ScreenView): unknown {
  const { part, shark, characters, week, menu, discard, pile, seats } = view;
  const displayed = seats.map(({ hand, turned, asleep, out }, seat) => ({
    hand: seat === ME ? hand : hand.length,
    turned,
    asleep: asleep?.toSorted(),
    out,
  }));
  return { part, shark, characters, week, menu, discard, pile, displayed };
}

const TABLES = FORMS.flatMap((form) => [2, 3, 5].map((seats) => ({ form, seats })));

test.each(TABLES)('every event leads to the view that the table tells: $seats seats, $form', ({ form, seats }) => {
  for (const seed of listOf(6, (i) => 10 * seats + i)) {
    const { table, lot } = matchOf(seats, form, seed);
    let view: ScreenView = table.view(ME);
    while (table.winners === undefined) {
      const seat = table.waiting[lot() % table.waiting.length]!;
      const legal = table.legal(seat);
      const told = table.plays(seat, legal[lot() % legal.length]!);
      const sent = told.map((event) => courtePaille.project(event, ME) as CourtePailleEvent);
      view = sent.reduce(after, view);
      const now = table.view(ME);
      // who left with the last character may have lain in the pile, which nobody draws from any more
      if (table.winners !== undefined) view = { ...view, pile: now.pile };
      expect(comparable(view)).toEqual(comparable(now));
      view = now;
    }
  }
});

test('the opening of a match leads to its first view, and no other view has one', () => {
  const { table } = matchOf(4, 'single', 1);
  const view: ScreenView = table.view(ME);
  expect(comparable(openingOf(view).reduce(after, view))).toEqual(comparable(view));
  table.plays(2, table.legal(2)[0]!);
  expect(openingOf(table.view(ME))).toEqual([]);
});

test('days that you lift are shown until the Coco is discarded', () => {
  const { table } = matchOf(3, 'single', 1);
  const view: ScreenView = table.view(ME);
  const peeked: CourtePailleEvent = { type: 'peeked', seat: ME, positions: [2, 4], cards: ['cook-3', 'coco-1'] };
  const lifted = after(view, peeked);
  expect(lifted.lifted).toEqual([2, 4]);
  expect(lifted.week[3]).toEqual({ card: 'coco-1', up: false });
  expect(after(lifted, { type: 'discarded', seat: ME, card: 'coco-5' })).not.toHaveProperty('lifted');
});

test('of days that others lift nothing is shown', () => {
  const { table } = matchOf(3, 'single', 1);
  const view: ScreenView = table.view(ME);
  const looked = after(view, { type: 'peeked', seat: 1, positions: [2, 4], cards: [null, null] });
  expect(looked.week).toEqual(view.week);
  expect(looked).not.toHaveProperty('lifted');
});
