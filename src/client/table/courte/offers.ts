import type { Standing } from '../sitting.ts';
import type { Refusal } from './reasons.ts';
import type {
  ChoosePreview,
  CourteCard,
  LandPreview,
  LessonPreview,
  PeekPreview,
  SleepPreview,
  TakePreview,
} from './shapes.ts';

export interface Deed<Preview> {
  readonly move: string;
  readonly preview: Preview;
}

/** What a thing offers, or why nothing. */
export type Offer<Preview> = { readonly deeds: readonly Deed<Preview>[] } | { readonly refusal: Refusal };

/** What the question says of a thing. */
export function offerOf<Preview>(ask: Standing['ask'], thing: string): Offer<Preview> | undefined {
  const offer = ask?.things.find((one) => one.thing === thing);
  if (offer === undefined) return undefined;
  if ('refusal' in offer) return { refusal: offer.refusal };
  return { deeds: offer.moves.map(({ move, preview }) => ({ move, preview: preview as unknown as Preview })) };
}

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
