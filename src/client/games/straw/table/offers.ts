import { offerOf, type OfferedMove, type Refusal } from '../../../play/tray/offer.ts';
import type { TableState } from '../../../play/session/session.ts';
import type { StrawCard, StrawPreview } from './shapes.ts';

export interface StrawOfferedMove extends OfferedMove<StrawPreview> {
  /** Said with a lamp and its copies. */
  readonly weight: number | undefined;
}

/** What a card in hand offers, or why nothing. */
export type CardOffer = { readonly offeredMoves: readonly StrawOfferedMove[] } | { readonly refusal: Refusal };

/** What the question says of a card. */
export function cardOffer(ask: TableState['ask'], card: StrawCard): CardOffer | undefined {
  const offer = offerOf<StrawPreview>(ask, card);
  if (offer === undefined || 'refusal' in offer) return offer;
  return {
    offeredMoves: offer.offeredMoves.map((offeredMove) => ({ ...offeredMove, weight: weightIn(offeredMove.move) })),
  };
}

function weightIn(move: string): number | undefined {
  const weight = /^play \S+ (\d+)$/.exec(move)?.[1];
  return weight === undefined ? undefined : Number(weight);
}
