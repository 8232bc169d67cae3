import type { Standing } from '../sitting.ts';
import type { Refusal } from './reasons.ts';
import type { StrawCard, StrawPreview } from './shapes.ts';

export interface Deed {
  readonly move: string;
  /** Said with a lamp and its copies. */
  readonly weight: number | undefined;
  readonly preview: StrawPreview;
}

/** What a card in hand offers, or why nothing. */
export type CardOffer = { readonly deeds: readonly Deed[] } | { readonly refusal: Refusal };

/** What the question says of a card. */
export function offerOf(ask: Standing['ask'], card: StrawCard): CardOffer | undefined {
  const offer = ask?.things.find(({ thing }) => thing === card);
  if (offer === undefined) return undefined;
  if ('refusal' in offer) return { refusal: offer.refusal };
  const deeds = offer.moves.map(({ move, preview }) => {
    const weight = /^play \S+ (\d+)$/.exec(move)?.[1];
    return {
      move,
      weight: weight === undefined ? undefined : Number(weight),
      preview: preview as unknown as StrawPreview,
    };
  });
  return { deeds };
}
