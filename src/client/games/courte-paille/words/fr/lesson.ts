import type { CourtePailleLessonWords } from '../en/lesson.ts';

export const lesson: CourtePailleLessonWords = [
  ['Sept jours, un repas.', 'Qui pèse le plus dans la semaine est mangé. Tes cartes de lui sont tes points.'],
  [
    'Cède le Capitaine 1.',
    'Toutes se retournent ensemble, et la plus petite se sert d’abord. Le Mousse du menu est pour toi.',
  ],
  ['Prends le Mousse 5.', 'Avec ton 3 et ton 9, cela fait 17, si le Mousse est mangé.'],
  ['Maintenant le Capitaine 9.', 'Rien ne presse ici : une grande carte ne gêne pas, elle se sert en dernier.'],
  ['Prends la Voyante 7.', 'On en prend toujours une. Deux jours sont ouverts, cinq cachés : tout peut changer.'],
  [
    'Tu sais jouer.',
    'Le dernier jour retourné, la semaine est finie, et le plus haut score gagne. Coco s’expliquera tout seul.',
  ],
];
