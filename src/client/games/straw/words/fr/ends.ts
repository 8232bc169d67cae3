import { does, has, subject } from '../../../../words/fr/grammar.ts';
import { numeral } from '../../../../words/fr/numbers.ts';
import type { ends as english } from '../en/ends.ts';
import { good } from './goods.ts';
import { shared } from './table.ts';

export const ends: typeof english = {
  crack: 'Crac !',
  brokeHead: (who) => `${subject(who)} ${has(who)} brisé le dos.`,
  strawHead: (who) => `${subject(who)} ${has(who)} posé la dernière paille.`,
  heldHead: 'Personne ne peut charger. Le dos tient.',
  brokeLead: (before, card, after) =>
    `Le chameau portait ${numeral(before)} ; ${good(card).one}, et c’était ${after}. Les autres gardent ce qu’ils tenaient.`,
  strawLead: 'Un millième de plus que 50, c’était trop. Seule compte la main derrière la paille.',
  heldLead: 'La manche finit sans casseur, et tout le monde marque.',
  held: 'En main',
  thisRound: 'Manche',
  breaker: 'A brisé le dos : ne marque rien',
  lastStraw: 'La dernière paille : marque seul',
  handOf: (cards) => (cards.length === 0 ? 'aucune carte' : cards.join(', ')),
  nextRound: 'Manche suivante',
  toResult: 'Voir le résultat',
  deals: (who) => `${does(who, 'donnes', 'donne')} la manche suivante.`,
  yourTurnBehind: 'C’est déjà à toi.',

  rests: 'La caravane se repose',
  wins: (winners, points) =>
    winners.length === 1 ? `${does(winners[0]!, 'gagnes', 'gagne')} avec ${numeral(points)}.` : shared(winners, points),
  finalBroke: (who, round) => `À la manche ${round}, ${who.isYou ? 'tu as' : `${who.name} a`} brisé le dernier dos.`,
  finalStraw: (who, round, points) =>
    `${subject(who)} ${has(who)} posé la dernière paille avec ${numeral(points)} en main : à la manche ${round} personne d’autre n’a marqué.`,
  rider: 'Le vainqueur monte le chameau',
};
