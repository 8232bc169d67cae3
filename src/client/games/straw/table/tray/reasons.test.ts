import { expect, test } from 'vitest';
import { english, french } from '../../../../testing/words.ts';
import { tableOf } from '../../../../play/testing/tables.ts';
import type { Refusal } from '../../../../play/tray/offer.ts';
import { reasonOf } from './reasons.ts';

const table = tableOf('Ann', 'Mira', 'Otto');

test.each<[Refusal, readonly [string, string]]>([
  [{ clause: 'S10', about: { total: 43 } }, ['The straw waits for exactly 50.', 'The camel carries 43.']],
  [{ clause: 'S4', about: { turn: 1 } }, ['Not your turn yet.', 'It is Mira’s turn.']],
  [{ clause: 'S4' }, ['That card is not in your hand.', '']],
  [{ clause: 'S9', about: { total: 0 } }, ['A copy repeats the card below it.', 'The camel is still empty.']],
  [{ clause: 'S9', about: { repeats: 'item-4' } }, ['This copy repeats the lantern.', 'It takes no weight.']],
  [{ clause: 'S7', about: { from: 1, to: 10 } }, ['A lamp needs a weight.', 'Say a whole number from 1 to 10.']],
  [{ clause: 'S16', about: { rounds: 4 } }, ['The match is over.', '4 rounds were played.']],
  [{ clause: 'S99' }, ['The rules do not allow that.', '']],
])('says why not: %j', (refusal, reason) => {
  expect(reasonOf(refusal, { words: english, straw: english.straw, table, you: 0 })).toEqual(reason);
});

test('in French too', () => {
  const refusal = { clause: 'S10', about: { total: -3 } };
  expect(reasonOf(refusal, { words: french, straw: french.straw, table, you: 0 })).toEqual([
    'La paille attend exactement 50.',
    'Le chameau porte −3.',
  ]);
});
