import type { CourtePailleView } from '../../../games/courte-paille/view.ts';
import type { ClientGame } from '../../play/game.ts';
import { rulesOf } from '../../play/rules/load.tsx';
import { later } from '../../shell/later.tsx';
import type { CourtePailleRulesWords } from './words/en/rules.ts';

export const courtePaille: ClientGame = {
  id: 'courte-paille',
  clauses: 'C',
  poster: new URL('./art/poster.svg', import.meta.url).href,
  stands({ view, table: { options } }) {
    const { part, week } = view as CourtePailleView;
    const day = week.filter(({ up }) => up).length;
    return [options['form'] === 'single' ? null : part, day, week.length];
  },
  Table: later(async () => (await import('./table/game-table.tsx')).CourtePailleTable),
  Review: later(async () => (await import('./review/review.tsx')).CourtePailleReview),
  lesson: async () => (await import('./lesson/deal.ts')).deal,
  rules: rulesOf({
    page: async () => (await import('./rules/rules.tsx')).CourtePailleRules,
    words: import.meta.glob<CourtePailleRulesWords>('./words/*/rules.ts', { import: 'rulesCourtePaille' }),
  }),
};
