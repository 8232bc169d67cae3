import { expect, test } from 'vitest';
import { english as words } from '../../testing/words.ts';
import { recapOf } from './recap.ts';
import { linesOf } from '../../games/straw/table/log.ts';
import type { Card } from '../../../games/straw/cards.ts';
import type { Played, StrawEvent } from '../../../games/straw/events.ts';
import { tableOf } from '../testing/tables.ts';

const context = { words, straw: words.straw, table: tableOf('Ann', 'Mira', 'Otto'), you: 0 };
const linesIn = (events: readonly StrawEvent[]) => linesOf(events, context);

function played(seat: number, card: Card, total: number): Played {
  return { type: 'played', seat, card, total, direction: 1 };
}

const drum = played(1, 'item-6', 6);
const copy = played(2, 'copy', 12);

test.each([
  ['not shown yet', [drum]],
  ['shown already', [drum, copy]],
])('what was missed tells of what came before it, %s', (_, heard) => {
  expect(recapOf([copy], heard, linesIn).map(({ text }) => text)).toEqual(['copied the drum']);
});
