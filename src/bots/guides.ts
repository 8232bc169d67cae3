import { courtePailleGuide } from './courte-paille/guide.ts';
import type { Guide } from './search/guide.ts';
import { str8EightGuide } from './str8-eight/guide.ts';
import { strawGuide } from './straw/guide.ts';

const GUIDES: Readonly<Record<string, Guide>> = {
  straw: strawGuide,
  'courte-paille': courtePailleGuide,
  'str8-eight': str8EightGuide,
};

/** What a search is told of a game beyond its rules, where there is such a guide. */
export function guideOf(game: string): Guide | undefined {
  return GUIDES[game];
}
