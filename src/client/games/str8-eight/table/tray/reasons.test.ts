import { expect, test } from 'vitest';
import type { Refusal } from '../../../../play/tray/offer.ts';
import { reasonOf } from './reasons.ts';
import { EN, FR } from '../../testing/contexts.ts';

test.each<[Refusal, readonly [string, string]]>([
  [{ clause: 'E6', about: { turn: 1 } }, ['Not your turn yet.', 'It is Mira’s turn.']],
  [{ clause: 'E6', about: { first: 'draw' } }, ['First draw a card.', 'From the pile, or from what was laid aside.']],
  [{ clause: 'E6', about: { from: 'pile' } }, ['You have drawn already.', 'Now climb, pass or lay aside.']],
  [{ clause: 'E6', about: { card: '3x5' } }, ['That card is not in your hand.', '']],
  [{ clause: 'E7', about: { number: 48 } }, ['A sequence begins with a bull’s-eye.', '48 has none: only 1 to 8 have.']],
  [{ clause: 'E8', about: { number: 48, after: 12 } }, ['48 does not follow 12.', 'After 12: 14, 15, 16, 18.']],
  [{ clause: 'E8', about: { number: 1, after: 64 } }, ['1 does not follow 64.', 'Nothing may follow 64.']],
  [{ clause: 'E16', about: { target: 500 } }, ['The match is over.', 'It went to 500.']],
  [{ clause: 'E99' }, ['The rules do not allow that.', '']],
])('says why not: %j', (refusal, reason) => {
  expect(reasonOf(refusal, EN)).toEqual(reason);
});

test('in French too', () => {
  expect(reasonOf({ clause: 'E8', about: { number: 48, after: 12 } }, FR)).toEqual([
    '48 ne suit pas 12.',
    'Après 12 : 14, 15, 16, 18.',
  ]);
});
