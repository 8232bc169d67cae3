import type { proof as english } from '../../en/later/proof.ts';
import { of } from '../of.ts';

export const proof: typeof english = {
  fair: 'Était-ce loyal ?',
  fairMore: 'Le paquet a été scellé avant la donne. Ouvre le sceau et compare.',
  check: 'Vérifier le mélange',
  checking: 'On redonne tout…',
  verified: 'Mélange vérifié',
  verifiedMore: (seal) => `Le sceau montré avant la donne, ${seal}, s’ouvre sur exactement ces cartes.`,
  broken: 'Ce compte rendu ne tient pas',
  brokenMore: (count) =>
    count === 1 ? 'Une chose n’y est pas comme il faut :' : `${count} choses n’y sont pas comme il faut :`,
  uncheckable: 'Impossible de vérifier pour l’instant.',
  how: 'Comment',
  howLess: 'Moins',
  seal: 'Sceau, montré avant la donne',
  secret: 'Secret de la table',
  saltOf: (who) => (who.isYou ? 'Ton nombre' : `Nombre ${of(who.name)}`),
  noSalt: 'promis, mais pas donné',
  ownSalt: 'Ton propre nombre y est : personne ne pouvait connaître le paquet d’avance.',
  noOwnSalt: 'Tu n’as pas donné de nombre à ce mélange.',
  verifiedUnseen:
    'Le sceau que montre la table s’ouvre sur ces cartes exactement. Ce navigateur ne l’a pas vu avant la donne.',
  doubts: {
    seal: 'Le sceau de la fiche n’est pas celui que la table montrait avant la donne.',
    salt: 'Le nombre que la fiche donne pour le tien n’est pas celui que tu as donné.',
    outcome: 'La fiche finit autrement que la partie que tu as vue.',
  },
};
