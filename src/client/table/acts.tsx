import type { VNode } from 'preact';
import { fly, hide, type Place } from '../motion/fly.ts';
import { drawn, isStill, TIMES } from '../motion/still.ts';
import { CardPicture } from '../parts/card.tsx';
import type { Dress } from '../parts/dress.ts';
import { handPlace, heldPlace, pilePlace } from './places.ts';
import type { Scene } from './scene.ts';

/** One card after the other leaves the pile. */
const DEAL_APART = 34;

/** All seats in the order of play, the next one first. */
export function orderFrom(seat: number, count: number, direction: 1 | -1): number[] {
  return Array.from({ length: count }, (_, i) => (seat + direction * (i + 1) + 2 * count * count) % count);
}

interface Deal {
  readonly dress: Dress;
  /** Whose left neighbour gets the first card. */
  readonly dealer: number;
  /** How many everybody gets. */
  readonly cards: number;
  readonly scene: Scene;
  readonly pace: number;
}

/** Backs fly to all seats in turn, as cards are dealt. */
export async function dealAct({ dress, dealer, cards, scene, pace }: Deal): Promise<void> {
  const count = scene.table.seats.length;
  const order = orderFrom(dealer, count, 1);
  if (isStill() || pace === 0) return;
  const flights = Array.from({ length: cards * count }, (_, i) =>
    fly({
      picture: backOf(dress),
      from: pilePlace(),
      to: handPlace(order[i % count]!, scene),
      ms: TIMES.travel * pace,
      delay: i * DEAL_APART * pace,
    }),
  );
  await Promise.all(flights);
}

/** A card that has come to the own hand flies there and is turned over; call it when the hand shows it, at its place. */
export async function takeAct(dress: Dress, card: string | null, at: number, pace: number): Promise<void> {
  if (isStill() || pace === 0) return;
  await drawn();
  const to = heldPlace(at);
  const show = hide(to, 2 * (TIMES.travel + TIMES.turnOver) * pace);
  const turned = card === null ? undefined : <CardPicture game={dress} card={card} />;
  await fly({ picture: backOf(dress), from: pilePlace(), to, ms: TIMES.travel * pace, turned });
  show();
}

/** Where a card leaves from: out of the own hand the very one, which is not seen there any more. */
export function leaveHand(seat: number, at: number | undefined, scene: Scene, pace: number): Place | null {
  if (seat !== scene.you) return handPlace(seat, scene);
  const from = document.querySelector('.hand > .card.sel') ?? heldPlace(at ?? -1);
  hide(from, (2 * TIMES.travel + TIMES.bend) * pace);
  return from;
}

/** Somebody else draws. */
export function drawAct(dress: Dress, seat: number, scene: Scene, pace: number): Promise<void> {
  return fly({ picture: backOf(dress), from: pilePlace(), to: handPlace(seat, scene), ms: TIMES.travel * pace });
}

function backOf(dress: Dress): VNode {
  return <CardPicture game={dress} card={null} />;
}
