import type { LessonWords } from '../../en/later/lesson.ts';

export const lesson: LessonWords = {
  begin: 'Apprendre en jouant',
  says: 'Quelques tours sur une donne préparée ; deux minutes.',
  next: 'Continuer',
  play: 'Jouer une partie',
  leave: 'Quitter ; la leçon t’attend',
  stepOf: (step, steps) => `${step} sur ${steps}`,
};
