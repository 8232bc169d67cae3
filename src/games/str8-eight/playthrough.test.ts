import { expect, test } from 'vitest';
import { seeded } from '../../engine/testing/seeded.ts';
import { playthrough } from '../../engine/testing/playthrough.ts';
import { str8Eight } from './game.ts';
import { position } from './testing/position.ts';

// golden: `npm run playthroughs` writes them anew; read the difference

test('the beginning of a match of three at random', async () => {
  const picks = seeded(1079);
  const text = playthrough(str8Eight, {
    seats: 3,
    options: { target: 500 },
    chance: seeded(79),
    pick: (_seat, legal) => legal[picks.below(legal.length)]!,
    plies: 60,
  });
  await expect(text).toMatchFileSnapshot('./playthroughs/three-at-random.txt');
});

test('the end of a prepared hand: passes to both sides, a discard drawn, a reshuffle and a Str8 Eight', async () => {
  const table = position({
    hands: ['7x7 8x7 8x8 pass-left', '1x3 2x2 pass-right', '2x1 3x3 6x6'],
    sequences: ['8x1 8x2 8x3 8x4 8x5 8x6', '1x1 1x2', ''],
    discard: '5x5',
    pile: '4x5 6x7 4x8',
    reshuffles: ['3x2'],
    scores: [220, 20, -30],
    number: 4,
    barren: 2,
  });
  const turns = [
    'play pass-left',
    'draw pile, discard 4x5',
    'draw discard, play pass-right',
    'draw pile, lay 8x7',
    'draw pile, lay 1x3',
    'discard 6x6',
    'draw discard, lay 8x8',
  ];
  const moves = turns.flatMap((turn) => turn.split(', '));
  const text = playthrough(
    { ...str8Eight, blank: () => table.state, start: () => undefined },
    {
      seats: 3,
      options: { target: 500 },
      chance: table.chance,
      pick: (_seat, _legal, ply) => moves[ply]!,
      plies: moves.length,
    },
  );
  await expect(text).toMatchFileSnapshot('./playthroughs/prepared-hand.txt');
});
