import type { Card, Castaway } from '../../../../../games/courte-paille/cards.ts';
import { castawayOf, isCoco, valueOf } from '../../../../../games/courte-paille/faces.ts';
import type { CardLine } from '../../../../play/card/card-sheet.tsx';
import type { TipWords } from '../../../../play/coach/coach.tsx';
import { listed } from '../../../../words/en/grammar.ts';
import type { Who } from '../../../../words/who.ts';
import { theCastaway } from './castaways.ts';

/** What a card is and does, whoever asks. */
function card(card: Card): readonly CardLine[] {
  const value = valueOf(card);
  if (isCoco(card)) {
    return [
      [`Given up it acts by its value, ${value}; then you draw from the pile.`, 'C8'],
      ['Cooking lesson: a day of the week is thrown away.', 'C11'],
      ['Land ahoy: the week gets one more day, face down.', 'C12'],
      ['À la carte: you alone look at two hidden days.', 'C13'],
      [`Kept to the end it adds ${value} to your cards of who is eaten.`, 'C14'],
    ];
  }
  const who = theCastaway(castawayOf(card));
  return [
    [`Worth ${value} to whoever holds it, if ${who} is eaten.`, 'C17'],
    [`Given up it acts by its value, ${value}: low goes first to the menu.`, 'C6'],
    [`In the week it adds ${value} to ${who}; the most is eaten.`, 'C16'],
  ];
}

/** What somebody is told in the first matches. */
export const coach = {
  card,
  goal: (isLong: boolean): TipWords => [
    'The heaviest of the week is eaten.',
    isLong
      ? 'Your cards of it are your points. Most points win the part, most parts the match.'
      : 'Your cards of that castaway are your points. Most points win.',
  ],
  coco: [
    'Your first Coco.',
    'Given up it changes the week or looks at hidden days. Kept to the end it adds its value.',
  ] as TipWords,
  asleep: ['This Coco sleeps.', 'It stays in hand, and at the end it adds its value to your score.'] as TipWords,
  choose: ['Give up one card.', 'All turn up at once; the lowest takes first from the menu.'] as TipWords,
  take: ['Take one card from the menu.', 'It is worth its number if its castaway is eaten.'] as TipWords,
  equals: [
    'Equal values?',
    'Whoever has the shark goes first, then clockwise. After each round it swims on.',
  ] as TipWords,
  shark: ['The shark lies before you.', 'Among equal values you go first in this round.'] as TipWords,
  plate: (who: Castaway): TipWords => [
    'The plate adds up the week.',
    `Now ${theCastaway(who)} would be eaten. With the last day the week is over.`,
  ],
  top: (tops: readonly Castaway[]): TipWords => [
    'Equal at the top: all are eaten.',
    `Now ${listed(tops.map(theCastaway))}; cards of each count.`,
  ],
  known: ['Only you know this day.', 'Its corner and the small number on the plate keep it for you.'] as TipWords,
  landed: (who: Who): TipWords => [
    `${who.isYou ? 'Your' : `${who.name}’s`} Coco made the week longer.`,
    'The new day lies hidden at its end.',
  ],
  last: ['One day is still hidden.', 'It ends the week, and can still change who is eaten.'] as TipWords,
};

export type CoachWords = typeof coach;
