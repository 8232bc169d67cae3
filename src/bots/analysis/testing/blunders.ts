import { sfc32 } from '../../../engine/chance/fast.ts';
import type { Setup } from '../../../engine/match.ts';
import type { Options } from '../../../engine/options.ts';
import type { RecordedMove } from '../../../engine/record/record.ts';
import { gameNamed } from '../../../games/games.ts';

export interface Prepared {
  readonly setup: Setup;
  readonly moves: readonly RecordedMove[];
}

/** A match of two in which a player who could have won for sure with one move made another, and lost. */
export interface Blunder extends Prepared {
  readonly ply: number;
  readonly better: string;
}

export const STRAW_BLUNDER = planted(
  'straw',
  { ending: 'each-deals-once' },
  1017,
  { ply: 18, better: 'play straw' },
  `
  1 play item-5; 0 play item-10; 1 play reverse; 0 play item-5; 1 play item-4; 0 play item-3; 1 play item-2;
  0 play item-2; 1 play item-1; 0 play item-9; 1 play item-10; 0 play item-10; 1 play reverse; 0 play item-10;
  1 play item-3; 0 play item-9; 1 play item-9; 0 play copy; 1 play item-6
`,
);

export const COURTE_PAILLE_BLUNDER = planted(
  'courte-paille',
  { form: 'single', 'coco-may-sleep': false },
  308,
  { ply: 23, better: 'take captain-7' },
  `
  0 choose cabin-boy-4; 1 choose sailor-2; 1 take cook-8; 0 take cook-7; 0 choose lookout-2;
  1 choose sailor-6; 0 take coco-5; 1 take lookout-5; 0 choose fortune-teller-6; 1 choose sailor-7;
  0 take captain-4; 1 take coco-2; 0 choose cabin-boy-9; 1 choose lookout-5; 1 take cook-4; 0 take cook-2;
  0 choose cook-2; 1 choose sailor-9; 0 take cook-6; 1 take lookout-4; 0 choose captain-4; 1 choose lookout-4;
  1 take captain-8; 0 take sailor-4
`,
);

export const STR8_EIGHT_BLUNDER = planted(
  'str8-eight',
  { target: 100 },
  10,
  { ply: 69, better: 'lay 6x8' },
  `
  1 lay 8x1; 0 discard pass-right; 1 draw pile; 1 lay 4x3; 0 draw pile; 0 discard 5x7; 1 draw discard;
  1 lay 2x8; 0 draw pile; 0 discard pass-right; 1 draw pile; 1 lay 6x4; 0 draw pile; 0 discard pass-right;
  1 draw pile; 1 discard 3x5; 0 draw pile; 0 discard 7x3; 1 draw pile; 1 discard 6x6; 0 draw pile; 0 lay 1x4;
  1 draw pile; 1 discard 3x4; 0 draw pile; 0 lay 2x3; 1 draw pile; 1 discard 4x6; 0 draw pile; 0 lay 2x6;
  1 draw pile; 1 discard 1x6; 0 draw pile; 0 discard pass-left; 1 draw pile; 1 discard 6x1; 0 draw pile;
  0 discard 4x5; 1 draw pile; 1 discard 7x2; 0 draw pile; 0 discard 1x8; 1 draw pile; 1 discard 1x3;
  0 draw pile; 0 discard 2x2; 1 draw pile; 1 discard 4x2; 0 draw pile; 0 discard 5x1; 1 draw pile;
  1 discard 1x7; 0 draw pile; 0 lay 6x3; 1 draw pile; 1 discard 7x6; 0 draw pile; 0 lay 8x3; 1 draw pile;
  1 discard 6x2; 0 draw pile; 0 lay 4x8; 1 draw pile; 1 discard 3x1; 0 draw pile; 0 lay 5x8; 1 draw pile;
  1 discard 4x4; 0 draw pile; 0 discard 6x8; 1 draw pile; 1 discard 1x2; 0 draw pile; 0 discard 7x8;
  1 draw pile; 1 discard 5x5; 0 draw pile; 0 discard 3x6; 1 draw pile; 1 discard 2x1; 0 draw pile;
  0 discard 8x7; 1 draw pile; 1 discard 5x3; 0 draw pile; 0 discard 5x4; 1 draw pile; 1 lay 5x6; 0 draw pile;
  0 discard 7x4; 1 draw pile; 1 lay 5x7; 0 draw pile; 0 discard 2x7; 1 draw pile; 1 lay 6x7; 0 draw pile;
  0 discard 5x2; 1 draw discard; 1 lay 7x7
`,
);

/** A match of two whose last move broke the camel's back and lost, and was the only one there was. */
export const FORCED_LOSS = prepared(
  'straw',
  { ending: 'each-deals-once' },
  2995,
  `
  1 play item-4; 0 play carpet-4; 1 play item-9; 0 play lamp 8; 1 play item-8; 0 play item-7; 1 play item-4;
  0 play item-6; 1 play item-8; 0 play item-1; 0 play item-7; 1 play item-9; 0 play lamp 2; 1 play lamp 4;
  0 play item-2; 1 play item-8; 0 play item-3; 1 play reverse; 0 play item-9; 1 play item-10
`,
);

function planted(
  game: string,
  options: Options,
  seed: number,
  what: Pick<Blunder, 'ply' | 'better'>,
  moves: string,
): Blunder {
  return { ...prepared(game, options, seed, moves), ...what };
}

function prepared(id: string, options: Options, number: number, moves: string): Prepared {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  const seats = ['Ann', 'Bob'].map((name) => ({ name, kind: 'human' as const }));
  const setup = { game: gameNamed(id)!, seats, options, generator: sfc32, seed };
  return { setup, moves: moves.trim().split(/;\s+/).map(moveIn) };
}

/** `0 play item-6` */
function moveIn(text: string): RecordedMove {
  return { seat: Number(text[0]), move: text.slice(2) };
}
