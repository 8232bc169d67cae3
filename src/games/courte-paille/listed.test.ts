import { expect, test } from 'vitest';
import { NAME_OF } from './cards.ts';
import { compareListed } from './listed.ts';

test('C2 the deck stands in listed order', () => {
  expect(NAME_OF.toReversed().sort(compareListed)).toEqual(NAME_OF);
});
