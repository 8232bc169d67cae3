import type { Guide } from '../search/guide.ts';
import { strawGuide } from '../straw/guide.ts';
import { plain } from './plain.ts';

const GUIDES: Readonly<Record<string, Guide>> = { straw: strawGuide };

/** What a search knows of each game. */
export function guideOf(game: string): Guide {
  return GUIDES[game] ?? plain;
}
