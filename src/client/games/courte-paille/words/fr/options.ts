import type { options as english } from '../en/options.ts';

export const options: typeof english = {
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
        says: 'La « Règle avancée » des règles publiées. Semaine après semaine, chacune plus courte d’un jour. À la fin, tu annonces plus que le dernier, ou « pas plus ». Qui gagne montre toute sa main et bannit un personnage. Sans cartes, on sort du jeu.',
      },
      declared: {
        short: 'longue, déclarée',
        label: 'longue, déclarée',
        says: 'La « Variation » des règles publiées. Semaine après semaine, chacune plus courte d’un jour. À la fin, chacun dit ses points ; à égalité, on compare plus bas dans l’assiette. Qui gagne ne montre que ce qui a compté et bannit un personnage. Sans cartes, on sort du jeu.',
      },
    },
  },
  'coco-may-sleep': {
    title: 'Coco peut se rendormir',
    short: 'Coco peut dormir',
    says: 'Un Coco que tu as retourné peut dormir dans ta main jusqu’à la fin, et y compter. Sinon, une fois retourné, il doit se servir d’un pouvoir.',
  },
};
