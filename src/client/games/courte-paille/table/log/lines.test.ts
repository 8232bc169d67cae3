import { expect, test } from 'vitest';
import { dealt, lastRound, type Table } from '../../../../../games/courte-paille/testing/position.ts';
import { linesOf } from './lines.ts';
import { eventsOf } from './opening.ts';
import { sentenceOf } from './sentences.ts';
import type { CourtePailleContext } from '../context.ts';
import type { CourtePailleEvent } from '../../../../../games/courte-paille/events.ts';
import type { ScreenView } from '../screen-view.ts';
import { EN, FR, LONG } from '../../testing/contexts.ts';

const VIEW: ScreenView = dealt({ seats: 4, week: ['sailor-9'], shark: 2 }).view(0);

function said(event: CourtePailleEvent, context: CourtePailleContext, view = VIEW): string | undefined {
  return sentenceOf([event], 0, view, context);
}

function withCoco(seat: number): ScreenView {
  return { ...VIEW, seats: VIEW.seats.map((one, i) => (i === seat ? { ...one, turned: 'coco-2' } : one)) };
}

test.each<[CourtePailleEvent, string, string]>([
  [
    { type: 'chose', cards: ['coco-2', 'captain-5', 'cook-2', 'cabin-boy-8'] },
    'Turned up, lowest first: Otto Cook 2, you Coco 2, Mira Captain 5, Bruno Cabin boy 8.',
    'Retournées, de la plus petite à la plus grande : Otto Cuisinier 2, toi Coco 2, Mira Capitaine 5, Bruno Mousse 8.',
  ],
  [
    { type: 'took', seat: 2, card: 'sailor-5', from: 'menu' },
    'Otto takes Sailor 5 from the menu.',
    'Otto prend Matelot 5 au menu.',
  ],
  [{ type: 'took', seat: 1, card: null, from: 'pile' }, 'Mira draws a card.', 'Mira pioche une carte.'],
  [{ type: 'shark', seat: 0 }, 'You have the shark.', 'Tu as le requin.'],
  [
    { type: 'turned', position: 3, card: 'cook-6' },
    'Wednesday: Cook 6. On the plate: Sailor 9.',
    'Mercredi : Cuisinier 6. Dans l’assiette : Matelot 9.',
  ],
  [
    { type: 'eaten', characters: ['lookout', 'fortune-teller'], totals: { lookout: 9, 'fortune-teller': 9 } },
    'The Lookout and the Fortune-teller are eaten, with 9 each.',
    'La Vigie et la Voyante sont mangées, avec 9 chacune.',
  ],
  [
    { type: 'eaten', characters: [], totals: {} },
    'The week is empty. Nobody is eaten.',
    'La semaine est vide. Personne n’est mangé.',
  ],
  [{ type: 'announced', seat: 1, points: null }, 'Mira says “not more”.', 'Mira dit « pas plus ».'],
  [{ type: 'announced', seat: 0, points: 14 }, 'You say 14.', 'Tu dis 14.'],
  [
    { type: 'compared', characters: ['cook'], points: [5, null, 0, null] },
    'Level at the top. Next is the Cook: you 5, Otto 0.',
    'Égalité en tête. On compare le Cuisinier : toi 5, Otto 0.',
  ],
  [
    { type: 'compared', characters: ['lookout', 'sailor'], points: [null, 4, 4, null] },
    'Level at the top. Next are the Lookout and the Sailor: Mira 4, Otto 4.',
    'Égalité en tête. On compare la Vigie et le Matelot : Mira 4, Otto 4.',
  ],
  [
    { type: 'banished', seat: 2, character: 'captain', cards: [[], ['captain-1'], [], []] },
    'Otto banishes the Captain. You lose no card.',
    'Otto bannit le Capitaine. Tu ne perds aucune carte.',
  ],
  [
    { type: 'out', seat: 0 },
    'You have no cards left. You may go on watching.',
    'Tu n’as plus de cartes. Tu peux continuer à regarder.',
  ],
  [
    { type: 'ended', scores: [14, 9, 14, 0], winners: [0, 2] },
    'You and Otto share the win with 14 points.',
    'Toi et Otto partagez la victoire avec 14 points.',
  ],
])('tells it in both languages: %j', (event, en, fr) => {
  expect(said(event, EN)).toBe(en);
  expect(said(event, FR)).toBe(fr);
});

test('what Coco does is told to all, what it saw to one', () => {
  const own: CourtePailleEvent = { type: 'peeked', seat: 0, positions: [5, 7], cards: ['cook-3', 'sailor-1'] };
  expect(said(own, EN, withCoco(0))).toBe(
    'You play Coco 2, à la carte, and look at Friday and Sunday. Friday is Cook 3, Sunday is Sailor 1.',
  );
  const other: CourtePailleEvent = { type: 'peeked', seat: 1, positions: [5, 7], cards: [null, null] };
  expect(said(other, EN, withCoco(1))).toBe('Mira plays Coco 2, à la carte, and looks at Friday and Sunday.');
  const lesson: CourtePailleEvent = { type: 'lesson', seat: 1, position: 4, card: 'cook-9' };
  expect(said(lesson, EN, withCoco(1))).toBe('Mira plays Coco 2, a cooking lesson. Thursday goes overboard: Cook 9.');
  const landed: CourtePailleEvent = { type: 'landed', seat: 1, card: null, from: 'hand' };
  expect(said(landed, EN, withCoco(1))).toBe(
    'Mira plays Coco 2, land ahoy: a card from their hand. The week has 7 days now.',
  );
});

/** What the one at seat 0 is told. */
const sent = (table: Table): readonly CourtePailleEvent[] => table.sent(0) as readonly CourtePailleEvent[];
const linesIn = (table: Table, context: CourtePailleContext): string[] =>
  linesOf(sent(table), context).map(({ name, text }) => `${name} ${text}`.trim());

test('a card and what came for it are one line', () => {
  const table = dealt({
    seats: 2,
    hands: [
      ['captain-1', 'cook-1'],
      ['coco-4', 'lookout-2'],
    ],
    week: ['sailor-9', 'captain-4'],
    menu: ['sailor-5', 'lookout-8'],
  });
  table.choose('captain-1', 'coco-4');
  table.takes('sailor-5');
  table.plays(1, 'peek 3 5');
  expect(linesIn(table, EN)).toEqual([
    'A week of 7. You have the shark.',
    'Monday turns up: Sailor 9',
    'You gave up Captain 1, took Sailor 5',
    'Mira played Coco 4: looked at Wednesday and Friday',
    'Tuesday turns up: Captain 4',
    'Mira has the shark now',
  ]);
  expect(linesIn(table, FR)[2]).toBe('Tu as cédé Capitaine 1, pris Matelot 5');
});

test('the end of a part is told line by line', () => {
  const table = lastRound({
    form: 'announced',
    week: ['captain-9', 'cook-1'],
    hands: [
      ['captain-1', 'cook-2'],
      ['captain-4', 'captain-5'],
    ],
  });
  table.plays(1, 'banish captain');
  const lines = linesIn(table, LONG);
  expect(lines).toEqual(
    expect.arrayContaining([
      'The Captain is eaten, with 9 on the plate.',
      'You said 1',
      'Mira said 9',
      'Mira won part 1',
      'Mira banished the Captain',
      'You lost Captain 1',
      'Mira has no cards left and is out',
    ]),
  );
});

test('C21b a tie at the top of a part is told step by step, between what all said and what the winner shows', () => {
  const table = lastRound({
    form: 'declared',
    week: ['captain-9', 'cook-8', 'sailor-1'],
    hands: [
      ['captain-5', 'lookout-9'],
      ['captain-4', 'captain-1', 'sailor-3'],
    ],
  });
  const lines = linesIn(table, LONG);
  expect(lines.slice(lines.indexOf('You said 5') + 1)).toEqual([
    'Mira said 5',
    'Level at the top. Next is the Cook: you 0, Mira 0.',
    'Level at the top. Next is the Sailor: you 0, Mira 3.',
    'Mira showed Captain 1 and Captain 4',
    'Mira won part 1',
  ]);
});

test('nothing that is hidden stands in a line', () => {
  const hidden: CourtePailleEvent[] = [
    { type: 'dealt', seat: 0, cards: ['coco-1'] },
    { type: 'week', cards: [null, null] },
    { type: 'menu', cards: ['cook-1'] },
    { type: 'cleared', cards: [] },
  ];
  expect(linesOf(hidden, EN)).toEqual([]);
  expect(hidden.map((_, at) => sentenceOf(hidden, at, VIEW, EN))).toEqual([undefined, undefined, undefined, undefined]);
});

test('who comes in the middle is told what the table shows', () => {
  const table = dealt({
    seats: 2,
    hands: [['captain-2'], ['cook-1']],
    week: ['sailor-9'],
    menu: ['sailor-5', 'cook-2'],
  });
  table.choose('captain-2', 'cook-1');
  const [part, ...others] = eventsOf(table.view(0), undefined);
  expect(part).toMatchObject({ type: 'part', number: 1, week: 7, shark: 0 });
  expect(eventsOf(table.view(0), 1)).toEqual(others);
  expect(others).toEqual([
    { type: 'turned', position: 1, card: 'sailor-9' },
    { type: 'chose', cards: ['captain-2', 'cook-1'] },
  ]);
});

test('who comes in a later part is told which one is won', () => {
  const table = lastRound({
    form: 'announced',
    characters: ['captain', 'cook', 'sailor', 'lookout'],
    week: ['captain-9', 'cook-1'],
    hands: [['captain-1'], ['captain-4']],
  });
  const scored = sent(table).filter(({ type }) => type === 'scored');
  const lines = linesOf([...eventsOf(table.view(0), undefined), ...scored], LONG);
  expect(lines.at(-1)).toMatchObject({ name: 'Mira', text: 'won part 3' });
});
