import { courtePaille } from './courte-paille.ts';
import type { GameSchemas } from './shapes.ts';
import { str8Eight } from './str8-eight.ts';
import { straw } from './straw.ts';

/** What is sent about each game, by its id. */
export const GAME_SCHEMAS: Readonly<Record<string, GameSchemas>> = {
  straw,
  'courte-paille': courtePaille,
  'str8-eight': str8Eight,
};
