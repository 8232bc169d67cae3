import type { proof as english } from '../../en/later/proof.ts';
import { capital, listed } from '../grammar.ts';
import { counted } from '../numbers.ts';
import { of } from '../of.ts';
import type { Who } from '../../who.ts';

const numberOf = (who: Who): string => (who.isYou ? 'ton nombre' : `le nombre ${of(who.name)}`);

export const proof: typeof english = {
  fair: 'Était-ce loyal ?',
  fairMore: 'Le paquet a été scellé avant la donne. Ouvre le sceau et compare.',
  check: 'Vérifier le mélange',
  checking: 'On redonne tout…',
  uncheckable: 'Impossible de vérifier pour l’instant.',
  how: 'Comment',
  howLess: 'Moins',

  yours: 'Ton nombre en fait partie',
  yoursMore: (seal, others) => {
    const rest = counted(others, 'celui d’une autre personne', `ceux de ${others} autres personnes`);
    const numbers = others === 0 ? 'ton seul nombre' : `les nombres des gens : le tien et ${rest}`;
    return `Ces cartes découlent du sceau ${seal}, montré avant la donne, avec ${numbers}. Personne ne pouvait les choisir.`;
  },
  verified: 'Mélange vérifié',
  verifiedHow: {
    alone: 'Le sceau s’ouvre sur exactement ces cartes. Tout s’est passé dans ce navigateur.',
    watched: 'Le sceau s’ouvre sur exactement ces cartes.',
    unknown:
      'Le sceau s’ouvre sur exactement ces cartes. Ce navigateur ne connaît pas ton nombre : il ne peut pas te dire si c’est bien le tien qui y est.',
  },
  withNumbers: (count) =>
    `Elles ont été données avec ${counted(count, 'le nombre d’une personne', `les nombres de ${count} personnes`)}.`,
  unseen: 'Ce navigateur n’a pas vu le sceau avant la donne.',

  without: 'Donné sans ton nombre',
  withoutAll: 'Donné sans les nombres de tous',
  withoutMeans:
    'Le sceau et les cartes vont ensemble, mais cela ne te prouve pas grand-chose : qui tient le serveur a pu essayer des secrets jusqu’à ce que les cartes lui plaisent.',
  withoutMeansElse:
    'Le sceau et les cartes vont ensemble, mais cela ne prouve pas grand-chose : qui tient le serveur a pu choisir les cartes.',
  lacks: {
    given:
      'Ton navigateur a donné son nombre et le serveur l’a confirmé, et pourtant il n’est pas dans le mélange. Tu n’y es pour rien : le serveur l’a laissé de côté.',
    late: 'Ton nombre n’est pas arrivé à temps dans le mélange. La cause peut être ta connexion, cette page ou le serveur.',
    elsewhere:
      'Un nombre se trouve à ta place, mais pas celui que ce navigateur a promis. Si la table était ouverte sur un autre de tes appareils, il vient de là ; sinon, c’est le serveur qui l’y a mis.',
    unknown: 'Aucun nombre ne se trouve à ta place, et ce navigateur n’en connaît aucun que tu aurais donné.',
    others:
      'Il manque des nombres dans le mélange. La cause peut être une connexion, ou le serveur en a laissé de côté.',
  },
  lacking: (who) => `${capital(listed(who.map(numberOf)))} n’y ${counted(who.length, 'est', 'sont')} pas.`,
  sealedAgain: (times, who) => {
    const missing = `${listed(who.map(numberOf))} ${counted(who.length, 'manquait', 'manquaient')} à temps`;
    return `Le paquet a été scellé ${times} fois, parce que ${missing}. La cause peut être une connexion ou le serveur. Chaque fois, de nouveaux nombres ont été promis.`;
  },

  broken: 'Ce compte rendu ne tient pas',
  brokenMore: (count) =>
    counted(count, 'Une chose n’y est pas comme il faut :', `${count} choses n’y sont pas comme il faut :`),
  doubts: {
    seal: 'Les sceaux de la fiche ne sont pas ceux que la table montrait avant la donne.',
    salt: 'Le nombre que la fiche donne pour le tien n’est pas celui que tu as donné.',
    denied: 'La fiche dit que ton nombre manquait. Le serveur avait confirmé que tu l’as donné.',
    promises: 'Ce que les autres avaient promis quand tu as donné ton nombre n’est pas ce que dit la fiche.',
    outcome: 'La fiche finit autrement que la partie que tu as vue.',
  },

  seal: (at, all) => (all === 1 ? 'Sceau, montré avant la donne' : `Sceau ${at} sur ${all}`),
  secret: (at, all) => (all === 1 ? 'Secret de la table' : `Secret ${at} sur ${all}`),
  saltOf: (who) => capital(numberOf(who)),
  noSalt: 'promis, mais n’y est pas',
  ownSeal: 'Le sceau que ce navigateur a vu d’abord',
  ownSalt: 'Ton nombre, tel que ce navigateur l’a',
  elsewhere: 'Pour vérifier la fiche ailleurs',
};
