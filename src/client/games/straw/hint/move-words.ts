import { repeatedBy } from '../../../../games/straw/faces.ts';
import { readMove } from '../../../../games/straw/move-text.ts';
import type { StrawView } from '../../../../games/straw/view.ts';
import type { StrawContext } from '../table/context.ts';

/** A move in the words of its button: "Load the drum". */
export function moveSays(text: string, { camel }: StrawView, { straw }: StrawContext): string {
  const move = readMove(text);
  if (move === undefined) return text;
  return straw.moveLabel(move.card, repeatedBy(camel.map(({ card }) => card)), move.weight);
}
