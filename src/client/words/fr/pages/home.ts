import type * as english from '../../en/pages/home.ts';
import { listed } from '../grammar.ts';
import { counted } from '../numbers.ts';
import { of } from '../of.ts';

export const home: typeof english.home = {
  title: 'Jouer',
  hello: 'Prends une chaise.',
  helloTo: (name) => `Prends une chaise, ${name}.`,
  says: 'Trois petits jeux de cartes sur la malchance et le bon moment. Sans compte, rien à installer.',
  gamesLabel: 'Jeux',
  playNow: 'Jouer',
  playNowLabel: (game) => `Jouer à ${game} tout de suite, avec des bots`,
  setTable: 'Dresser une table',
  setTableLabel: (game) => `Dresser une table de ${game}`,
  lobby: 'Ou vois les tables ouvertes',
  carryOn: 'Reprendre',
  carryOnWith: (table) => `Reprendre : ${table}`,
  others: 'Tes autres tables',
  yourTurn: (game) => `${game} — à toi de jouer`,
  thinking: (game, name) => `${game} — ${name} réfléchit`,
  choosing: (game) => `${game} — les autres choisissent`,
  gathering: (game) => `${game} — pas encore commencé`,
  with: (names) => `Avec ${listed(names)}.`,
  nobodyYet: 'Personne d’autre n’y est encore assis.',
  offline: 'Le serveur ne répond pas.',
  offlineSays: 'Les parties avec des bots marchent comme toujours. Les tables en ligne reviendront d’elles-mêmes.',
  offlineHere: 'Tout ce qu’il te faut est déjà là.',
  notKept: 'Cette fenêtre ne garde rien : les parties avec des bots durent jusqu’à ce que tu la fermes.',
};

export const giveUp: typeof english.giveUp = {
  label: (game) => `Abandonner cette partie de ${game}`,
  ask: 'Abandonner cette partie ?',
  says: 'Elle est rangée pour de bon, et ne compte pour personne.',
  yes: 'Abandonner',
  no: 'La garder',
};

export const code: typeof english.code = {
  title: 'Rejoindre une table',
  join: 'Rejoindre',
  hint: 'Huit lettres reçues de qui t’invite, ou le lien entier.',
  example: 'TAMO-KIRU',
  empty: 'Tape d’abord le code.',
  wrong: 'Aucune table n’a ce code. Chaque lettre est-elle juste ?',
  near: 'Aucune table n’a ce code. Pensais-tu à celle-ci ?',
  meant: (code, about) => `${code} : ${about}`,
  tableOf: (name, game, free) =>
    counted(
      free,
      `la table ${of(name)}, ${game}, une place libre`,
      `la table ${of(name)}, ${game}, ${free} places libres`,
    ),
  table: (game, free) =>
    counted(free, `une table de ${game}, une place libre`, `une table de ${game}, ${free} places libres`),
  offline: 'Tu pourras taper un code dès que le serveur sera de retour.',
};
