/** The lesson, step by step; what is to be played then stands in `lesson/deal.ts`. */
export const lesson = [
  ['Seven days, one dinner.', 'Whoever is heaviest in the week is eaten. Your cards of that castaway are your points.'],
  [
    'Give up the Captain 1.',
    'All turn up at once, and the lowest takes first from the menu. You want the Cabin boy there.',
  ],
  ['Take the Cabin boy 5.', 'With your 3 and 9 that makes 17, if the Cabin boy is eaten.'],
  ['Now the Captain 9.', 'Nothing here is wanted much, so a high card does no harm: it takes last.'],
  ['Take the Fortune-teller 7.', 'You always take one. Two days lie open, five are hidden: much can change.'],
  ['You are ready.', 'When the last day is turned up the week is over, and most points win. Coco tells of itself.'],
] as const;

export type CourtePailleLessonWords = readonly (readonly [head: string, says: string])[];
