import { expect, test } from 'vitest';
import { misplaced } from '../../engine/laws/places.ts';
import { seeded } from '../../engine/testing/seeded.ts';
import { courtePaille } from '../../games/courte-paille/game.ts';
import { DECK } from '../../games/courte-paille/cards.ts';
import { PILE, type CourtePailleState } from '../../games/courte-paille/state.ts';
import { position } from '../../games/courte-paille/testing/position.ts';
import type { CourtePailleView } from '../../games/courte-paille/view.ts';
import { LandedWorlds } from './landed.ts';

const SAMPLES = 3000;

/** Two players take cards that all see, then land one of their hands. */
function afterLandings(): CourtePailleView {
  const table = position({
    hands: [
      ['captain-1', 'captain-2', 'captain-3', 'captain-4', 'captain-5'],
      ['cook-1', 'coco-2', 'cook-3', 'cook-4', 'cook-5'],
      ['sailor-1', 'coco-4', 'sailor-3', 'sailor-4', 'sailor-5'],
    ],
    week: ['lookout-1', 'lookout-2', 'lookout-3', 'lookout-4', 'lookout-5', 'lookout-6'],
    menu: ['cabin-boy-1', 'cabin-boy-2', 'cabin-boy-3', 'cabin-boy-4', 'cabin-boy-5'],
  });
  table.choose('captain-1', 'cook-1', 'sailor-1');
  while (table.view(0).phase === 'take') table.plays(table.turn, table.legal(table.turn)[0]!);
  table.choose('captain-5', 'coco-2', 'coco-4');
  table.plays(1, 'land hand cook-3');
  table.plays(2, 'land hand sailor-3');
  while (table.view(0).phase === 'take') table.plays(table.turn, table.legal(table.turn)[0]!);
  return table.view(0);
}

/** How often each card lies in each row but the pile, days of the week apart. */
function frequencies(deal: (world: CourtePailleState) => void, world: CourtePailleState): number[] {
  const { cards } = world;
  const counts = Array<number>(cards.bytes.length * DECK.size).fill(0);
  for (let i = 0; i < SAMPLES; i++) {
    deal(world);
    for (const row of cards.rows) {
      if (row === PILE) continue;
      cards
        .ids(row)
        .forEach((card, nth) => counts[(row + (row < world.cards.rows[5]! ? nth : 0)) * DECK.size + card]!++);
    }
  }
  return counts;
}

test('worlds with landed cards are as likely as imagined ones, and look the same', () => {
  const view = afterLandings();
  expect(view.seats.filter(({ fresh }) => fresh !== undefined)).toHaveLength(2);
  expect(view.seats.some(({ among }) => among !== undefined)).toBe(true);
  const blank = (): CourtePailleState => courtePaille.blank(3, { form: 'single', 'coco-may-sleep': false });
  const [base, dealt, imagined] = [blank(), blank(), blank()];
  courtePaille.imagine(view, seeded(1), base);
  const worlds = new LandedWorlds(base, 0);
  const luck = seeded(2);
  const ones = frequencies((world) => worlds.deal(luck, world), dealt);
  expect(misplaced(dealt)).toBeUndefined();
  expect(courtePaille.view(dealt, 0)).toEqual(view);
  const others = frequencies((world) => courtePaille.imagine(view, luck, world), imagined);
  const terms = ones.flatMap((one, i) => (one === others[i] ? [] : [(one - others[i]!) ** 2 / (one + others[i]!)]));
  expect(terms.length).toBeGreaterThan(100);
  const off = (terms.reduce((sum, term) => sum + term, 0) - terms.length) / Math.sqrt(2 * terms.length);
  expect(Math.abs(off)).toBeLessThan(5);
});
