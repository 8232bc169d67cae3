import type { errors as english } from '../en/errors.ts';

/** Why something could not be done. */
export const errors: typeof english = {
  'busy-elsewhere': 'Cette partie continue dans un autre onglet.',
  'not-loaded': 'Les règles de ce jeu ne sont pas venues. Recharge la page dès que la connexion est là.',
  'online-only': 'Pour cela il faut le serveur.',
  'bad-request': 'Cela n’a pas pu être lu. Vérifie ce que tu as tapé.',
  'not-found': 'Il n’y a rien ici.',
  'unknown-player': 'Le serveur ne te connaît pas encore. Choisis d’abord un nom.',
  'foreign-page': 'Un autre site ne doit pas agir pour toi.',
  'bad-link': 'Le lien a déjà servi, ou il est trop vieux. Fais-en un nouveau sur l’autre appareil.',
  'too-fast': 'C’était trop rapide. Réessaie dans un instant.',
  broken: 'Quelque chose a cassé sur le serveur. Rien n’est perdu ; réessaie.',
  'no-such-table': 'Il n’y a pas de telle table.',
  'no-such-game': 'Il n’y a pas de tel jeu ici.',
  'no-such-level': 'Il n’y a pas de tel bot ici.',
  'bad-seats': 'Ces places ne vont pas à ce jeu.',
  'bad-options': 'Ces règles de la maison ne vont pas à ce jeu.',
  'not-seated': 'Tu n’es pas assis à cette table.',
  'not-host': 'Seul l’hôte peut faire cela.',
  'no-watching': 'Cette table joue sans public.',
  'not-open': 'La partie a déjà commencé.',
  'not-playing': 'Aucune partie n’est en cours.',
  'seat-taken': 'Quelqu’un y est déjà assis.',
  'table-full': 'Toutes les places sont prises.',
  'already-seated': 'Tu es déjà à cette table.',
  'seats-open': 'Des places sont encore libres. Laisse-les à des bots, ou attends.',
};
