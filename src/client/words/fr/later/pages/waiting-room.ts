import type * as english from '../../../en/later/pages/waiting-room.ts';
import { listed } from '../../grammar.ts';
import { counted } from '../../numbers.ts';
import { of } from '../../of.ts';

export const invite: typeof english.invite = {
  title: 'Inviter',
  code: 'Code de la table',
  link: 'Lien d’invitation',
  copy: 'Copier le lien',
  copied: 'Copié',
  share: 'Partager',
  qr: 'Code QR de l’invitation',
  qrSays: 'Vise-le avec un appareil photo.',
  byHand: 'Ici le navigateur ne laisse pas copier. Le lien est sélectionné : copie-le à la main.',
  shareText: (game) => `Une place est libre à notre table de ${game}.`,
};

export const waiting: typeof english.waiting = {
  title: 'Salle d’attente',
  seated: (taken, all) => `${taken} sur ${all}`,
  seatedSays: 'à table',
  players: 'Joueurs',
  you: 'Toi',
  host: 'hôte',
  here: 'là',
  away: 'absent',
  bots: {
    random: 'bot, au hasard',
    easy: 'bot, doux',
    medium: 'bot, correct',
    hard: 'bot, fin',
    master: 'bot, maître',
  },
  free: 'Libre',
  freeSays: 'attend quelqu’un',
  fillSays: 'touche pour remplir',
  seatOf: (name) => `La place ${of(name)}`,
  freeSeat: 'Une place libre',
  seatBot: (level, points) => `Asseoir un bot : ${level}${points === undefined ? '' : ` · ${points}`}`,
  open: 'Ouvrir la place',
  remove: (name) => `Demander à ${name} de se lever`,
  start: 'Commencer la partie',
  fill: (open) => counted(open, 'Commencer avec un bot de plus', `Commencer, ${open} bots de plus`),
  hostNote: 'Chacun peut se lever jusqu’au début. Une place libre reste gardée jusque-là.',
  hostAway: 'L’hôte est absent. Tu peux remplir les places et commencer.',
  hostStarts: (name) => `${name} commence la partie quand tout le monde est là.`,
  guestNote: 'Tu peux te lever jusque-là.',
  starting: 'On bat les cartes…',
  sealedAnew: (who) => {
    const numbers = who.map(({ name, isYou }) => (isYou ? 'ton nombre' : `le nombre ${of(name)}`));
    const missing =
      who.length === 0 ? 'un nombre manquait' : `${listed(numbers)} ${counted(who.length, 'manquait', 'manquaient')}`;
    return `Le paquet est scellé à nouveau, parce que ${missing}. Chacun en donne un nouveau.`;
  },
  sealedAnewSays: 'Cela se fait tout seul et prend quelques secondes.',
  leave: 'Se lever et partir',
  toHome: 'Vers tous les jeux',
  sit: 'S’asseoir',
  watcherNote: 'Tu regardes. Prends une place si tu veux.',
  full: 'Toutes les places sont prises. Tu pourras regarder dès le début.',
  lostSeat: {
    host: 'L’hôte t’a retiré ta place.',
    unknown: 'Tu n’es plus à cette table.',
  },
  lostSeatFree: 'Une place est libre : tu peux te rasseoir.',
  lostSeatFull: 'Aucune place n’est libre pour l’instant.',
};
