import type { VNode } from 'preact';
import { fly, hide, type Place } from '../../kit/motion/fly.ts';
import { drawn, isStill, TIMES } from '../../kit/motion/still.ts';
import { CardPicture } from '../../kit/card.tsx';
import { placeOf } from '../../kit/motion/places.ts';
import { handPlace, heldPlace, PLACES } from './places.ts';
import type { TableContext } from '../session/context.ts';

/** One card after the other leaves the pile. */
const DEAL_APART = 34;

/** All seats in the order of play, the next one first. */
export function orderFrom(seat: number, count: number, direction: 1 | -1): number[] {
  return Array.from({ length: count }, (_, i) => (seat + direction * (i + 1) + 2 * count * count) % count);
}

interface Deal {
  readonly game: string;
  /** Whose left neighbour gets the first card. */
  readonly dealer: number;
  /** How many everybody gets. */
  readonly cards: number;
  readonly context: TableContext;
  readonly pace: number;
}

/** Backs fly to all seats in turn, as cards are dealt. */
export async function animateDeal({ game, dealer, cards, context, pace }: Deal): Promise<void> {
  const count = context.table.seats.length;
  const order = orderFrom(dealer, count, 1);
  if (isStill() || pace === 0) return;
  const flights = Array.from({ length: cards * count }, (_, i) =>
    fly({
      picture: backOf(game),
      from: placeOf(PLACES.pile),
      to: handPlace(order[i % count]!, context),
      ms: TIMES.travel * pace,
      delay: i * DEAL_APART * pace,
    }),
  );
  await Promise.all(flights);
}

/** A card that has come to the own hand flies there and is turned over; call it when the hand shows it, at its place. */
export async function animateTake(game: string, card: string | null, at: number, pace: number): Promise<void> {
  if (isStill() || pace === 0) return;
  await drawn();
  const to = heldPlace(at);
  const show = hide(to, 2 * (TIMES.travel + TIMES.turnOver) * pace);
  const turned = card === null ? undefined : <CardPicture game={game} card={card} />;
  await fly({ picture: backOf(game), from: placeOf(PLACES.pile), to, ms: TIMES.travel * pace, turned });
  show();
}

/** Where a card leaves from: out of the own hand the very one, which is not seen there any more. */
export function leaveHand(seat: number, at: number | undefined, context: TableContext, pace: number): Place | null {
  if (seat !== context.you) return handPlace(seat, context);
  const from = placeOf(PLACES.chosen) ?? heldPlace(at ?? -1);
  hide(from, (2 * TIMES.travel + TIMES.bend) * pace);
  return from;
}

/** Somebody else draws. */
export function animateDraw(game: string, seat: number, context: TableContext, pace: number): Promise<void> {
  return fly({
    picture: backOf(game),
    from: placeOf(PLACES.pile),
    to: handPlace(seat, context),
    ms: TIMES.travel * pace,
  });
}

function backOf(game: string): VNode {
  return <CardPicture game={game} card={null} />;
}
