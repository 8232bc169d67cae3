import { expect, test } from 'vitest';
import { everyTable } from '../../../../engine/laws/laws.ts';
import { seeded } from '../../../../engine/testing/seeded.ts';
import { howMany } from '../../../../engine/testing/how-many.ts';
import type { StrawEvent } from '../../../../games/straw/events.ts';
import { straw } from '../../../../games/straw/game.ts';
import { stuck } from '../../../../games/straw/testing/stuck.ts';
import type { StrawView } from '../../../../games/straw/view.ts';
import { expectFoldGivesViews, type Sent } from '../../../play/testing/fold-law.ts';
import { after } from './after.ts';
import type { DisplayedStraw } from './displayed-straw.ts';
import { openingOf } from './log.ts';

/**
 * All of a view but what the next view tells: whose turn it is then, or who has won. While events are shown, the turn stays
 * with whom they are about. When a match has ended all hands are open; the page of the result shows them, the fold does not.
 */
function claims(view: DisplayedStraw, { viewer, events }: Sent<StrawEvent>): unknown {
  const { turn: _turn, winners: _winners, isBroken: _isBroken, seats, ...told } = view;
  const isOver = events.some(({ type }) => type === 'ended');
  const hands = seats.map(({ hand }, seat) => (isOver && seat !== viewer ? hand.length : hand));
  return { ...told, hands, seats: seats.map(({ score, passed }) => ({ score, passed })) };
}

const TABLES = everyTable(straw);

test.each(TABLES)('every event leads to the view that the table tells: $seats seats, $options', (table) => {
  expectFoldGivesViews({ game: straw, fold: after, claims }, { ...table, matches: howMany(5, 100) });
});

test.each(TABLES)('also where somebody must pass: $seats seats, $options', (table) => {
  expectFoldGivesViews({ game: stuck, fold: after, claims }, { ...table, matches: howMany(3, 30) });
});

test.each(TABLES)('the opening of a match leads to its first view: $seats seats, $options', ({ seats, options }) => {
  const state = straw.blank(seats, { ending: 'each-deals-once', ...options });
  straw.start(state, seeded(seats));
  const view: StrawView = straw.view(state, 0);
  const { isBroken, ...opened } = openingOf(view).reduce(after, view as DisplayedStraw);
  expect([opened, isBroken]).toEqual([view, false]);
});
