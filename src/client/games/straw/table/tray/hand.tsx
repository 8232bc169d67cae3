import type { JSX } from 'preact';
import { useWords } from '../words.ts';
import { useWorld } from '../../../../shell/world.ts';
import { Icon } from '../../../../kit/icon.tsx';
import type { StrawWords } from '../../words/en/table.ts';
import type { Held } from '../../../../play/tray/hand.tsx';
import type { CardOffer } from './offers.ts';
import type { Card } from '../../../../../games/straw/cards.ts';
import type { Seen } from '../../../../../games/straw/events.ts';

export interface StrawHeld extends Held<Card> {
  readonly offer: CardOffer | undefined;
}

/** Cards of the hand that are known. */
export function heldIn(hand: readonly Seen[], offerOf: (card: Card) => CardOffer | undefined): StrawHeld[] {
  return hand.flatMap((card, at) => (card === null ? [] : [{ at, card, offer: offerOf(card) }]));
}

/** The card and what it would do: "drum 6, makes 49". */
export function labelOf(card: Card, offer: CardOffer | undefined, straw: StrawWords): string {
  if (offer === undefined) return straw.label(card);
  if ('refusal' in offer) return offer.refusal.clause === 'S10' ? straw.cardOnlyAt50(card) : straw.cardNotNow(card);
  const [first, last] = [offer.offeredMoves[0], offer.offeredMoves.at(-1)];
  if (first === undefined || last === undefined) return straw.label(card);
  if (first !== last) return straw.cardMakesFromTo(card, first.preview.total, last.preview.total);
  return (first.preview.breaks ? straw.cardBreaks : straw.cardMakes)(card, first.preview.total);
}

/** What it would do, above the card. */
export function Tag({ held, isChosen }: { readonly held: StrawHeld; readonly isChosen: boolean }): JSX.Element | null {
  const { settings } = useWorld();
  const straw = useWords();
  const { offer, card } = held;
  if (!settings.previews || offer === undefined || 'refusal' in offer) return null;
  const [first, last] = [offer.offeredMoves[0], offer.offeredMoves.at(-1)];
  if (first === undefined || last === undefined) return null;
  if (first !== last) {
    if (isChosen) return null;
    return <span class="fx">{straw.fromTo(first.preview.total, last.preview.total)}</span>;
  }
  if (card === 'straw') return <span class={isChosen ? 'fx on' : 'fx'}>{straw.breaks}</span>;
  const { total, breaks } = first.preview;
  return (
    <span class={breaks ? 'fx bad' : isChosen ? 'fx on' : 'fx'}>
      {breaks && <Icon name="warn" />}
      {straw.numeral(total)}
    </span>
  );
}
