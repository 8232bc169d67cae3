import type { Str8EightView } from '../../../games/str8-eight/view.ts';
import type { ClientGame } from '../../play/game.ts';
import { rulesOf } from '../../play/rules/load.tsx';
import { later } from '../../shell/later.tsx';
import type { Str8EightRulesWords } from './words/en/rules.ts';

export const str8Eight: ClientGame = {
  id: 'str8-eight',
  clauses: 'E',
  poster: new URL('./art/poster.svg', import.meta.url).href,
  stands({ view, you, table: { options } }) {
    const { hand, seats } = view as Str8EightView;
    return [hand, seats[you ?? 0]!.score, Number(options['target'])];
  },
  Table: later(async () => (await import('./table/game-table.tsx')).Str8EightTable),
  Review: later(async () => (await import('./review/review.tsx')).Str8EightReview),
  rules: rulesOf({
    page: async () => (await import('./rules/rules.tsx')).Str8EightRules,
    words: import.meta.glob<Str8EightRulesWords>('./words/*/rules.ts', { import: 'rulesStr8Eight' }),
  }),
};
