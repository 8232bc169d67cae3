import type { table as english } from '../en/table.ts';
import { of } from './of.ts';

export const table: typeof english = {
  connecting: 'En route vers la table…',

  players: 'Joueurs',
  you: 'Tu',
  hand: 'Ta main',
  points: 'pts',
  clockwise: 'Sens horaire',
  anticlockwise: 'Sens antihoraire',
  log: 'Déroulement',
  logNew: (count) => (count === 1 ? 'Déroulement, 1 nouvelle ligne' : `Déroulement, ${count} nouvelles lignes`),
  showAgain: 'Revoir',
  shownAgain: (sentence) => `À nouveau : ${sentence}`,
  shownAgainFirst: 'À nouveau : depuis ton dernier tour.',
  stopAgain: 'Retour au présent',
  hint: 'Conseil',
  hinted: (card) => `${card}, conseillé`,
  rules: 'Règles',
  soundOn: 'Le son est activé',
  soundOff: 'Le son est coupé',
  noticeMore: 'La table t’attend.',
  watching: 'Tu regardes.',
  watchingMore: 'Les mains restent cachées jusqu’à la fin de la manche.',
  yourTurn: 'À toi',
  yourTurnAt: (game) => `À toi · ${game}`,
  thinking: ({ name }) => `${name} réfléchit.`,
  thinkingStandIn: ({ name }) => `Le remplaçant ${of(name)} réfléchit.`,
  notYet: 'Pas encore à toi',
  sending: 'En chemin',
  timeLeft: (left) => `Encore ${left}.`,
  hours: (hours) => `${hours} h`,

  safe: 'Tes cartes sont en sûreté.',
  safeMore: 'Ton choix partira à ton retour.',
  waitingForTable: 'On attend la table',

  standIn: 'relais',
  away: 'absent',
  standInHolds: 'Un remplaçant tient tes cartes.',
  standInWhy: {
    left: 'Tu avais quitté la table. Il joue loyalement et ne connaît que ta main.',
    away: 'Tu étais loin trop longtemps. Il joue loyalement et ne connaît que ta main.',
    time: 'Ton temps était écoulé. Il joue loyalement et ne connaît que ta main.',
  },
  takeBack: 'Reprendre ma place',

  leave: 'Partir',
  muted: 'Tu ne vois pas ce qui se dit ici',

  say: 'Dire quelque chose',
  phrases: {
    'well-played': 'Bien joué',
    ouch: 'Aïe',
    'take-your-time': 'Prends ton temps',
    'one-moment': 'Un instant',
    thanks: 'Merci',
    sorry: 'Désolé',
    'good-luck': 'Bonne chance',
    again: 'On rejoue ?',
  },
  said: ({ name }, phrase) => `${name} : ${phrase}`,

  cardsInHand: (count) => (count < 2 ? 'carte en main' : 'cartes en main'),

  refusedMove: 'Les règles ne le permettent pas.',
  tooLate: 'La table avait déjà avancé.',

  finalResult: 'Résultat final',
  player: 'Joueur',
  total: 'Total',
  lookBack: 'Revoir la partie',
  again2: 'Rejouer',
  rematchOpen: 'On rejoue.',
  toRematch: 'À la nouvelle table',
  totalsByRound: 'Totaux après chaque manche',
};
