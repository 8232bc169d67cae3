import type { about as english } from '../en/about.ts';

export const about: typeof english = {
  name: 'La Courte Paille',
  says: 'Sept jours à la dérive. Quelqu’un sera au menu.',
  players: '2 à 5 joueurs',
  minutes: '25 min',
  options: {
    form: {
      title: 'La traversée',
      values: {
        single: {
          short: 'une semaine',
          label: 'une semaine',
          says: 'Sept jours, un dîner. Qui tient le plus de ce qui est mangé gagne.',
        },
        announced: {
          short: 'longue, annoncée',
          label: 'longue, annoncée',
          says: 'Semaine après semaine, chacune plus courte d’un jour. À la fin, tu annonces plus que le dernier, ou « pas plus ». Qui gagne montre toute sa main et bannit un personnage. Sans cartes, on sort du jeu.',
        },
        declared: {
          short: 'longue, déclarée',
          label: 'longue, déclarée',
          says: 'Semaine après semaine, chacune plus courte d’un jour. À la fin, chacun dit ses points. Qui gagne ne montre que ce qui a compté et bannit un personnage. Sans cartes, on sort du jeu.',
        },
      },
    },
    'coco-may-sleep': {
      title: 'Coco peut se rendormir',
      short: 'Coco peut dormir',
      says: 'Un Coco que tu as retourné peut dormir dans ta main jusqu’à la fin, et y compter. Sinon, une fois retourné, il doit se servir d’un pouvoir.',
    },
  },
  stands: (part, day, days) =>
    part === null ? `À la dérive, jour ${day} sur ${days}.` : `À la dérive, partie ${part}, jour ${day} sur ${days}.`,
};
