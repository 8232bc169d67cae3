import type { LessonDeal } from '../../../play/lesson/deal.ts';

/** With these cards you take first and then last, and nobody plays a Coco. */
export const deal: LessonDeal = {
  options: { form: 'single', 'coco-may-sleep': false },
  others: ['Mira', 'Otto'],
  secret: 'eb97bae6fe40c219ec27b051fdbd6a4749a37cc3d6f7b16b8298bffb5fe3e511',
  moves: [null, 'choose captain-1', 'take cabin-boy-5', 'choose captain-9', 'take fortune-teller-7', null],
};
