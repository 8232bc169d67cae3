import type { Side } from '../../../../../games/str8-eight/cards.ts';
import type { TipWords } from '../../../../play/coach/coach.tsx';
import type { Who } from '../../../../words/who.ts';

/** What somebody is told in the first matches. */
export const coach = {
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
