import type * as english from '../../../en/later/pages/lost.ts';

export const lost: typeof english.lost = {
  title: 'Introuvable',
  heading: 'Rien que du sable ici.',
  says: 'Cette adresse ne mène nulle part. Les tables sont par là.',
};
