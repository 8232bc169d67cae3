import type { Guide } from './search/guide.ts';
import { strawGuide } from './straw/guide.ts';

const GUIDES: Readonly<Record<string, Guide>> = { straw: strawGuide };

/** What a search is told of a game beyond its rules, where there is such a guide. */
export function guideOf(game: string): Guide | undefined {
  return GUIDES[game];
}
