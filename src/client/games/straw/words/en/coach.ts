import type { Card } from '../../../../../games/straw/cards.ts';
import { kindOf, numberOf } from '../../../../../games/straw/faces.ts';
import type { CardLine } from '../../../../play/card/card-sheet.tsx';
import type { TipWords } from '../../../../play/coach/coach.tsx';
import { numeral } from '../../../../words/en/numbers.ts';

/** What a card is and does, whoever asks. */
function card(card: Card): readonly CardLine[] {
  const number = numberOf(card);
  switch (kindOf(card)) {
    case 'item':
      return [
        [`Makes the camel ${number} heavier.`, 'S6'],
        [`In hand it is worth ${number} when a round ends, but nothing to whoever broke the back.`, 'S13'],
      ];
    case 'carpet':
      return [
        [`Makes the camel ${number} lighter; it may float.`, 'S6a'],
        [`In hand it takes ${number} off what you score.`, 'S13'],
      ];
    case 'lamp':
      return [['Its player says what it weighs, from 1 to 10.', 'S7'], NOTHING_IN_HAND];
    case 'copy':
      return [
        ['Does again what the card below it did. On an empty camel it cannot be loaded.', 'S9'],
        ['On a copy it repeats what that one repeated.', 'S9a'],
        NOTHING_IN_HAND,
      ];
    case 'reverse':
      return [['Weighs nothing; play goes on the other way round.', 'S8'], NOTHING_IN_HAND];
    case 'straw':
      return [
        ['Goes on at exactly 50 and never else, and breaks the back.', 'S10'],
        ['Then its player alone scores, for the cards still in hand.', 'S14'],
      ];
  }
}

const NOTHING_IN_HAND: CardLine = ['In hand it is worth nothing.', 'S2'];

/** What somebody is told in the first matches. */
export const coach = {
  card,
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
