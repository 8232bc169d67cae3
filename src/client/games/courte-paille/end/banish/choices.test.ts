import { expect, test } from 'vitest';
import { lastRound } from '../../../../../games/courte-paille/testing/position.ts';
import type { TableState } from '../../../../play/session/session.ts';
import { choicesIn, followingOf } from './choices.ts';

const table = lastRound({
  form: 'announced',
  characters: ['captain', 'cook', 'sailor', 'lookout'],
  week: ['captain-9', 'cook-1', 'sailor-1'],
  hands: [
    ['captain-1', 'cook-2'],
    ['captain-4', 'captain-5'],
  ],
});

/** What the winner of the part is asked, as the table asks it. */
const choices = choicesIn({ id: 1, things: table.offers(1) } as unknown as TableState['ask'], table.view(1), 1);
const choiceOf = (character: string) => choices.find((choice) => choice.character === character);

test('C22 everybody still on the raft may be named, who has left is refused, and Coco is no choice', () => {
  expect(choices.map(({ character, move }) => [character, move])).toEqual([
    ['captain', 'banish captain'],
    ['cook', 'banish cook'],
    ['cabin-boy', undefined],
    ['lookout', 'banish lookout'],
    ['sailor', 'banish sailor'],
    ['fortune-teller', undefined],
  ]);
  expect(choiceOf('cabin-boy')).toMatchObject({ refusal: { clause: 'C22', about: { castaway: 'cabin-boy' } } });
});

test('C25 a choice tells what you would give up, and whether that is all you have', () => {
  expect(choiceOf('captain')).toMatchObject({ given: 2, own: ['captain-4', 'captain-5'], isOut: true });
  expect(choiceOf('sailor')).toMatchObject({ given: 0, own: [], isOut: false });
});

test('of the others a choice tells no more than you have seen', () => {
  const [captain, cook] = [choiceOf('captain'), choiceOf('cook')];
  const seen = table.seen(1, 0).filter((card) => card !== null);
  expect([captain, cook].flatMap((choice) => choice!.known.flatMap(({ cards }) => cards))).toEqual(seen);
});

test('C24a to C25 what follows is promised only to who would still be in', () => {
  const view = table.view(1);
  expect(followingOf(choiceOf('sailor'), view)).toBe('next part');
  expect(followingOf(undefined, view)).toBe('next part');
  expect(followingOf(choiceOf('captain'), view)).toBeNull();
  const last = { ...view, characters: ['captain', 'cook'] as const };
  expect(followingOf(choiceOf('cook'), last)).toBe('last castaway');
});
