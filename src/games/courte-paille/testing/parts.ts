import type { Card, Character } from '../cards.ts';
import type { LastRound } from './position.ts';

export const ADVANCED = ['announced', 'declared'] as const;

export function cards(character: Character, from: number, to: number): Card[] {
  return Array.from({ length: to - from + 1 }, (_, i): Card => `${character}-${from + i}`);
}

/** The captain is eaten, seat 1 has the most of him, and the shark is seat 2's. */
export const CAPTAIN_EATEN: LastRound = {
  week: ['captain-9', 'cook-1'],
  hands: [
    ['captain-1', 'cook-2', 'sailor-3'],
    ['coco-2', 'captain-4', 'cook-3', 'coco-5', 'captain-2'],
    ['coco-1', 'cook-9'],
  ],
  discard: ['cook-8'],
  shark: 2,
};
