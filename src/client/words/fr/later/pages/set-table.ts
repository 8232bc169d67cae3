import type * as english from '../../../en/later/pages/set-table.ts';
import { counted } from '../../numbers.ts';

export const set: typeof english.set = {
  title: (game) => `Dresser une table de ${game}`,
  where: 'Où joues-tu ?',
  bots: 'Avec des bots',
  online: 'En ligne',
  seats: 'Places',
  seatsOf: (taken, most) => `${taken} sur ${most}`,
  you: 'Toi',
  host: 'Hôte',
  seat: (number) => `Place ${number}`,
  bot: 'Bot',
  levelAt: (number) => `Niveau du bot à la place ${number}`,
  friend: 'Attend un ami',
  seatBot: 'Asseoir un bot',
  seatBotAt: (number) => `Asseoir un bot à la place ${number}`,
  open: 'Ouvrir',
  openAt: (number) => `Ouvrir la place ${number} à un ami`,
  add: 'Ajouter une place',
  remove: (number) => `Retirer la place ${number}`,
  points:
    'Le nombre dit la force d’un bot à une table de cette taille : avec 100 de plus, il gagne environ 64 parties sur 100 à deux.',
  rules: 'Règles de la maison',
  time: 'Temps de réflexion',
  timeSays: {
    none: 'Personne n’est pressé. Une partie qui dort deux jours est close.',
    relaxed: 'Quand il est écoulé, un remplaçant joue le coup.',
    brisk: 'Quand il est écoulé, un remplaçant joue le coup.',
    '1-day': 'Va et viens comme tu veux. Ensuite un remplaçant joue le coup.',
    '3-days': 'Va et viens comme tu veux. Ensuite un remplaçant joue le coup.',
  },
  public: 'Montrer parmi les tables ouvertes',
  publicSays: 'Tout le monde peut s’asseoir. Sinon, seulement qui a le lien.',
  hints: 'Conseils',
  hintsSays: 'Un bouton dit quels sont les meilleurs coups.',
  watching: 'Laisser regarder',
  watchingSays: 'Les mains leur restent cachées jusqu’à la fin de la manche.',
  ready: (bots) => counted(bots, 'Toi et un bot.', `Toi et ${bots} bots.`),
  waiting: (open) => counted(open, 'Une place attend un ami.', `${open} places attendent des amis.`),
  filled: 'Chaque place a son bot. Ouvres-en une pour inviter.',
  start: 'Commencer la partie',
  openTable: 'Ouvrir la table',
  unknown: 'Il n’y a pas de tel jeu ici.',
};

export const name: typeof english.name = {
  label: 'Nom à la table',
  hint: '24 caractères au plus. Les autres à la table le voient.',
  empty: 'Il faut un nom à une table en ligne.',
};
