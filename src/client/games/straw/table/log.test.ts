import { expect, test } from 'vitest';
import { english, french } from '../../../testing/words.ts';
import { tableOf } from '../../../play/testing/tables.ts';
import type { StrawContext } from './context.ts';
import { eventsOf, linesOf, openingOf, sentenceOf } from './log.ts';
import type { Card } from '../../../../games/straw/cards.ts';
import type { Played, StrawEvent } from '../../../../games/straw/events.ts';
import type { Loaded, StrawView } from '../../../../games/straw/view.ts';

const table = tableOf('Ann', 'Mira', 'Otto');
const EN: StrawContext = { words: english, straw: english.straw, table, you: 0 };
const FR: StrawContext = { words: french, straw: french.straw, table, you: 0 };

function played(seat: number, card: Card, total: number, weight?: number): Played {
  return { type: 'played', seat, card, total, direction: 1, ...(weight !== undefined && { weight }) };
}

const camelOf = (...cards: Card[]): Loaded[] => cards.map((card) => ({ seat: 1, card, total: 30 }));

test.each<[StrawEvent, readonly Loaded[], string, string]>([
  [
    played(1, 'item-4', 43),
    [],
    'Mira loads a lantern, 4. The camel carries 43.',
    'Mira charge une lanterne, 4. Le chameau porte 43.',
  ],
  [
    played(0, 'item-4', 43),
    [],
    'You load a lantern, 4. The camel carries 43.',
    'Tu charges une lanterne, 4. Le chameau porte 43.',
  ],
  [
    played(2, 'carpet-5', -5),
    [],
    'Otto sends up carpet 5. The camel carries −5.',
    'Otto envoie le tapis 5. Le chameau porte −5.',
  ],
  [
    played(2, 'lamp', 44, 5),
    [],
    'Otto rubs the lamp and says 5. The camel carries 44.',
    'Otto frotte la lampe et dit 5. Le chameau porte 44.',
  ],
  [
    played(1, 'copy', 34),
    camelOf('item-4', 'copy'),
    'Mira copies the lantern, 4. The camel carries 34.',
    'Mira copie la lanterne, 4. Le chameau porte 34.',
  ],
  [
    played(1, 'copy', 36, 6),
    camelOf('lamp'),
    'Mira copies the lamp and says 6. The camel carries 36.',
    'Mira copie la lampe et dit 6. Le chameau porte 36.',
  ],
])('tells a card: %j', (event, camel, en, fr) => {
  expect(sentenceOf(event, camel, EN)).toBe(en);
  expect(sentenceOf(event, camel, FR)).toBe(fr);
});

test('a copied reverse turns the caravan too', () => {
  const event: Played = { ...played(1, 'copy', 30), direction: -1 };
  expect(sentenceOf(event, camelOf('reverse'), EN)).toBe('Mira copies the reverse. Now anticlockwise; you are next.');
});

test('tells who broke it, and with what', () => {
  const broke: StrawEvent = { type: 'broke', seat: 2, card: 'item-10' };
  const camel: Loaded[] = [{ seat: 2, card: 'item-10', total: 54 }];
  expect(sentenceOf(broke, camel, EN)).toBe('Crack. Otto made it 54. Otto scores nothing.');
  const strawed: StrawEvent = { type: 'broke', seat: 0, card: 'straw' };
  expect(sentenceOf(strawed, [], EN)).toBe('You lay the straw on 50. The back breaks. Only you score.');
});

test('tells a shared win in both languages', () => {
  const ended: StrawEvent = { type: 'ended', scores: [40, 12, 40], winners: [0, 2] };
  expect(sentenceOf(ended, [], EN)).toBe('You and Otto share the win with 40.');
  expect(sentenceOf(ended, [], FR)).toBe('Toi et Otto partagez la victoire avec 40.');
});

test('drawn and dealt cards are told to nobody', () => {
  const hidden: StrawEvent[] = [
    { type: 'drew', seat: 0, card: 'straw' },
    { type: 'dealt', seat: 0, cards: ['straw'] },
  ];
  expect(linesOf(hidden, EN)).toEqual([]);
  expect(hidden.map((event) => sentenceOf(event, [], EN))).toEqual([undefined, undefined]);
});

test('lines name the clause where one may wonder', () => {
  const lines = linesOf(
    [
      played(1, 'item-4', 4),
      { type: 'passed', seat: 2 },
      { type: 'broke', seat: 1, card: 'item-10' },
      { type: 'broke', seat: 1, card: 'straw' },
    ],
    EN,
  );
  expect(lines.map(({ clause }) => clause)).toEqual([undefined, 'S11', 'S12', 'S14']);
});

test('a copy in a new round does not look into the old one', () => {
  const events: StrawEvent[] = [
    played(1, 'item-4', 4),
    { type: 'round', number: 2, dealer: 0, first: 1 },
    played(1, 'lamp', 3, 3),
    played(2, 'copy', 9, 6),
  ];
  expect(linesOf(events, EN).at(-1)!.text).toBe('copied the lamp: 6');
});

const VIEW: StrawView = {
  viewer: 0,
  round: 1,
  dealer: 0,
  direction: 1,
  turn: 1,
  total: 0,
  camel: [],
  pile: 60,
  seats: [
    { hand: ['item-1'], score: 0 },
    { hand: [null], score: 0 },
  ],
};

test('a match in which nothing happened has begun with a deal', () => {
  expect(openingOf(VIEW)).toEqual([
    { type: 'round', number: 1, dealer: 0, first: 1 },
    { type: 'dealt', seat: 0, cards: ['item-1'] },
    { type: 'dealt', seat: 1, cards: [null] },
  ]);
  expect(openingOf({ ...VIEW, round: 2 })).toEqual([]);
  expect(openingOf({ ...VIEW, camel: [{ seat: 1, card: 'item-4', total: 4 }] })).toEqual([]);
});

test('what lies on the camel tells what was played, with its weights', () => {
  const camel: Loaded[] = [
    { seat: 1, card: 'item-4', total: 4 },
    { seat: 0, card: 'lamp', total: 13 },
  ];
  expect(eventsOf({ ...VIEW, camel, total: 13 })).toMatchObject([
    { seat: 1, card: 'item-4', weight: 4, total: 4 },
    { seat: 0, card: 'lamp', weight: 9, total: 13 },
  ]);
});
