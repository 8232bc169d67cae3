import { expect, test } from 'vitest';
import { ADVANCED, CAPTAIN_EATEN } from '../../../../games/courte-paille/testing/parts.ts';
import type { Card } from '../../../../games/courte-paille/cards.ts';
import { lastRound, type Table } from '../../../../games/courte-paille/testing/position.ts';
import type { CourtePailleEvent } from '../../../../games/courte-paille/events.ts';
import type { CourtePailleView } from '../../../../games/courte-paille/view.ts';
import { CHARACTERS } from '../../../../games/courte-paille/faces.ts';
import { eventsOf } from '../table/log/opening.ts';
import { endingAt, type Ending } from './endings.ts';
import { goneFrom, partsOf } from './parts.ts';

const ME = 0;

/** What the one at seat 0 is shown in peace, of these events. */
function endingsIn(table: Table, events: readonly CourtePailleEvent[]): Ending[] {
  const view: CourtePailleView = table.view(ME);
  return events.flatMap((_, at) => endingAt({ events, at, view, match: events.slice(0, at + 1) }) ?? []);
}

const sent = (table: Table): readonly CourtePailleEvent[] => table.sent(ME) as readonly CourtePailleEvent[];

test('the end of the single form shows week, plate and all hands', () => {
  const table = lastRound({ ...CAPTAIN_EATEN, form: 'single' });
  expect(endingsIn(table, sent(table))).toEqual([
    {
      kind: 'week',
      week: ['captain-9', 'cook-1'],
      eaten: table.told('eaten')[0],
      scored: table.told('scored')[0],
    },
  ]);
});

test.each(ADVANCED)('the end of a part in the %s form shows who said what and the highest hand', (form) => {
  const table = lastRound({ ...CAPTAIN_EATEN, form });
  const [end, ...others] = endingsIn(table, sent(table));
  expect(others).toEqual([]);
  const isDeclared = form === 'declared';
  expect(end).toMatchObject({
    kind: 'part',
    part: 1,
    shark: 2,
    winner: 1,
    points: 13,
    announced: [
      { seat: 2, points: 0 },
      { seat: 0, points: 1 },
      { seat: 1, points: 13 },
    ],
    shown: {
      seat: 1,
      cards: isDeclared
        ? ['captain-2', 'captain-4', 'coco-2', 'coco-5']
        : ['captain-2', 'captain-4', 'cook-3', 'coco-2', 'coco-5'],
    },
  });
});

test('C21b a tie that was settled by comparing shows each step', () => {
  const hands: Card[][] = [
    ['captain-5', 'cook-1'],
    ['captain-4', 'captain-1', 'cook-3'],
  ];
  const table = lastRound({ form: 'declared', week: ['captain-9', 'cook-8'], hands });
  const [end] = endingsIn(table, sent(table));
  expect(end).toMatchObject({ winner: 1, compared: [{ characters: ['cook'], points: [1, 3] }] });
  const announced = lastRound({ form: 'announced', week: ['captain-9', 'cook-8'], hands });
  expect(endingsIn(announced, sent(announced))[0]).toMatchObject({ winner: 0, compared: [] });
});

test('C22 to C24 a banishment shows what everybody gave up, and what comes next', () => {
  const table = lastRound({ ...CAPTAIN_EATEN, form: 'announced' });
  const events = table.plays(1, 'banish cook') as readonly CourtePailleEvent[];
  expect(endingsIn(table, events)[0]).toMatchObject({
    kind: 'left',
    banished: { seat: 1, character: 'cook', cards: [['cook-2'], ['cook-3'], ['cook-9']] },
    characters: ['captain', 'cabin-boy', 'lookout', 'sailor', 'fortune-teller'],
    out: [],
    returned: { cards: ['coco-2', 'coco-5'] },
    next: { number: 2, week: 6, shark: 1 },
  });
});

test('C25 points in the last character are told on the last page', () => {
  const table = lastRound({
    form: 'announced',
    characters: ['captain', 'cook'],
    week: ['captain-9', 'cook-1'],
    hands: [['captain-1'], ['captain-4']],
  });
  const events = table.plays(1, 'banish cook') as readonly CourtePailleEvent[];
  expect(events.map(({ type }) => type)).toEqual(['banished', 'scored', 'ended']);
  const endings = endingsIn(table, events);
  expect(endings.map(({ kind }) => kind)).toEqual(['left']);
  expect(endings[0]).toMatchObject({ ended: { winners: [1] } });
});

test('the parts are straws that get shorter, with who won them and who left', () => {
  const table = lastRound({ ...CAPTAIN_EATEN, form: 'announced' });
  table.plays(1, 'banish cook');
  const parts = partsOf(sent(table), 2);
  expect(parts.map(({ week, state }) => `${week} ${state}`)).toEqual([
    '7 done',
    '6 now',
    '5 to come',
    '4 to come',
    '3 to come',
  ]);
  expect(parts[0]).toMatchObject({ winner: 1, left: 'cook', eaten: ['captain'], points: [1, 13, 0] });
  expect(goneFrom(sent(table), CHARACTERS, table.view(ME).characters)).toEqual(['cook']);
});

test('C21 a part tells what was said, also in a record that tells all points', () => {
  const events: CourtePailleEvent[] = [
    { type: 'part', number: 1, week: 7, characters: CHARACTERS, shark: 0 },
    { type: 'eaten', characters: ['captain'], totals: { captain: 9 } },
    { type: 'announced', seat: 0, points: 4 },
    { type: 'announced', seat: 1, points: null },
    { type: 'scored', points: [4, 3, null], winners: [0] },
  ];
  expect(partsOf(events, 1)[0]!.points).toEqual([4, null, null]);
});

test('parts that were over before we came have no winner, but they are over', () => {
  const begun: CourtePailleEvent[] = [{ type: 'part', number: 3, week: 5, characters: ['cook', 'sailor'], shark: 0 }];
  expect(partsOf(begun, 3).map(({ state, winner }) => [state, winner])).toEqual([
    ['done', undefined],
    ['done', undefined],
    ['now', undefined],
    ['to come', undefined],
    ['to come', undefined],
  ]);
  expect(goneFrom([], ['captain', 'cook', 'sailor'], ['cook'])).toEqual(['captain', 'sailor']);
});

test('who jumps over parts hears how a later one ends, and nothing else under its number', () => {
  const first: CourtePailleEvent = { type: 'part', number: 1, week: 7, characters: CHARACTERS, shark: 0 };
  const table = lastRound({
    ...CAPTAIN_EATEN,
    form: 'announced',
    characters: ['captain', 'cook', 'sailor', 'lookout'],
  });
  const came = eventsOf(table.view(ME), 1);
  table.plays(1, 'banish cook');
  const banished = sent(table).filter(({ type }) => type === 'banished');
  const parts = partsOf([first, ...came, ...banished], 4);
  expect(parts.map(({ winner, left }) => [winner, left])).toEqual([
    [undefined, undefined],
    [undefined, undefined],
    [1, 'cook'],
    [undefined, undefined],
    [undefined, undefined],
  ]);
});
