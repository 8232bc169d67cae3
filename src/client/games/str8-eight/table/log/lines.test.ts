import { expect, test } from 'vitest';
import { after } from '../animation/view-after.ts';
import { eventsOf, linesOf, openingOf, scoredIn, sentenceOf } from './lines.ts';
import type { Scored, Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';
import { EN, FR, VIEW } from '../../testing/contexts.ts';

const said = (event: Str8EightEvent, context = EN): string | undefined =>
  sentenceOf(event, after(VIEW, event), context);

test.each<[Str8EightEvent, string, string]>([
  [{ type: 'drew', seat: 0, card: '3x5', from: 'pile' }, 'You draw 15, group 3.', 'Tu pioches 15, groupe 3.'],
  [{ type: 'drew', seat: 1, card: '8x5', from: 'discard' }, 'Mira takes 40.', 'Mira prend le 40.'],
  [
    { type: 'laid', seat: 1, card: '5x5' },
    'Mira steps up to 25, fifth step, all group 5.',
    'Mira monte à 25, cinquième marche, tout du groupe 5.',
  ],
  [{ type: 'laid', seat: 0, card: '3x5' }, 'You step up to 15, sixth step.', 'Tu montes à 15, sixième marche.'],
  [{ type: 'passed', seat: 1, card: 'pass-right' }, 'Mira passes right.', 'Mira passe à droite.'],
  [{ type: 'discarded', seat: 2, card: '8x5' }, 'Cleo lays aside 40.', 'Cleo met le 40 de côté.'],
  [{ type: 'discarded', seat: 0, card: 'pass-left' }, 'You lay aside pass left.', 'Tu mets la passe à gauche de côté.'],
  [
    { type: 'reshuffled', count: 1 },
    'The piles are shuffled into a new one of 1 card.',
    'Les piles sont mélangées : nouvelle pioche de 1 carte.',
  ],
  [
    { type: 'hand', number: 4, dealer: 0, first: 1 },
    'Hand 4. You deal, Mira begins.',
    'Manche 4. Tu donnes, Mira commence.',
  ],
  [
    { type: 'ended', scores: [510, 510, 3], winners: [0, 1] },
    'You and Mira share the win with 510.',
    'Toi et Mira partagez la victoire avec 510.',
  ],
])('tells it in both languages: %j', (event, en, fr) => {
  expect(said(event)).toBe(en);
  expect(said(event, FR)).toBe(fr);
});

test('what others draw from the pile is told to nobody', () => {
  const hidden: Str8EightEvent[] = [
    { type: 'drew', seat: 1, card: null, from: 'pile' },
    { type: 'dealt', seat: 1, cards: [null, null, null] },
  ];
  expect(linesOf(hidden, EN)).toEqual([]);
  expect(hidden.map((event) => said(event))).toEqual([undefined, undefined]);
});

test('a card that was taken and laid back is one line', () => {
  const took: Str8EightEvent = { type: 'drew', seat: 2, card: '8x5', from: 'discard' };
  const lines = linesOf([took, { type: 'discarded', seat: 2, card: '8x5' }], EN);
  expect(lines.map(({ text }) => text)).toEqual(['took 40 and laid it back']);
  const other = linesOf([took, { type: 'discarded', seat: 2, card: '3x5' }], EN);
  expect(other.map(({ text }) => text)).toEqual(['took 40', 'laid aside 15']);
});

test('lines count the steps of the hand, and tell one colour from the third on', () => {
  const climb = (...cards: `${number}x${number}`[]): Str8EightEvent[] =>
    cards.map((card) => ({ type: 'laid', seat: 1, card }));
  const begun: Str8EightEvent = { type: 'hand', number: 2, dealer: 0, first: 1 };
  const lines = linesOf([...climb('2x1'), begun, ...climb('5x1', '5x2', '5x3')], EN);
  expect(lines.map(({ text, mark }) => [text, mark])).toEqual([
    ['stepped up to 2', '1/8'],
    ['Hand 2. You deal, Mira begins.', ''],
    ['stepped up to 5', '1/8'],
    ['stepped up to 10', '2/8'],
    ['stepped up to 15, all yellow stars', '3/8'],
  ]);
});

test('lines name the clause where one may wonder', () => {
  const lines = linesOf(
    [
      { type: 'passed', seat: 1, card: 'pass-left' },
      { type: 'completed', seat: 1, str8: false },
      { type: 'completed', seat: 1, str8: true },
    ],
    EN,
  );
  expect(lines.map(({ clause }) => clause)).toEqual(['E9', 'E11', 'E14']);
});

const SCORED: Scored = {
  type: 'scored',
  hands: [['2x7', '6x8', 'pass-left'], ['1x1'], ['8x8']],
  sequences: [['2x1', '4x1', '3x2', '3x3', '4x3'], ['5x1', '5x2', '5x3', '5x4', '5x5', '5x6', '5x7', '5x8'], ['7x1']],
  points: [-79, 180, -57],
  totals: [108, 392, -77],
};

test('tells what a hand brought', () => {
  expect(scoredIn(SCORED, { type: 'completed', seat: 1, str8: false }, EN)).toBe(
    'Mira has eight steps: 180 points. You: 33 less 112, minus 79.',
  );
  expect(scoredIn(SCORED, undefined, FR)).toBe('Personne n’est arrivé en haut. Toi : 33 moins 112, moins 79.');
});

test('tells a Str8 Eight with what it takes from the others', () => {
  const scored = { ...SCORED, points: [-112, 220, -64] };
  expect(scoredIn(scored, { type: 'completed', seat: 1, str8: true }, EN)).toBe(
    'Str8 Eight. All yellow stars: 180, and the others’ steps, 40. 220 for Mira.',
  );
});

const NEW: DisplayedStr8Eight = {
  ...VIEW,
  hand: 1,
  phase: 'play',
  discard: [],
  passed: [],
  seats: [
    { hand: ['1x1', '1x2', '1x3', '1x4'], sequence: [], score: 0 },
    { hand: [null, null, null], sequence: [], score: 0 },
    { hand: [null, null, null], sequence: [], score: 0 },
  ],
};

test('a match in which nothing happened but the first draw has begun with a deal', () => {
  expect(openingOf(NEW)).toEqual([
    { type: 'hand', number: 1, dealer: 2, first: 0 },
    { type: 'dealt', seat: 0, cards: ['1x1', '1x2', '1x3'] },
    { type: 'dealt', seat: 1, cards: [null, null, null] },
    { type: 'dealt', seat: 2, cards: [null, null, null] },
  ]);
  expect(openingOf({ ...NEW, hand: 2 })).toEqual([]);
  expect(openingOf({ ...NEW, discard: ['1x1'] })).toEqual([]);
  // the first one has laid the only card that is gone
  expect(openingOf({ ...NEW, turn: 1 })).toEqual([]);
});

test('the stairs tell which steps were climbed', () => {
  expect(eventsOf(VIEW).slice(0, 4)).toEqual([
    { type: 'laid', seat: 0, card: '2x1' },
    { type: 'laid', seat: 1, card: '5x1' },
    { type: 'laid', seat: 2, card: '3x1' },
    { type: 'laid', seat: 0, card: '4x1' },
  ]);
  expect(eventsOf(VIEW)).toHaveLength(11);
});
