import type { Card } from '../../../../../games/courte-paille/cards.ts';
import type {
  ChoosePreview,
  LandPreview,
  LessonPreview,
  PeekPreview,
  SleepPreview,
  TakePreview,
} from '../../../../../games/courte-paille/preview.ts';
import type { TableState } from '../../../../play/session/session.ts';
import { offerOf, type Offer, type OfferedMove, type Refusal } from '../../../../play/tray/offer.ts';
import type { CourtePailleContext } from '../context.ts';

export const chooseOffer = (ask: TableState['ask'], card: Card) => offerOf<ChoosePreview>(ask, card);
export const takeOffer = (ask: TableState['ask'], card: Card) => offerOf<TakePreview>(ask, card);
export const lessonOffer = (ask: TableState['ask'], position: number) =>
  offerOf<LessonPreview>(ask, `week ${position}`);
export const landOffer = (ask: TableState['ask'], from: 'menu' | 'hand', card: Card) =>
  offerOf<LandPreview>(ask, `${from} ${card}`);
export const landPileOffer = (ask: TableState['ask']) => offerOf<LandPreview>(ask, 'pile');
export const sleepOffer = (ask: TableState['ask']) => offerOf<SleepPreview>(ask, 'coco');

/** À la carte: the pairs of days that may be lifted, or the only one. */
export interface Lift extends OfferedMove<PeekPreview> {
  readonly positions: readonly number[];
}

export function liftsIn(ask: TableState['ask']): { readonly lifts: readonly Lift[]; readonly refusal?: Refusal } {
  const offer = offerOf<PeekPreview>(ask, 'peek');
  if (offer === undefined) return { lifts: [] };
  if ('refusal' in offer) return { lifts: [], refusal: offer.refusal };
  const lifts = offer.offeredMoves.map((offeredMove) => ({
    ...offeredMove,
    positions: offeredMove.move.split(' ').slice(1).map(Number),
  }));
  return { lifts };
}

/** The only move of an offer. */
export function moveIn<Preview>(offer: Offer<Preview> | undefined): OfferedMove<Preview> | undefined {
  return offer !== undefined && 'offeredMoves' in offer ? offer.offeredMoves[0] : undefined;
}

/** A card of the menu, with what taking it would come to where that is asked. */
export function menuCardSays(ask: TableState['ask'], card: Card, { says }: CourtePailleContext): string {
  const offered = moveIn(takeOffer(ask, card));
  if (offered === undefined) return says.cardName(card);
  return says.menuCard(card, offered.preview.inWeek, offered.preview.inHand);
}
