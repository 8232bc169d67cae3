import { BACK } from './review.ts';
import { COACH } from './coach.ts';
import { COURTE_ENDS } from './courte-paille-ends.ts';
import { COURTE } from './courte-paille.ts';
import { FAIRNESS } from './fairness.ts';
import { FRENCH_SCENES } from './french.ts';
import { PAGES_GAMES } from './pages-games.ts';
import { PAGES_RARE } from './pages-rare.ts';
import { PAGES } from './pages.ts';
import type { Scene } from './scene.ts';
import { STR8_ENDS } from './str8-eight-ends.ts';
import { STR8 } from './str8-eight.ts';
import { STRAW_ENDS } from './straw-ends.ts';
import { STRAW_ONLINE } from './straw-online.ts';
import { STRAW_RARE } from './straw-rare.ts';
import { STRAW } from './straw.ts';

/** All that pictures are taken of. Each list of them is read in a test file of its own: `axe-….test.ts`. */
export const SCENES: readonly Scene[] = [
  ...PAGES,
  ...PAGES_GAMES,
  ...PAGES_RARE,
  ...STRAW,
  ...STRAW_ONLINE,
  ...STRAW_ENDS,
  ...STRAW_RARE,
  ...COURTE,
  ...COURTE_ENDS,
  ...STR8,
  ...STR8_ENDS,
  ...COACH,
  ...FAIRNESS,
  ...BACK,
  ...FRENCH_SCENES,
];
