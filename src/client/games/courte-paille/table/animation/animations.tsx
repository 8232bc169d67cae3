import type { VNode } from 'preact';
import { SHARK } from '../../art/signs.ts';
import { fly, hide, type Place } from '../../../../kit/motion/fly.ts';
import { animate, drawn, EASES, isStill, TIMES } from '../../../../kit/motion/still.ts';
import { placeOf } from '../../../../kit/motion/places.ts';
import { CardPicture } from '../../../../kit/card.tsx';
import { Svg } from '../../../../kit/svg.tsx';
import { handPlace, heldPlace, PLACES } from '../../../../play/playback/places.ts';
import type { CourtePailleContext } from '../context.ts';
import { RAFT } from '../places.ts';
import type { ScreenView } from '../screen-view.ts';
import type { Card } from '../../../../../games/courte-paille/cards.ts';
import type { Landed, Lesson, Seen, Took } from '../../../../../games/courte-paille/events.ts';

const APART = 90;
const LIFT = 10;

/** All turn at once, then line up from the left: these seats in this order. */
export async function animateReveal(seats: readonly number[], pace: number): Promise<void> {
  if (isStill() || pace === 0) return;
  await drawn();
  const turns = seats.map((seat, i) =>
    animate(
      placeOf(RAFT.turned(seat)),
      [
        { transform: 'translateY(-14px) rotateY(90deg)', opacity: 0.4 },
        { transform: 'translateY(-14px) rotateY(0)', opacity: 1, offset: 0.6 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: (TIMES.bend + i * APART) * pace, easing: EASES.out, fill: 'backwards' },
    ),
  );
  await Promise.all(turns);
}

function flyTo(card: Seen, from: Place | null, to: Place | null, pace: number): Promise<void> {
  return fly({ picture: <CardPicture game="courte-paille" card={card} />, from, to, ms: TIMES.travel * pace });
}

/** What was chosen goes face down to the middle of the table. */
export function animateChoose(at: number, pace: number): Promise<void> {
  const from = heldPlace(at);
  const middle = placeOf(RAFT.lower)?.getBoundingClientRect();
  if (from === null || middle === undefined) return Promise.resolve();
  const { width, height } = from.getBoundingClientRect();
  const to = { left: middle.left + (middle.width - width) / 2, top: middle.bottom - height, width };
  return fly({ picture: <CardPicture game="courte-paille" card={null} />, from, to, ms: TIMES.travel * pace });
}

/** From the order of the round to the cards thrown back. */
export function animateDiscard(seat: number, card: Seen, pace: number): Promise<void> {
  return flyTo(card, placeOf(RAFT.turned(seat)), placeOf(RAFT.discard), pace);
}

/** From the menu to whoever takes it. */
export function animateTakeFromMenu({ seat, card }: Took, context: CourtePailleContext, pace: number): Promise<void> {
  const from = menuPlace(card);
  hide(from, 2 * TIMES.travel * pace);
  return flyTo(card, from, handPlace(seat, context), pace);
}

/** A day goes overboard. */
export function animateLesson({ position, card }: Lesson, pace: number): Promise<void> {
  const from = placeOf(RAFT.day(position));
  hide(from, 2 * TIMES.travel * pace);
  return flyTo(card, from, placeOf(RAFT.discard), pace);
}

/** A card comes to the end of the week, face down. */
export function animateLand(
  landed: Landed,
  week: ScreenView['week'],
  context: CourtePailleContext,
  pace: number,
): Promise<void> {
  return flyTo(null, startOf(landed, context), placeOf(RAFT.day(week.length)), pace);
}

function startOf({ seat, card, from }: Landed, context: CourtePailleContext): Place | null {
  if (from === 'hand') return handPlace(seat, context);
  return from === 'menu' ? menuPlace(card) : placeOf(PLACES.pile);
}

function menuPlace(card: Seen): Element | null {
  return card === null ? null : placeOf(RAFT.menu(card));
}

/** Somebody lifts days and lays them back. */
export async function animatePeek(positions: readonly number[], pace: number): Promise<void> {
  const path = [
    { transform: 'none' },
    { transform: `translateY(-${LIFT}px) rotate(-4deg)`, offset: 0.4 },
    { transform: 'none' },
  ];
  await Promise.all(
    positions.map((position) =>
      animate(placeOf(RAFT.day(position)), path, { duration: 2 * TIMES.bend * pace, easing: EASES.both }),
    ),
  );
}

/** From one end of what it lies on to the other, sinking and rising. */
export function animateFeather(feather: HTMLElement | null, pace: number): Promise<void> {
  const way = feather?.parentElement?.clientWidth ?? 0;
  const at = (part: number, y: number, turn: number): Keyframe => ({
    transform: `translate(${way * part}px, ${y}px) rotate(${turn}deg)`,
    offset: part,
  });
  const path = [
    { ...at(0, -8, -30), opacity: 0 },
    { ...at(0.3, 8, 10), opacity: 1 },
    { ...at(0.65, -4, -14), opacity: 1 },
    { ...at(1, 10, 20), opacity: 0 },
  ];
  return animate(feather, path, { duration: TIMES.bend * pace, easing: EASES.both });
}

/** A day is turned up. */
export async function animateTurnDay(position: number, pace: number): Promise<void> {
  if (isStill() || pace === 0) return;
  await drawn();
  const path = [{ transform: 'rotateY(90deg)' }, { transform: 'none' }];
  await animate(placeOf(RAFT.day(position)), path, { duration: TIMES.bend * pace, easing: EASES.out });
}

/** The menu is laid out, card by card. */
export async function animateMenu(menu: readonly Card[], pace: number): Promise<void> {
  if (isStill() || pace === 0) return;
  await drawn();
  const path = [
    { translate: '0 -14px', opacity: 0 },
    { translate: '0 0', opacity: 1 },
  ];
  await Promise.all(
    menu.map((card, i) =>
      animate(placeOf(RAFT.menu(card)), path, {
        duration: TIMES.open * pace,
        delay: (i * APART * pace) / 2,
        easing: EASES.out,
        fill: 'backwards',
      }),
    ),
  );
}

/** The shark swims from where it is; call it before the view changes. */
export function animateShark(seat: number, context: CourtePailleContext, pace: number): Promise<void> {
  const picture: VNode = <Svg html={SHARK} />;
  return fly({ picture, from: placeOf(RAFT.shark), to: handPlace(seat, context), ms: TIMES.fall * pace });
}
