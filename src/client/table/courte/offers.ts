import { offerOf, type Deed, type Offer, type Refusal } from '../offer.ts';
import type { Standing } from '../sitting.ts';
import type {
  ChoosePreview,
  CourteCard,
  LandPreview,
  LessonPreview,
  PeekPreview,
  SleepPreview,
  TakePreview,
} from './shapes.ts';

export const chooseOffer = (ask: Standing['ask'], card: CourteCard) => offerOf<ChoosePreview>(ask, card);
export const takeOffer = (ask: Standing['ask'], card: CourteCard) => offerOf<TakePreview>(ask, card);
export const lessonOffer = (ask: Standing['ask'], position: number) => offerOf<LessonPreview>(ask, `week ${position}`);
export const landOffer = (ask: Standing['ask'], from: 'menu' | 'hand', card: CourteCard) =>
  offerOf<LandPreview>(ask, `${from} ${card}`);
export const landPileOffer = (ask: Standing['ask']) => offerOf<LandPreview>(ask, 'pile');
export const sleepOffer = (ask: Standing['ask']) => offerOf<SleepPreview>(ask, 'coco');

/** À la carte: the pairs of days that may be lifted, or the only one. */
export interface Lift extends Deed<PeekPreview> {
  readonly positions: readonly number[];
}

export function liftsIn(ask: Standing['ask']): { readonly lifts: readonly Lift[]; readonly refusal?: Refusal } {
  const offer = offerOf<PeekPreview>(ask, 'peek');
  if (offer === undefined) return { lifts: [] };
  if ('refusal' in offer) return { lifts: [], refusal: offer.refusal };
  const lifts = offer.deeds.map((deed) => ({ ...deed, positions: deed.move.split(' ').slice(1).map(Number) }));
  return { lifts };
}

/** The only deed of an offer. */
export function deedIn<Preview>(offer: Offer<Preview> | undefined): Deed<Preview> | undefined {
  return offer !== undefined && 'deeds' in offer ? offer.deeds[0] : undefined;
}
