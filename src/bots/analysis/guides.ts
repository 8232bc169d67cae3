import type { Guide } from '../search/guide.ts';
import { plain } from './plain.ts';

/** What a search knows of each game. */
export function guideOf(_game: string): Guide {
  return plain;
}
