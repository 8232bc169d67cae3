import { expect, test } from 'vitest';
import { Cards, type CardId } from '../../engine/cards.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { gameNamed } from '../../games/games.ts';
import { PileLuck } from './pile.ts';

const { deck, kinds } = gameNamed('straw')!.blank(2, { ending: 'each-deals-once' }).cards;
const SOME = 12;

/** A pile of the first few cards, without these. */
function pileWithout(...gone: readonly CardId[]): Cards {
  const cards = new Cards(deck, kinds);
  while (cards.count(cards.pile) > 0) cards.take(cards.pile, 0);
  for (let card = SOME - 1; card >= 0; card--) if (!gone.includes(card)) cards.lay(cards.pile, card);
  return cards;
}

function drawnFrom(cards: Cards, seed: number): CardId[] {
  const luck = new PileLuck(seeded(seed), deck.size);
  luck.lay(cards);
  return Array.from({ length: cards.count(cards.pile) }, () => cards.draw(luck));
}

test('a pile that lost a card is drawn in the same order', () => {
  const all = drawnFrom(pileWithout(), 1);
  expect(all.toSorted((a, b) => a - b)).toEqual(Array.from({ length: SOME }, (_, card) => card));
  expect(drawnFrom(pileWithout(7), 1)).toEqual(all.filter((card) => card !== 7));
  expect(drawnFrom(pileWithout(), 2)).not.toEqual(all);
});

test('every card is drawn first equally often', () => {
  const times = Array<number>(SOME).fill(0);
  for (let seed = 0; seed < 100 * SOME; seed++) times[drawnFrom(pileWithout(), seed)[0]!]!++;
  expect(Math.min(...times)).toBeGreaterThan(65);
  expect(Math.max(...times)).toBeLessThan(135);
});

test('what is shuffled later does not come in that order', () => {
  const luck = new PileLuck(seeded(1), deck.size);
  luck.lay(pileWithout());
  expect([luck.below(100), luck.below(100)]).toEqual([0, 0]);
  luck.begin();
  expect(Array.from({ length: 10 }, () => luck.below(100)).some((drawn) => drawn > 0)).toBe(true);
});
