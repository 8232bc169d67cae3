import { expect, test } from 'vitest';
import type { Card } from '../../../../../games/courte-paille/cards.ts';
import { dealt, position, type Table } from '../../../../../games/courte-paille/testing/position.ts';
import type { TableState } from '../../../../play/session/session.ts';
import { stateOf } from '../../../../play/testing/tables.ts';
import type { Tap } from '../../../../play/tray/use-tap.ts';
import { EN } from '../../testing/contexts.ts';
import type { ScreenView } from '../screen-view.ts';
import { tapOn } from './tap.ts';
import { intentOf, modeOf, type Plan } from './turn.ts';

const ME = 0;

interface At {
  readonly plan?: Plan;
  /** The card that was tapped before. */
  readonly chosen?: Card;
  readonly lifted?: readonly number[];
}

/** A tap on a card of Ann's hand. */
function tapped(table: Table, card: Card, { plan, chosen, lifted }: At = {}): Tap {
  const view: ScreenView = { ...table.view(ME), ...(lifted !== undefined && { lifted }) };
  const things = table.waiting.includes(ME) ? table.offers(ME) : null;
  const ask = things === null ? null : ({ id: 1, things } as unknown as TableState['ask']);
  const mode = modeOf(ask, view, ME, plan ?? null);
  const againMove = (one: Card) => (one === chosen ? intentOf(ask, mode, { card: one, days: [] })?.move : undefined);
  const displayed = { state: stateOf(view), view, ask, again: null };
  return tapOn(card, { displayed, context: EN, you: ME, turn: { mode, againMove } });
}

const CHOOSING = dealt({ seats: 2, hands: [['cook-3'], ['cook-9']] });

function cocoUp(): Table {
  const table = position({
    hands: [['coco-1', 'cook-1', 'coco-5'], ['captain-9']],
    week: ['sailor-9', 'captain-4', 'cook-6'],
    menu: ['sailor-5', 'lookout-8'],
  });
  table.choose('coco-1', 'captain-9');
  return table;
}

test('the first tap chooses a card, the second gives it up', () => {
  expect(tapped(CHOOSING, 'cook-3')).toEqual({ does: 'choose' });
  expect(tapped(CHOOSING, 'cook-3', { chosen: 'cook-3' })).toEqual({ does: 'move', move: 'choose cook-3' });
});

test('C12 a card is landed once Coco has its orders, and not before', () => {
  const table = cocoUp();
  expect(tapped(table, 'cook-1')).toMatchObject({ does: 'explain', why: { clause: 'C8' } });
  expect(tapped(table, 'cook-1', { plan: 'land hand', chosen: 'cook-1' })).toEqual({
    does: 'move',
    move: 'land hand cook-1',
  });
});

test('C14 a sleeping Coco says why it cannot be chosen', () => {
  const table = position({
    hands: [
      ['coco-1', 'cook-2'],
      ['sailor-9', 'sailor-8'],
    ],
    week: ['captain-1', 'captain-2', 'captain-3', 'captain-4'],
    menu: ['cabin-boy-1', 'cabin-boy-2'],
    cocoMaySleep: true,
  });
  table.choose('coco-1', 'sailor-9');
  table.plays(0, 'sleep');
  table.takes('cabin-boy-1');
  expect(tapped(table, 'coco-1')).toMatchObject({
    does: 'refuse',
    why: { clause: 'C14', fact: 'Coco 1 sleeps in your hand.' },
  });
});

test('C6 while others act every card says whose turn it is', () => {
  const table = dealt({
    seats: 2,
    hands: [['cook-9', 'cook-3'], ['cook-1']],
    menu: ['sailor-5', 'lookout-8'],
  });
  table.choose('cook-9', 'cook-1');
  expect(tapped(table, 'cook-3')).toMatchObject({
    does: 'explain',
    why: { clause: 'C6', fact: 'It is Mira’s turn.' },
  });
});

test('nothing is touched while lifted days are looked at', () => {
  expect(tapped(CHOOSING, 'cook-3', { lifted: [2] })).toEqual({ does: 'nothing' });
});
