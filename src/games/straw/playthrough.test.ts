import { expect, test } from 'vitest';
import { FastChance } from '../../engine/chance/fast.ts';
import { stacked } from '../../engine/chance/stacked.ts';
import { playthrough } from '../../engine/testing/playthrough.ts';
import { DECK } from './cards.ts';
import { straw } from './game.ts';

/** Golden: `npm run playthroughs` writes them anew; read the difference. */
test('a match of two at random', async () => {
  const picks = new FastChance(new Uint8Array(32).fill(2));
  const text = playthrough(straw, {
    seats: 2,
    options: { ending: 'each-deals-once' },
    chance: new FastChance(new Uint8Array(32).fill(1)),
    pick: (_seat, legal) => legal[picks.below(legal.length)]!,
  });
  await expect(text).toMatchFileSnapshot('./playthroughs/two-at-random.txt');
});

test('a prepared round: copies on an empty camel, a copied lamp, reverse and carpet, and the straw at 50', async () => {
  const hands = [
    'copy',
    'copy',
    'copy',
    'copy',
    'item-10',
    'reverse',
    'straw',
    'item-6',
    'lamp',
    'carpet-5',
    'item-10',
    'item-2',
  ];
  const draws = ['item-9', 'item-3', 'item-8'];
  const moves = 'item-10,lamp 10,copy 7,reverse,copy,item-6,carpet-5,copy,item-9,item-10,item-8,straw'.split(',');
  const text = playthrough(straw, {
    seats: 3,
    options: { ending: 'each-deals-once' },
    chance: stacked(DECK, { lots: [2], deals: { 1: [...hands, ...draws] } }),
    pick: (_seat, _legal, ply) => `play ${moves[ply]}`,
    plies: moves.length,
  });
  await expect(text).toMatchFileSnapshot('./playthroughs/prepared-round.txt');
});
