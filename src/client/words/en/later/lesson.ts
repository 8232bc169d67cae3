/** Of the lessons, whatever the game. */
export const lesson = {
  begin: 'Learn by playing',
  says: 'A few turns on a prepared deal; two minutes.',
  next: 'Go on',
  play: 'Play a match',
  leave: 'Leave; the lesson waits for you',
  stepOf: (step: number, steps: number): string => `${step} of ${steps}`,
};

export type LessonWords = typeof lesson;
