import type { TableState } from '../../../../play/session/session.ts';
import type { Refusal } from '../../../../play/tray/offer.ts';
import type { Card } from '../../../../../games/str8-eight/cards.ts';
import type { Source } from '../../../../../games/str8-eight/events.ts';
import type { LayPreview, PassPreview } from '../../../../../games/str8-eight/preview.ts';

/** What a card in hand offers. It may always be laid aside. */
export interface CardOffer {
  readonly lay: { readonly move: string; readonly preview: LayPreview } | undefined;
  readonly pass: { readonly move: string; readonly preview: PassPreview } | undefined;
  readonly aside: string | undefined;
  /** Why it is no step. */
  readonly refusal: Refusal | undefined;
}

/** What the question says of a card. */
export function offerOf(ask: TableState['ask'], card: Card): CardOffer | undefined {
  const offer = ask?.things.find(({ thing }) => thing === card);
  if (offer === undefined) return undefined;
  if ('refusal' in offer) return { lay: undefined, pass: undefined, aside: undefined, refusal: offer.refusal };
  const moveOf = (verb: string): (typeof offer.moves)[number] | undefined =>
    offer.moves.find(({ move }) => move.startsWith(`${verb} `));
  const [lay, pass] = [moveOf('lay'), moveOf('play')];
  return {
    lay: lay && { move: lay.move, preview: lay.preview as unknown as LayPreview },
    pass: pass && { move: pass.move, preview: pass.preview as unknown as PassPreview },
    aside: moveOf('discard')?.move,
    refusal: offer.refused?.[0]?.refusal,
  };
}

/** The move that draws from there, if that is the question. */
export function drawFrom(ask: TableState['ask'], source: Source): string | undefined {
  const offer = ask?.things.find(({ thing }) => thing === source);
  return offer === undefined || 'refusal' in offer ? undefined : offer.moves[0]?.move;
}

/** Whether it is asked where to draw from. */
export function isDraw(ask: TableState['ask']): boolean {
  return ask?.things.some(({ thing }) => thing === 'pile') === true;
}
