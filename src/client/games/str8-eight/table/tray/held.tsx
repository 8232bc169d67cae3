import type { JSX } from 'preact';
import { Animal, animalOf } from '../../../../kit/animal.tsx';
import { classNames } from '../../../../kit/class-names.ts';
import { Icon } from '../../../../kit/icon.tsx';
import type { Held } from '../../../../play/tray/hand.tsx';
import { whoIn } from '../../../../play/session/context.ts';
import { fitsOn, groupOf, isPass, nextAfter, numberOf, oneGroup } from '../../../../../games/str8-eight/faces.ts';
import type { CardOffer } from './offers.ts';
import type { Str8EightContext } from '../context.ts';
import type { Card } from '../../../../../games/str8-eight/cards.ts';
import type { Seen, Str8EightEvent } from '../../../../../games/str8-eight/events.ts';
import type { DisplayedStr8Eight } from '../displayed.ts';

export interface HeldCard extends Held<Card> {
  readonly offer: CardOffer | undefined;
  /** Just drawn. */
  readonly isNew: boolean;
  /** Whoever plays next could use it, if it were laid aside. */
  readonly suits: number | undefined;
}

interface AnimatedEvent {
  readonly view: DisplayedStr8Eight;
  readonly you: number;
  readonly drawn: Seen;
  offerOf(card: Card): CardOffer | undefined;
}

/** Cards of the hand that are known, and what there is to say of them. */
export function heldIn({ view, you, drawn, offerOf }: AnimatedEvent): HeldCard[] {
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
export function labelOf(held: HeldCard, view: DisplayedStr8Eight, you: number, context: Str8EightContext): string {
  const { str8Eight } = context;
  const { card, offer, isNew, suits } = held;
  const last = view.seats[you]?.sequence.at(-1);
  const onto = last === undefined ? null : numberOf(last);
  const plain =
    isPass(card) || offer === undefined
      ? str8Eight.face(card)
      : (offer.lay === undefined ? str8Eight.cardFitsNot : str8Eight.cardFits)(card, onto);
  const told = isNew ? str8Eight.isNew(plain) : plain;
  return suits === undefined ? told : str8Eight.suits(told, whoIn(context, suits));
}

interface TagProps {
  readonly held: HeldCard;
  readonly view: DisplayedStr8Eight;
  readonly you: number;
  readonly context: Str8EightContext;
  readonly isChosen: boolean;
}

/** What it could do, above the card; and at its foot, whom it would help. */
export function Tags({ held, view, you, context, isChosen }: TagProps): JSX.Element | null {
  const { str8Eight } = context;
  const { card, offer, isNew, suits } = held;
  if (offer === undefined) return null;
  const says = tagOf(held, view.seats[you]?.sequence ?? [], str8Eight);
  return (
    <>
      {says !== null && (
        <span class={classNames('fx', isChosen && 'on', offer.lay !== undefined && 'fit')}>
          {isPass(card) ? (
            <Icon name={card === 'pass-left' ? 'cw' : 'ccw'} />
          ) : (
            <Icon name={offer.lay === undefined ? 'plus' : 'check'} />
          )}
          <span class="w">{says}</span>
        </span>
      )}
      {says === null && isNew && <span class="fx">{str8Eight.new}</span>}
      {suits !== undefined && (
        <span class="suits" title={str8Eight.fitsThem(whoIn(context, suits))}>
          <Animal name={animalOf(suits)} />
        </span>
      )}
    </>
  );
}

function tagOf(
  { card, offer, isNew }: HeldCard,
  sequence: Parameters<typeof oneGroup>[0],
  str8Eight: Str8EightContext['str8Eight'],
): string | null {
  if (isPass(card)) return str8Eight.pass;
  if (offer?.lay === undefined) return isNew ? str8Eight.new : null;
  const group = oneGroup(sequence);
  if (sequence.length > 1 && group === groupOf(card)) return str8Eight.sameGroup;
  return isNew ? str8Eight.fitsNew : str8Eight.fits;
}
