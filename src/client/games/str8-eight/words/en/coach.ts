import type { Card, Side } from '../../../../../games/str8-eight/cards.ts';
import {
  canBegin,
  followersOf,
  isPass,
  numberOf,
  PASS_DEDUCTION,
  sideOf,
} from '../../../../../games/str8-eight/faces.ts';
import type { CardLine } from '../../../../play/card/card-sheet.tsx';
import type { TipWords } from '../../../../play/coach/coach.tsx';
import type { Who } from '../../../../words/who.ts';

/** What a card is and does, whoever asks. */
function card(card: Card): readonly CardLine[] {
  if (isPass(card)) {
    const side = sideOf(card);
    return [
      [`Played, it moves every hand one seat to the ${side}.`, 'E9'],
      ['Laid aside it does nothing, and the next player may take it.', 'E9'],
      [`Kept to the end of a hand it costs ${PASS_DEDUCTION}.`, 'E13'],
    ];
  }
  const number = numberOf(card);
  const next = followersOf(number);
  return [
    [next.length === 0 ? 'Nothing may follow it.' : `After it may come ${next.join(', ')}, of any colour.`, 'E8'],
    ...(canBegin(number) ? [BEGINS] : []),
    [`As a step it is worth ${number}; in hand at the end it takes ${number} off, unless you won the hand.`, 'E13'],
    MARKS,
  ];
}

const BEGINS: CardLine = ['It has a bull’s-eye: it may be your first step.', 'E7'];
const MARKS: CardLine = [
  'A tick above a card: it fits your steps. A plus: you have just drawn it. A face on it: who plays next could use it. An eye at a seat: you know that they hold it.',
];

/** What somebody is told in the first matches. */
export const coach = {
  card,
  goal: (target: number): TipWords => [
    'Be the first to climb eight steps.',
    `The black edge says what may follow. Their numbers are your points; ${target} win.`,
  ],
  bullseye: ['This one has a bull’s-eye.', 'Only these, 1 to 8, may be your first step.'] as TipWords,
  noBullseye: ['Only a bull’s-eye begins, 1 to 8.', 'You hold none: lay a card aside and wait for one.'] as TipWords,
  next: (last: number, next: readonly number[]): TipWords => [
    next.length === 0 ? `Nothing follows ${last}.` : `After ${last} you need ${next.join(', ')}.`,
    'Colour does not matter; steps that lie stay there.',
  ],
  aside: ['The card laid aside fits your steps.', 'You may take it instead of drawing unseen.'] as TipWords,
  pass: (side: Side): TipWords => [
    'Your first pass card.',
    `Play it and every hand moves one seat ${side}. Kept to the end it costs you 50.`,
  ],
  suits: (who: Who): TipWords => [
    `${who.name} plays next and could use this card.`,
    'The face on it says so: laid aside, it may be taken.',
  ],
  known: (who: Who): TipWords => [
    `You know cards of ${who.name}.`,
    'You gave them away; the eye at the seat keeps them.',
  ],
  colour: [
    'All of one colour so far.',
    'Eight such steps are a Str8 Eight: then everybody’s steps count for you alone.',
  ] as TipWords,
  near: (who: Who, left: number): TipWords => [
    `${who.name} is ${left === 1 ? 'one step' : 'two steps'} from the top.`,
    'The eighth ends the hand; what others hold is taken off their points.',
  ],
  score: [
    'The eighth step ends the hand.',
    'Its player scores eight numbers; the others theirs, less what they hold.',
  ] as TipWords,
};

export type CoachWords = typeof coach;
