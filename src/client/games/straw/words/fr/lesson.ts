import type { StrawLessonWords } from '../en/lesson.ts';

export const lesson: StrawLessonWords = [
  [
    'Un chameau, cinquante de poids.',
    'Ne le charge pas au-delà de 50 : cela ne rapporte rien, et les autres marquent leur main.',
  ],
  ['Charge la théière.', 'Elle est légère : 4 + 3 = 7. Garde le lourd, il vaut son nombre tant que tu le tiens.'],
  ['Maintenant le tambour.', 'Le nombre au-dessus d’une carte est ce que porterait le chameau : 16 avec celle-ci.'],
  ['La jarre passe encore.', '24 + 8 = 32. Tu pioches toujours jusqu’à quatre cartes.'],
  ['Envoie le tapis.', '48 et 9 casseraient le dos. Un tapis allège : 48 − 8 = 40.'],
  [
    'Tu sais jouer.',
    'Otto a cassé le dos, et tu as marqué ce que tu tenais. Le plus haut score après toutes les manches gagne.',
  ],
];
