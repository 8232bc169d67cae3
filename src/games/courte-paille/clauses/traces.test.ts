import { describe, expect, test } from 'vitest';
import { FastChance } from '../../../engine/chance/fast.ts';
import type { Viewer } from '../../../engine/seats.ts';
import type { Card } from '../cards.ts';
import { courtePaille } from '../game.ts';
import { WEEK } from '../state.ts';
import { position, type Table } from '../testing/position.ts';
import { cards } from '../testing/parts.ts';

const OTHERS: Viewer[] = [0, 2, 'watcher'];
const SECOND_MENU: Card[] = ['cabin-boy-1', 'cabin-boy-2', 'cabin-boy-3', 'cabin-boy-4', 'cabin-boy-5'];
const THIRD_MENU: Card[] = ['sailor-2', 'sailor-3', 'sailor-4', 'sailor-5', 'sailor-6'];

/**
 * All have seen seat 1 take cook-3 from the menu. In the next round it has landed a card of its hand, which lies at
 * position 4 now; seat 2 has turned up a Coco and is next, seat 0 is still to take.
 */
function landed(card: Card): Table {
  const table = position({
    hands: [
      ['captain-1', 'captain-2', 'captain-9'],
      ['sailor-1', 'coco-1', 'lookout-9'],
      ['sailor-8', 'coco-4', 'lookout-8'],
    ],
    menu: ['cook-3', 'cook-4', 'cook-5', 'cook-6', 'cook-7'],
    week: ['fortune-teller-1', 'fortune-teller-2', 'fortune-teller-3'],
    draws: [...SECOND_MENU, 'lookout-1', 'lookout-2', 'lookout-3', 'lookout-4', ...THIRD_MENU],
    shark: 1,
  });
  table.choose('captain-1', 'sailor-1', 'sailor-8');
  table.takes('cook-3', 'cook-4', 'cook-5');
  table.choose('captain-9', 'coco-1', 'coco-4');
  table.plays(1, `land hand ${card}`);
  return table;
}

/** What the viewer thinks of seat 1. */
function thoughts(table: Table, viewer: Viewer): unknown {
  const { hand, among } = table.view(viewer).seats[1]!;
  return { hand, ...(among !== undefined && { among }) };
}

const LOST = { hand: [null, null, null], among: ['cook-3'] };
const FOUND = { hand: ['cook-3', null, null] };
const GONE = { hand: [null, null, null] };

describe('after landing from the hand', () => {
  test('C12 others know no longer which of the cards that they had seen is in the hand, and which in the week', () => {
    const table = landed('lookout-9');
    for (const viewer of OTHERS) {
      expect(thoughts(table, viewer)).toEqual(LOST);
      expect(table.view(viewer).week[3]).toEqual({ card: null, up: false, landedBy: 1 });
    }
  });

  test('C12 its player knows both', () => {
    const table = landed('cook-3');
    expect(thoughts(table, 1)).toEqual({ hand: ['lookout-1', 'lookout-2', 'lookout-9'] });
    expect(table.view(1).week[3]).toEqual({ card: 'cook-3', up: false, landedBy: 1 });
  });

  test('C12 whichever it was, it looks the same to the others', () => {
    const [here, there] = [landed('lookout-9'), landed('cook-3')];
    for (const viewer of OTHERS) {
      expect(here.view(viewer)).toEqual(there.view(viewer));
      expect(here.sent(viewer)).toEqual(there.sent(viewer));
    }
    expect(here.view(1)).not.toEqual(there.view(1));
  });

  test('C11 C12 it lies one place further left when a card before it is removed, and is no better known', () => {
    const table = landed('lookout-9');
    table.plays(2, 'lesson 3');
    for (const viewer of OTHERS) {
      expect(thoughts(table, viewer)).toEqual(LOST);
      expect(table.view(viewer).week.at(-1)).toEqual({ card: null, up: false, landedBy: 1 });
    }
    expect(table.view(1).week.at(-1)).toEqual({ card: 'lookout-9', up: false, landedBy: 1 });
  });

  test('C12 C14 a sleeping Coco cannot have been landed, and so is not in doubt', () => {
    const table = position({
      hands: [['coco-1', 'coco-5', 'lookout-2'], ['sailor-9']],
      asleep: ['coco-5'],
      cocoMaySleep: true,
    });
    table.choose('coco-1', 'sailor-9');
    table.plays(0, 'land hand lookout-2');
    expect(table.view(1).seats[0]).toEqual({ hand: ['coco-5', null, null], fresh: 2, asleep: ['coco-5'], score: 0 });
  });

  test('C12b what is drawn afterwards cannot have been landed, and nobody imagines that', () => {
    const table = position({
      hands: [
        ['captain-1', 'captain-2'],
        ['sailor-1', 'coco-1'],
      ],
      menu: ['cook-3', 'cook-4', 'cook-5', 'cook-6', 'cook-7'],
      week: ['fortune-teller-1', 'fortune-teller-2', 'fortune-teller-3'],
      shark: 1,
    });
    table.choose('captain-1', 'sailor-1');
    table.takes('cook-3', 'cook-4');
    table.choose('captain-2', 'coco-1');
    table.plays(1, 'land hand cook-3');
    const world = courtePaille.blank(2, table.state.options);
    for (let seed = 0; seed < 50; seed++) {
      courtePaille.imagine(table.view(0), new FastChance(new Uint8Array(32).fill(seed, 0, 8)), world);
      expect(world.cards.names(WEEK).at(-1)).toBe('cook-3');
    }
  });

  test('C12b of what is turned up later nobody can say whether it was drawn since', () => {
    const table = landed('lookout-9');
    table.plays(2, 'land pile');
    table.takes('cabin-boy-1');
    table.choose('captain-2', 'lookout-1', 'lookout-8');
    for (const viewer of OTHERS) expect(table.view(viewer).seats[1]!.fresh).toBe(1);
  });

  test('C12 what others hold is not in doubt', () => {
    const table = landed('lookout-9');
    expect(table.seen(1, 0)).toEqual(['cook-4', null]);
    expect(table.view(1).seats[0]).not.toHaveProperty('among');
  });
});

describe('what was landed is found again', () => {
  test('C11a C12 by all, when a lesson shows that it was another card', () => {
    const table = landed('lookout-9');
    table.plays(2, 'lesson 4');
    for (const viewer of OTHERS) expect(thoughts(table, viewer)).toEqual(FOUND);
  });

  test('C11a C12 by all, when a lesson shows that it was the card they had seen', () => {
    const table = landed('cook-3');
    table.plays(2, 'lesson 4');
    for (const viewer of OTHERS) expect(thoughts(table, viewer)).toEqual(GONE);
  });

  test.each<[Card, unknown, Card | null]>([
    ['lookout-9', FOUND, 'lookout-9'],
    ['cook-3', GONE, 'cook-3'],
  ])('C12 C13 by whoever peeks at it alone: %s', (card, thought, face) => {
    const table = landed(card);
    table.plays(2, 'peek 3 4');
    expect(thoughts(table, 2)).toEqual(thought);
    expect(table.seenWeek(2)[3]).toBe(face);
    for (const viewer of [0, 'watcher'] as const) {
      expect(thoughts(table, viewer)).toEqual(LOST);
      expect(table.seenWeek(viewer)[3]).toBeNull();
    }
  });

  test.each<[Card, (Card | null)[]]>([
    ['lookout-9', ['cook-3', 'sailor-2', null]],
    ['cook-3', ['sailor-2', null, null]],
  ])('C10 C12 by all, when %s is turned up', (card, hand) => {
    const table = landed(card);
    table.plays(2, 'land pile');
    table.takes('cabin-boy-1');
    for (const viewer of OTHERS) expect(thoughts(table, viewer)).toEqual(LOST);
    table.choose('captain-2', 'lookout-1', 'lookout-8');
    table.takes('sailor-2', 'sailor-3', 'sailor-4');
    expect(table.told('turned').at(-1)).toEqual({ type: 'turned', position: 4, card });
    for (const viewer of OTHERS) {
      expect(thoughts(table, viewer)).toEqual({ hand });
      expect(table.view(viewer).week[3]).toEqual({ card, up: true });
    }
  });

  test('C12 in the hand, when it is chosen and turned up', () => {
    const table = landed('lookout-9');
    table.plays(2, 'land pile');
    table.takes('cabin-boy-1');
    table.choose('captain-2', 'cook-3', 'lookout-8');
    for (const viewer of OTHERS) {
      expect(table.view(viewer).seats[1]).toEqual({ hand: [null, null], fresh: 2, turned: 'cook-3', score: 0 });
      expect(table.view(viewer).week[3]).toEqual({ card: null, up: false, landedBy: 1 });
    }
  });

  test('C12 and what is taken from the menu afterwards is in the hand for certain', () => {
    const table = landed('lookout-9');
    table.plays(2, 'land pile');
    table.takes('cabin-boy-1');
    table.choose('captain-2', 'lookout-1', 'lookout-8');
    table.takes('sailor-2');
    for (const viewer of OTHERS) {
      expect(thoughts(table, viewer)).toEqual({ hand: ['sailor-2', null, null], among: ['cook-3'] });
    }
  });

  test('C10a C12 nor is a card that was played, reshuffled and drawn again looked for', () => {
    const table = position({
      hands: [
        ['captain-2', 'captain-3', 'captain-4', 'captain-5'],
        ['sailor-1', 'coco-1', 'coco-2', 'lookout-9'],
      ],
      menu: ['cook-3', 'cook-4'],
      week: cards('fortune-teller', 1, 6),
      pile: [...cards('sailor', 2, 9), ...cards('cabin-boy', 1, 9)],
      reshuffles: [['cook-3']],
    });
    table.choose('captain-2', 'sailor-1');
    table.takes('cook-3');
    table.choose('captain-3', 'coco-1');
    table.plays(1, 'land hand lookout-9');
    table.takes('sailor-2');
    table.choose('captain-4', 'cook-3');
    table.takes('cabin-boy-1', 'sailor-9');
    table.choose('captain-5', 'coco-2');
    table.plays(1, 'peek 5 6');
    expect(table.hand(1)).toEqual(['cook-3', 'cabin-boy-1', 'sailor-7', 'sailor-8']);
    expect(thoughts(table, 0)).toEqual({ hand: ['cabin-boy-1', null, null, null] });
    expect(table.view(0).week[6]).toEqual({ card: null, up: false, landedBy: 1 });
  });
});
