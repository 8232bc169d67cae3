import type { LaterTableWords } from '../../en/later/at-table.ts';
import { capital, does, listed, object } from '../grammar.ts';

export const laterTable: LaterTableWords = {
  whose: 'Les coups de qui',
  everybody: 'Tout le monde',
  nothingYet: 'Il ne s’est encore rien passé.',
  sound: 'Son',
  volume: 'Volume',
  percent: (percent) => `${percent} %`,
  notices: 'Me prévenir quand c’est à moi',
  noticesMore: 'Un avis de ton navigateur quand tu regardes ailleurs. Il ne dit rien des cartes.',
  noNotices: {
    insecure: 'Impossible ici : les navigateurs l’exigent en https. Le titre et le son te le disent.',
    'unknown-here': 'Ce navigateur ne sait pas le faire. Le titre et le son te le disent.',
    blocked: 'Ton navigateur l’a bloqué pour ce site. Ses réglages permettent de l’autoriser.',
  },
  lost: 'Pas de connexion.',
  lostMore: 'La table garde ta place un moment, puis un remplaçant joue.',
  held: 'La table est injoignable pour un instant.',
  heldMore: 'Rien n’est perdu : ton choix partira tout seul.',
  again: 'Reconnexion…',
  againMore: 'Tes cartes sont en sûreté.',
  back: 'Te revoilà.',
  missed: (count) => {
    if (count === 0) return 'Rien n’est perdu.';
    return count === 1 ? 'Il s’est passé une chose entre-temps.' : `Il s’est passé ${count} choses entre-temps.`;
  },
  sealedAgain: (times) => `Le paquet a été scellé ${times} fois : un nombre manquait à temps.`,
  withoutNumber: (who) => {
    const [one, ...others] = who;
    if (one !== undefined && others.length === 0) return does(one, 'joues sans nombre.', 'joue sans nombre.');
    const play = who.some(({ isYou }) => isYou) ? 'jouez' : 'jouent';
    return `${capital(listed(who.map(object)))} ${play} sans nombre.`;
  },
  withoutNumberMore: 'Il n’est pas arrivé à temps. La cause peut être une connexion ou le serveur.',
  whileAway: 'Pendant ton absence',
  newVersion: 'Il y a une nouvelle version.',
  newVersionMore: 'Ta place et tes cartes restent comme elles sont.',
  reload: 'La charger',
  menu: 'La table',
  leaveTable: 'Quitter la table',
  leaveTableMore: 'Un bot joue pour toi. Tu peux reprendre ta place tant que la partie dure.',
  leaveAlone: 'Abandonner cette partie',
  leaveAloneMore: 'Elle sera débarrassée.',
  leaveSure: 'Partir, et laisser un bot jouer ?',
  leaveAloneSure: 'Abandonner ? Elle ne reviendra pas.',
  stay: 'Rester',
  goHome: 'À l’accueil',
  goHomeMore: 'La table reste telle quelle ; tu la retrouves sous « Reprendre ».',
  goHomeOnline: 'Ta place reste à toi. Si cela dure, un remplaçant joue.',
  mute: ({ name }) => `Ne pas montrer ce que dit ${name}`,
  hideAll: 'Masquer ce que disent les autres',
};
