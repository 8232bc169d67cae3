import { climb, hand } from './climb-script.ts';

const FOUR = ['You', 'Mira', 'Otto', 'Bruno'];
const THREE = FOUR.slice(0, 3);

const HELD = `You: 7x7 6x3 6x6; Mira: 2x7 6x8 pass-left; Otto: 1x1 6x7 5x5; Bruno: 1x6 7x8 1x3`;

const FIRST_STEPS = `You 2x1, Mira 5x1, Otto 3x1, Bruno 7x1, You 4x1, Mira 5x2, Otto 2x3, Bruno 7x2,
  You 3x2, Mira 5x3, Otto 4x2, Bruno 7x3, You 3x3`;

/** Mira is to play; she has a pass card. */
const TO_PASS = hand(FOUR, HELD, `${FIRST_STEPS}, Mira pass-right`);

const FIVE_STEPS = `${FIRST_STEPS}, Mira pass-right, Otto 6x2, Bruno -8x8,
  You 4x3, Mira 5x4, Otto 8x2, Bruno -8x5`;

/** You drew 15 and are to play, with what Mira held before all hands went to the right. */
const TO_CLIMB = hand(FOUR, HELD, `${FIVE_STEPS}, You +3x5`);

/** You are to draw: 40 lies on top. */
const TO_DRAW = hand(FOUR, HELD, FIVE_STEPS);

/** Otto reaches the top: 129. */
const TOP = `${FIVE_STEPS}, You 3x5, Mira -1x8, Otto 8x3, Bruno 7x4, You -5x8, Mira -5x7, Otto 4x7, Bruno 7x5,
  You -6x4, Mira -6x5, Otto 8x4`;
const CLEO_AT_TOP = hand(FOUR, HELD, TOP);

/** All yellow stars: 180, and 21, 69 and 42 of the others. */
const STARS = hand(
  FOUR,
  'You: 1x1 6x7 1x6; Mira: 1x7 4x5 2x8; Otto: 8x8 7x7 3x6; Bruno: pass-right 6x6 6x2',
  `Mira 2x1, Otto 3x1, Bruno 7x1, You 5x1, Mira 2x2, Otto 2x3, Bruno 7x2, You 5x2, Mira 3x2, Otto 4x2, Bruno 7x3, You 5x3,
   Mira 3x3, Otto 4x3, Bruno -8x1, You 5x4, Mira -8x2, Otto 4x4, Bruno -8x4, You 5x5, Mira -8x5, Otto 8x3, Bruno -8x6, You 5x6,
   Mira -8x7, Otto -7x5, Bruno -7x6, You 5x7, Mira -7x8, Otto -7x4, Bruno -6x1, You 5x8`,
);

/** Four climb; the first dealer is Bruno, so that you begin. */
export const CLIMBS = {
  pass: climb(FOUR, 'Bruno', [TO_PASS]),
  play: climb(FOUR, 'Bruno', [TO_CLIMB]),
  draw: climb(FOUR, 'Bruno', [TO_DRAW]),
  top: climb(FOUR, 'Bruno', [CLEO_AT_TOP]),
  stars: climb(FOUR, 'You', [STARS]),
  /** Otto is first after one hand, you are after two. */
  match: climb(FOUR, 'Bruno', [CLEO_AT_TOP, STARS], 200),
};

/** Mockup 07: you and two others. */
export const OF_THREE = climb(THREE, 'Otto', [
  hand(
    THREE,
    'You: 7x7 8x3 6x6; Mira: 7x2 6x8 pass-left; Otto: 1x1 6x7 5x5',
    `You 2x1, Mira 5x1, Otto 3x1, You 4x1, Mira 5x2, Otto 2x2, You 3x2, Mira 5x3, Otto 1x5, You 3x3, Mira pass-right, Otto 2x3,
     You -8x8, Mira 5x4, Otto 1x7, You 4x3, Mira -8x5, Otto 2x4, You +3x5`,
  ),
]);

/** Nobody has a step yet; you are to play. */
export const OF_TWO = climb(['You', 'Mira'], 'Mira', [
  hand(['You', 'Mira'], 'You: 1x7 8x4 pass-left; Mira: 2x7 6x8 5x8', 'You +2x5'),
]);

/** The same cards, and you watch: nobody of these is you. */
export const WATCHED = { ...CLIMBS.draw, names: ['Hanna', ...FOUR.slice(1)] };
