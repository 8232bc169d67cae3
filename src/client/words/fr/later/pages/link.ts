import type * as english from '../../../en/later/pages/link.ts';
import { of } from '../../of.ts';

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
