import type { StrawContext } from '../table/context.ts';
import { repeatedBy } from '../table/log.ts';
import type { StrawCard, StrawView } from '../table/shapes.ts';

/** The card and the weight of a move as it is written: `play lamp 7`. */
export function playIn(move: string): { readonly card: StrawCard; readonly weight: number | undefined } {
  const [, card, weight] = move.split(' ');
  return { card: card as StrawCard, weight: weight === undefined ? undefined : Number(weight) };
}

/** A move in the words of its button: "Load the drum". */
export function moveSays(move: string, { camel }: StrawView, { straw }: StrawContext): string {
  const { card, weight } = playIn(move);
  return straw.moveLabel(card, repeatedBy(camel.map((loaded) => loaded.card)), weight);
}
