/** The lesson, step by step; what is to be played then stands in `lesson/deal.ts`. */
export const lesson = [
  [
    'One camel, fifty of weight.',
    'Do not be the one who loads it past 50: that brings nothing, and all others score their hands.',
  ],
  ['Load the teapot.', 'It is light: 4 + 3 = 7. Keep what is heavy; it is worth its number while you hold it.'],
  ['Now the drum.', 'The number above each card is what the camel would carry: 16 with this one.'],
  ['The oil jar still fits.', '24 + 8 = 32. You always draw back to four.'],
  ['Send the carpet up.', '48 and 9 would break the back. A carpet takes weight off: 48 − 8 = 40.'],
  ['You are ready.', 'Otto broke the back, and you scored what you held. The most points after all rounds win.'],
] as const;

export type StrawLessonWords = readonly (readonly [head: string, says: string])[];
