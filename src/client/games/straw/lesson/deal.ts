import type { LessonDeal } from '../../../play/lesson/deal.ts';

/** With these moves easy bots load the camel to 48, and Otto breaks its back. */
export const deal: LessonDeal = {
  options: { ending: 'each-deals-once' },
  others: ['Mira', 'Otto'],
  secret: '2bc39ad5a89b66b79e527d6b480440218ee745ebf4a9c4d0cf87afb0da593ace',
  moves: [null, 'play item-3', 'play item-6', 'play item-8', 'play carpet-8', null],
};
