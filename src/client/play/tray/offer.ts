import type { z } from 'zod';
import type { refusal } from '../../../protocol/table.ts';
import type { TableState } from '../session/session.ts';

export type Refusal = z.infer<typeof refusal>;

export interface OfferedMove<Preview> {
  readonly move: string;
  readonly preview: Preview;
}

/** What a thing offers, or why nothing. */
export type Offer<Preview> = { readonly offeredMoves: readonly OfferedMove<Preview>[] } | { readonly refusal: Refusal };

/** What the question says of a thing. */
export function offerOf<Preview>(ask: TableState['ask'], thing: string): Offer<Preview> | undefined {
  const offer = ask?.things.find((one) => one.thing === thing);
  if (offer === undefined) return undefined;
  if ('refusal' in offer) return { refusal: offer.refusal };
  return { offeredMoves: offer.moves.map(({ move, preview }) => ({ move, preview: preview as unknown as Preview })) };
}
