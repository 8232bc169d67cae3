import type { Scene } from '../scene.ts';
import { repeatedBy } from './log.ts';
import type { StrawCard, StrawView } from './shapes.ts';

/** The card and the weight of a move as it is written: `play lamp 7`. */
export function playIn(move: string): { readonly card: StrawCard; readonly weight: number | undefined } {
  const [, card, weight] = move.split(' ');
  return { card: card as StrawCard, weight: weight === undefined ? undefined : Number(weight) };
}

/** A move in the words of its button: "Load the drum". */
export function deedSays(move: string, { camel }: StrawView, { words }: Scene): string {
  const { card, weight } = playIn(move);
  return words.straw.deed(card, repeatedBy(camel.map((loaded) => loaded.card)), weight);
}
