import type * as english from '../../../en/later/pages/join.ts';
import { counted } from '../../numbers.ts';
import { of } from '../../of.ts';

export const join: typeof english.join = {
  title: 'Rejoindre une table',
  looking: 'On cherche la table…',
  sitting: 'On approche une chaise…',
  who: 'Qui s’assied ?',
  tableOf: (game, name) => `${name} te garde une place à ${game}.`,
  table: (game) => `Une place est libre à une table de ${game}.`,
  sit: 'S’asseoir',
  full: 'Toutes les places sont prises.',
  fullSays: 'Quelqu’un a été plus rapide. Cette page te prévient dès qu’une place se libère.',
  freed: 'Une place s’est libérée.',
  freedSays: 'Assieds-toi avant quelqu’un d’autre.',
  started: 'La partie a commencé.',
  startedSays: 'Plus aucune place à prendre. Tu peux regarder.',
  shut: 'La partie a commencé, et cette table joue sans public.',
  over: 'La partie est finie.',
  overSays: 'Tu peux encore voir comment elle a fini.',
  closed: 'Cette table a fermé.',
  closedSays: 'Plus personne n’y joue. Dresse-en une nouvelle quand tu veux.',
  watch: 'Regarder',
  look: 'Voir le résultat',
  lost: 'Aucune table n’a ce code.',
  lostSays: (code) => `Rien ne se trouve à ${code}. Les codes finissent avec leur table.`,
};

export const lobby: typeof english.lobby = {
  title: 'Tables ouvertes',
  none: 'Personne n’attend en ce moment.',
  some: (tables, free) => {
    const seats = counted(free, `${free} avec une place libre`, `${free} avec des places libres`);
    return counted(tables, `Une table, ${seats}.`, `${tables} tables, ${seats}.`);
  },
  hostOf: (name) => `La table ${of(name)}`,
  nobodysTable: 'Une table',
  gathering: 'Commence quand l’hôte est prêt',
  playing: 'La partie est en cours',
  seats: (taken, free) => counted(free, `${taken} à table, ${free} libre`, `${taken} à table, ${free} libres`),
  free: (count) => counted(count, `${count} libre`, `${count} libres`),
  full: 'complète',
  sit: 'S’asseoir',
  sitAt: (name) => `S’asseoir à la table ${of(name)}`,
  watch: 'Regarder',
  watchAt: (name) => `Regarder la table ${of(name)}`,
  back: 'À ta place',
  played: 'Parties finies',
  lookBackAt: (game) => `Revoir : ${game}`,
  emptyTitle: 'Pas encore de tables',
  emptySays: 'Les chaises sont chaudes, les cartes battues. Ouvre la première, ou commence avec des bots.',
  bots: 'Jouer avec des bots',
};
