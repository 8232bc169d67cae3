import type { Guide } from '../search/guide.ts';
import { str8EightGuide } from '../str8-eight/guide.ts';
import { strawGuide } from '../straw/guide.ts';
import { plain } from './plain.ts';

const GUIDES: Readonly<Record<string, Guide>> = { straw: strawGuide, 'str8-eight': str8EightGuide };

/** What a search knows of each game. */
export function guideOf(game: string): Guide {
  return GUIDES[game] ?? plain;
}
