import { expect, test } from 'vitest';
import { CASTAWAY_OF, FIRST_COCO, NAME_OF, VALUE_OF } from './cards.ts';
import { castawayOf, CASTAWAYS, isCoco, placeOf, valueOf } from './faces.ts';

test('C2 names say what the deck says', () => {
  for (const [id, card] of NAME_OF.entries()) {
    const said = [castawayOf(card), valueOf(card), isCoco(card), placeOf(card)];
    expect(said).toEqual([CASTAWAYS[CASTAWAY_OF[id]!], VALUE_OF[id], id >= FIRST_COCO, id]);
  }
});
