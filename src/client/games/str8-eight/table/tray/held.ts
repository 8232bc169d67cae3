import type { Card } from '../../../../../games/str8-eight/cards.ts';
import type { Seen, Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import { fitsOn, isPass, nextAfter, numberOf } from '../../../../../games/str8-eight/faces.ts';
import type { Str8EightView } from '../../../../../games/str8-eight/view.ts';
import { whoIn } from '../../../../play/session/context.ts';
import type { Held } from '../../../../play/tray/hand.tsx';
import type { Str8EightContext } from '../context.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';
import type { CardOffer } from './offers.ts';

export interface HeldCard extends Held<Card> {
  readonly offer: CardOffer | undefined;
  /** Just drawn. */
  readonly isNew: boolean;
  /** Whoever plays next could use it, if it were laid aside. */
  readonly suits: number | undefined;
}

interface OwnHand {
  readonly view: Str8EightView;
  readonly you: number;
  readonly drawn: Seen;
  offerOf(card: Card): CardOffer | undefined;
}

/** Cards of the hand that are known, and what there is to say of them. */
export function heldIn({ view, you, drawn, offerOf }: OwnHand): HeldCard[] {
  const next = nextAfter(you, view.seats.length);
  const theirs = view.seats[next]?.sequence ?? [];
  const hand = view.seats[you]?.hand ?? [];
  return hand.flatMap((card, at) => {
    if (card === null) return [];
    const offer = offerOf(card);
    const suits = offer !== undefined && fitsOn(card, theirs) ? next : undefined;
    return [{ at, card, offer, isNew: card === drawn && hand.indexOf(card) === at, suits }];
  });
}

/** The own hand, once all of it can be seen; null while it is on its way. */
export function openHand({ passing, seats }: DisplayedStr8Eight, you: number): readonly Card[] | null {
  const hand = seats[you]?.hand ?? [];
  const known = hand.filter((card) => card !== null);
  return passing !== undefined || known.length < hand.length || known.length === 0 ? null : known;
}

/** What was drawn in this turn and has not been answered yet. */
export function drawnIn(events: readonly Str8EightEvent[], you: number): Seen {
  const last = events.findLast((event) => 'seat' in event && event.seat === you && event.type !== 'dealt');
  return last?.type === 'drew' ? last.card : null;
}

/** The card and what it could do, for ears. */
export function labelOf(held: HeldCard, view: Str8EightView, you: number, context: Str8EightContext): string {
  const { str8Eight } = context;
  const { card, offer, isNew, suits } = held;
  const last = view.seats[you]?.sequence.at(-1);
  const onto = last === undefined ? null : numberOf(last);
  const plain =
    isPass(card) || offer === undefined
      ? str8Eight.face(card)
      : (offer.lay === undefined ? str8Eight.cardFitsNot : str8Eight.cardFits)(card, onto);
  const label = isNew ? str8Eight.isNew(plain) : plain;
  return suits === undefined ? label : str8Eight.suits(label, whoIn(context, suits));
}
