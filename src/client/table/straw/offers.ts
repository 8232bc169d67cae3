import { offerOf, type Deed, type Refusal } from '../offer.ts';
import type { Standing } from '../sitting.ts';
import type { StrawCard, StrawPreview } from './shapes.ts';

export interface StrawDeed extends Deed<StrawPreview> {
  /** Said with a lamp and its copies. */
  readonly weight: number | undefined;
}

/** What a card in hand offers, or why nothing. */
export type CardOffer = { readonly deeds: readonly StrawDeed[] } | { readonly refusal: Refusal };

/** What the question says of a card. */
export function cardOffer(ask: Standing['ask'], card: StrawCard): CardOffer | undefined {
  const offer = offerOf<StrawPreview>(ask, card);
  if (offer === undefined || 'refusal' in offer) return offer;
  return { deeds: offer.deeds.map((deed) => ({ ...deed, weight: weightIn(deed.move) })) };
}

function weightIn(move: string): number | undefined {
  const weight = /^play \S+ (\d+)$/.exec(move)?.[1];
  return weight === undefined ? undefined : Number(weight);
}
