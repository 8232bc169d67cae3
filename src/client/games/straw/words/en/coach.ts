import type { TipWords } from '../../../../play/coach/coach.tsx';
import { numeral } from '../../../../words/en/numbers.ts';

/** What somebody is told in the first matches. */
export const coach = {
  goal: [
    'Do not load the camel past 50.',
    'Whoever does scores nothing, all others their hands. Most points win.',
  ] as TipWords,
  straw: ['Your first straw.', 'It goes on at exactly 50 alone. It breaks the back, and only you score.'] as TipWords,
  near: [
    'From here one card can break it.',
    'Above a card stands what it makes. Above 50 the round is over.',
  ] as TipWords,
  lamp: [
    'Your first lamp.',
    'You say what it weighs, 1 to 10, as you load it. In hand it is worth nothing.',
  ] as TipWords,
  /** With the total that it would make, where it may be loaded. */
  copy: (total: number | null): TipWords => [
    'Your first copy.',
    `It does again what the card on top did${total === null ? '; on an empty camel it waits.' : `: here that makes ${numeral(total)}.`}`,
  ],
  carpet: (weight: number): TipWords => [
    'Your first carpet.',
    `It takes weight off the camel. Kept in hand it counts against you: −${weight}.`,
  ],
  reverse: [
    'Your first reverse.',
    'It weighs nothing and turns play round: the player before you is next.',
  ] as TipWords,
  heavy: ['Heavy goods are points while you hold them.', 'Load the light ones, as long as you can.'] as TipWords,
  worth: (worth: number): TipWords => [
    `Your hand is worth ${numeral(worth)} now.`,
    'That is what you score if somebody else breaks the back.',
  ],
};

export type CoachWords = typeof coach;
