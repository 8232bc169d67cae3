import type { StrawOptions } from '../../../games/straw/options.ts';
import { roundsOf } from '../../../games/straw/rounds.ts';
import type { StrawRulesWords } from './words/en/rules.ts';
import { later } from '../../shell/later.tsx';
import type { StrawView } from '../../../games/straw/view.ts';
import type { ClientGame } from '../../play/game.ts';
import { emblemOf } from '../../play/emblem.tsx';
import { rulesOf } from '../../play/rules/load.tsx';

export const straw: ClientGame = {
  id: 'straw',
  clauses: 'S',
  poster: new URL('./art/poster.svg', import.meta.url).href,
  stands({ view, table: { options, seats } }) {
    const { round, total } = view as StrawView;
    return [round, roundsOf((options as StrawOptions).ending, seats.length), total];
  },
  Emblem: emblemOf(async () => (await import('./art/emblem.tsx')).Emblem),
  Table: later(async () => (await import('./table/game-table.tsx')).StrawTable),
  Review: later(async () => (await import('./review/review.tsx')).StrawReview),
  lesson: async () => (await import('./lesson/deal.ts')).deal,
  rules: rulesOf({
    page: async () => (await import('./rules/rules.tsx')).StrawRules,
    words: import.meta.glob<StrawRulesWords>('./words/*/rules.ts', { import: 'rulesStraw' }),
  }),
};
