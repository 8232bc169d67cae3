import { expect, test } from 'vitest';
import type { Scored, Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import { EN, FR, VIEW } from '../../testing/contexts.ts';
import { viewAfter } from '../animation/view-after.ts';
import { scoredSaid, sentenceOf } from './sentences.ts';

const said = (event: Str8EightEvent, context = EN): string | undefined =>
  sentenceOf(event, viewAfter(VIEW, event), context);

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

test('what others draw from the pile is said to nobody', () => {
  const hidden: Str8EightEvent[] = [
    { type: 'drew', seat: 1, card: null, from: 'pile' },
    { type: 'dealt', seat: 1, cards: [null, null, null] },
  ];
  expect(hidden.map((event) => said(event))).toEqual([undefined, undefined]);
});

const SCORED: Scored = {
  type: 'scored',
  hands: [['2x7', '6x8', 'pass-left'], ['1x1'], ['8x8']],
  sequences: [['2x1', '4x1', '3x2', '3x3', '4x3'], ['5x1', '5x2', '5x3', '5x4', '5x5', '5x6', '5x7', '5x8'], ['7x1']],
  points: [-79, 180, -57],
  totals: [108, 392, -77],
};

test('tells what a hand brought', () => {
  expect(scoredSaid(SCORED, { type: 'completed', seat: 1, str8: false }, EN)).toBe(
    'Mira has eight steps: 180 points. You: 33 less 112, minus 79.',
  );
  expect(scoredSaid(SCORED, undefined, FR)).toBe('Personne n’est arrivé en haut. Toi : 33 moins 112, moins 79.');
});

test('tells a Str8 Eight with what it takes from the others', () => {
  const scored = { ...SCORED, points: [-112, 220, -64] };
  expect(scoredSaid(scored, { type: 'completed', seat: 1, str8: true }, EN)).toBe(
    'Str8 Eight. All yellow stars: 180, and the others’ steps, 40. 220 for Mira.',
  );
});
