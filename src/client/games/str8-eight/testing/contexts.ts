import { str8Eight as english } from '../words/en/table.ts';
import { english as englishWords, french as frenchWords } from '../../../testing/words.ts';
import { str8Eight as french } from '../words/fr/table.ts';
import { tableOf } from '../../../play/testing/tables.ts';
import type { Str8EightContext } from '../table/context.ts';
import type { Str8EightView } from '../../../../games/str8-eight/view.ts';

const table = { ...tableOf('Ann', 'Mira', 'Cleo'), game: 'str8-eight', options: { target: 500 } } as const;

export const EN: Str8EightContext = { words: englishWords, table, you: 0, str8Eight: english };
export const FR: Str8EightContext = { words: frenchWords, table, you: 0, str8Eight: french };

/** Three play, it is Ann's turn, and everybody has climbed a little. */
export const VIEW: Str8EightView = {
  viewer: 0,
  hand: 3,
  dealer: 2,
  phase: 'draw',
  turn: 0,
  pile: 34,
  discard: ['8x8', '8x5'],
  passed: ['pass-right'],
  barren: 1,
  seats: [
    { hand: ['2x7', '6x8', 'pass-left'], sequence: ['2x1', '4x1', '3x2', '3x3', '4x3'], score: 187 },
    { hand: [null, null, null], sequence: ['5x1', '5x2', '5x3', '5x4'], score: 212 },
    { hand: ['3x5', null, null], sequence: ['3x1', '2x2'], score: -20 },
  ],
};
