import { expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import { playthrough } from '../../engine/testing/playthrough.ts';
import { courtePaille } from './game.ts';
import type { CourtePailleOptions } from './options.ts';
import { position } from './testing/position.ts';

/** Random players who turn up a Coco whenever they hold one, so that all its powers are seen. */
function match(seats: number, options: CourtePailleOptions, seed: number): string {
  const picks = seeded(seed + 1000);
  return playthrough(courtePaille, {
    seats,
    options,
    chance: seeded(seed),
    pick: (_seat, legal) => {
      const cocos = legal.filter((move) => move.startsWith('choose coco'));
      const liked = cocos.length > 0 ? cocos : legal;
      // sorted: in which order moves are listed means nothing
      return liked.toSorted()[picks.below(liked.length)]!;
    },
  });
}

// golden: `npm run playthroughs` writes them anew; read the difference

test('the single form with three', async () => {
  const text = match(3, { form: 'single', 'coco-may-sleep': false }, 1427);
  await expect(text).toMatchFileSnapshot('./playthroughs/single.txt');
});

test('the announced form with two', async () => {
  const text = match(2, { form: 'announced', 'coco-may-sleep': false }, 1562);
  await expect(text).toMatchFileSnapshot('./playthroughs/announced.txt');
});

test('the declared form with three, where Coco may sleep', async () => {
  const text = match(3, { form: 'declared', 'coco-may-sleep': true }, 676);
  await expect(text).toMatchFileSnapshot('./playthroughs/declared.txt');
});

test('the end of a part in the declared form, where three are level: cook, then lookout and sailor part them', async () => {
  const table = position({
    form: 'declared',
    week: ['captain-9', 'cook-8', 'lookout-6', 'sailor-6', 'fortune-teller-2'],
    up: 4,
    hands: [
      ['captain-5', 'cook-5', 'cabin-boy-1'],
      ['captain-2', 'captain-3', 'cabin-boy-2'],
      ['captain-4', 'cook-4', 'cook-1', 'cabin-boy-3'],
      ['lookout-1', 'cabin-boy-4'],
    ],
    menu: ['cabin-boy-8', 'sailor-9', 'captain-1', 'lookout-4', 'cook-9'],
    shark: 1,
  });
  const choices = ['1', '2', '3', '4'].map((value) => `choose cabin-boy-${value}`);
  const moves = [...choices, 'take cabin-boy-8', 'take sailor-9', 'take captain-1', 'take lookout-4', 'banish sailor'];
  const text = playthrough(
    { ...courtePaille, blank: () => table.state, start: () => undefined },
    {
      seats: 4,
      options: table.state.options,
      chance: table.chance,
      pick: (_seat, _legal, ply) => moves[ply]!,
      plies: moves.length,
    },
  );
  await expect(text).toMatchFileSnapshot('./playthroughs/compared.txt');
});
