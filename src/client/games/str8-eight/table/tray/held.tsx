import type { JSX } from 'preact';
import { Animal, animalOf } from '../../../../kit/animal.tsx';
import { classNames } from '../../../../kit/class-names.ts';
import { Icon } from '../../../../kit/icon.tsx';
import type { Held } from '../../../../play/tray/hand.tsx';
import { whoIn } from '../../../../play/session/context.ts';
import { fitsOn, groupOf, isPass, nextAfter, numberOf, oneGroup } from '../cards.ts';
import type { CardOffer } from './offers.ts';
import type { Str8EightContext } from '../context.ts';
import type { Seen, Str8Card, Str8Event, Str8View } from '../shapes.ts';

export interface Str8Held extends Held<Str8Card> {
  readonly offer: CardOffer | undefined;
  /** Just drawn. */
  readonly isNew: boolean;
  /** Whoever plays next could use it, if it were laid aside. */
  readonly suits: number | undefined;
}

interface AnimatedEvent {
  readonly view: Str8View;
  readonly you: number;
  readonly drawn: Seen;
  offerOf(card: Str8Card): CardOffer | undefined;
}

/** Cards of the hand that are known, and what there is to say of them. */
export function heldIn({ view, you, drawn, offerOf }: AnimatedEvent): Str8Held[] {
  const next = nextAfter(you, view);
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
export function openHand({ passing, seats }: Str8View, you: number): readonly Str8Card[] | null {
  const hand = seats[you]?.hand ?? [];
  const known = hand.filter((card) => card !== null);
  return passing !== undefined || known.length < hand.length || known.length === 0 ? null : known;
}

/** What was drawn in this turn and has not been answered yet. */
export function drawnIn(events: readonly Str8Event[], you: number): Seen {
  const last = events.findLast((event) => 'seat' in event && event.seat === you && event.type !== 'dealt');
  return last?.type === 'drew' ? last.card : null;
}

/** The card and what it could do, for ears. */
export function labelOf(held: Str8Held, view: Str8View, you: number, context: Str8EightContext): string {
  const { str8 } = context;
  const { card, offer, isNew, suits } = held;
  const last = view.seats[you]?.sequence.at(-1);
  const onto = last === undefined ? null : numberOf(last);
  const plain =
    isPass(card) || offer === undefined
      ? str8.face(card)
      : (offer.lay === undefined ? str8.cardFitsNot : str8.cardFits)(card, onto);
  const told = isNew ? str8.isNew(plain) : plain;
  return suits === undefined ? told : str8.suits(told, whoIn(context, suits));
}

interface TagProps {
  readonly held: Str8Held;
  readonly view: Str8View;
  readonly you: number;
  readonly context: Str8EightContext;
  readonly isChosen: boolean;
}

/** What it could do, above the card; and at its foot, whom it would help. */
export function Tags({ held, view, you, context, isChosen }: TagProps): JSX.Element | null {
  const { str8 } = context;
  const { card, offer, isNew, suits } = held;
  if (offer === undefined) return null;
  const says = tagOf(held, view.seats[you]?.sequence ?? [], str8);
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
      {says === null && isNew && <span class="fx">{str8.new}</span>}
      {suits !== undefined && (
        <span class="suits" title={str8.fitsThem(whoIn(context, suits))}>
          <Animal name={animalOf(suits)} />
        </span>
      )}
    </>
  );
}

function tagOf(
  { card, offer, isNew }: Str8Held,
  sequence: Parameters<typeof oneGroup>[0],
  str8: Str8EightContext['str8'],
): string | null {
  if (isPass(card)) return str8.pass;
  if (offer?.lay === undefined) return isNew ? str8.new : null;
  const group = oneGroup(sequence);
  if (sequence.length > 1 && group === groupOf(card)) return str8.sameGroup;
  return isNew ? str8.fitsNew : str8.fits;
}
