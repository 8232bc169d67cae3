import { expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import { playthrough } from '../../engine/testing/playthrough.ts';
import { courtePaille } from './game.ts';
import type { CourtePailleOptions } from './options.ts';

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
