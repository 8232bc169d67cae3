import type { hint as english } from '../../en/later/hint.ts';
import { listed } from '../grammar.ts';

const quoted = (deed: string): string => `« ${deed} »`;

export const hint: typeof english = {
  title: 'Conseil',
  thinking: 'La suite est jouée…',
  none: 'Il n’y a rien à décider pour l’instant.',
  only: (deed) => `Il n’y a qu’une chose à faire : ${quoted(deed)}.`,
  best: (deed, percent) => `${quoted(deed)} gagne environ ${percent} parties sur 100.`,
  bestAndNext: (deed, percent, next, nextPercent) =>
    `${quoted(deed)} gagne environ ${percent} parties sur 100 ; ${quoted(next)}, le meilleur coup suivant, ${nextPercent}.`,
  even: (deeds, percent) =>
    `${listed(deeds.map(quoted))} se valent à peu près : chacun gagne environ ${percent} parties sur 100.`,
};
