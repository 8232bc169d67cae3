import type * as english from '../../en/pages/settings.ts';
import { of } from '../of.ts';

export const settings: typeof english.settings = {
  title: 'Réglages',
  you: 'Toi',
  save: 'Garder',
  saved: 'C’est noté.',
  savedHere: 'Noté dans ce navigateur. Le serveur l’apprendra à son retour.',
  table: 'À la table',
  previews: 'Montrer ce que ferait une carte',
  previewsSays: 'Le nouveau total apparaît au-dessus de chaque carte de ta main.',
  pace: 'Rythme des bots',
  paces: { calm: 'Calme', fast: 'Rapide', 'at-once': 'Immédiat' },
  paceSays: 'Le temps qu’ils réfléchissent et que les cartes voyagent. « Immédiat » est dur à suivre.',
  look: 'Apparence',
  colours: 'Couleurs',
  light: 'Claires',
  dark: 'Sombres',
  auto: 'Comme l’appareil',
  motion: 'Moins d’animations',
  motionSays: 'Les cartes ne volent pas, le chameau ne bouge pas. Désactivé : comme ton appareil.',
  sound: 'Son',
  soundSays: 'Papier et bois. Rien n’est dit par le son seul.',
  language: 'Langue',
  languageSays: 'Les cartes sont les mêmes dans toutes les langues.',
  device: 'Continuer sur un autre appareil',
  deviceSays: 'Un lien qui sert une fois, pendant dix minutes : l’autre appareil joue alors à ton nom.',
  deviceMake: 'Faire un lien',
  deviceLink: 'Lien pour l’autre appareil',
  deviceQr: 'Code QR du lien pour l’autre appareil',
  deviceSecret: 'Ne le donne à personne : qui l’ouvre, c’est toi.',
  deviceNobody: 'Choisis d’abord un nom : le serveur ne te connaît pas encore.',
  until: (time) => `Sert une fois, jusqu’à ${time}.`,
};

export const forget: typeof english.forget = {
  title: 'Sur cet appareil',
  what: 'M’oublier',
  whatSays: 'Ici et sur le serveur. Sans retour.',
  do: 'Oublier',
  ask: 'Tout oublier ?',
  lost: 'Seront perdus pour de bon :',
  list: [
    'ton nom et ces réglages',
    'tes parties avec des bots, finies ou non',
    'tes places aux tables en ligne ; un bot y joue à ta place',
  ],
  stays: 'Les parties que d’autres ont jouées avec toi gardent le nom que tu avais.',
  yes: 'M’oublier',
  no: 'Tout garder',
};

export const link: typeof english.link = {
  title: 'Continuer ici',
  claiming: 'Un instant, on va chercher ta place…',
  ask: 'Continuer sous un autre nom ?',
  askSays: (name) =>
    `Ce navigateur joue au nom ${of(name)}. Le lien le fait jouer au nom de qui l’a créé, et ${name} disparaît d’ici.`,
  yes: 'Oui, changer',
  no: 'Non, laisser',
  empty: 'Il manque quelque chose.',
  emptySays: 'Le lien n’est pas entier. Scanne-le à nouveau, ou copie-le en entier.',
  failed: 'Ça n’a pas marché.',
};
