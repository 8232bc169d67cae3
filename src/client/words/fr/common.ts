import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  title: 'Three Straws',
  you: 'Toi',
  back: 'Retour',
  close: 'Fermer',
  menu: 'Menu',
  loading: 'Un instant…',
  noConnection: 'Pas de connexion. Réessaie dans un instant.',
  somethingBroke: 'Quelque chose a mal tourné ici. Rien n’est perdu.',
  notLoaded: {
    title: 'Cette page ne s’est pas chargée.',
    says: 'La connexion est peut-être coupée, ou le serveur est plus récent que ta page. Tes parties sont en sécurité.',
  },
};
