import type { Card } from '../../../../../games/straw/cards.ts';
import { readMove } from '../../../../../games/straw/move-text.ts';
import type { StrawPreview } from '../../../../../games/straw/preview.ts';
import type { TableState } from '../../../../play/session/session.ts';
import { offerOf, type OfferedMove, type Refusal } from '../../../../play/tray/offer.ts';

export interface StrawOfferedMove extends OfferedMove<StrawPreview> {
  /** Said with a lamp and its copies. */
  readonly weight: number | undefined;
}

/** What a card in hand offers, or why nothing. */
export type CardOffer = { readonly offeredMoves: readonly StrawOfferedMove[] } | { readonly refusal: Refusal };

/** What the question says of a card. */
export function cardOffer(ask: TableState['ask'], card: Card): CardOffer | undefined {
  const offer = offerOf<StrawPreview>(ask, card);
  if (offer === undefined || 'refusal' in offer) return offer;
  return {
    offeredMoves: offer.offeredMoves.map((offeredMove) => ({
      ...offeredMove,
      weight: readMove(offeredMove.move)?.weight,
    })),
  };
}
