import type { VNode } from 'preact';
import { SHARK } from '../art/signs.ts';
import { fly, hide, type Place } from '../../../kit/motion/fly.ts';
import { animate, drawn, EASES, isStill, TIMES } from '../../../kit/motion/still.ts';
import { CardPicture } from '../../../kit/card.tsx';
import { Svg } from '../../../kit/svg.tsx';
import { handPlace, heldPlace } from '../../../play/playback/places.ts';
import type { CourtePailleContext } from './context.ts';
import { dayPlace, discardPlace, menuPlace, sharkPlace, turnedPlace } from './places.ts';
import type { CourteView, Landed, Lesson, Seen, Took } from './shapes.ts';

const APART = 90;
const LIFT = 10;

/** All turn at once, then line up from the left. */
export async function animateReveal(pace: number): Promise<void> {
  if (isStill() || pace === 0) return;
  await drawn();
  const cards = [...document.querySelectorAll('.order > li .card')];
  const turns = cards.map((card, i) =>
    animate(
      card,
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
  const middle = document.querySelector('.t-courte-paille .lower')?.getBoundingClientRect();
  if (from === null || middle === undefined) return Promise.resolve();
  const { width, height } = from.getBoundingClientRect();
  const to = { left: middle.left + (middle.width - width) / 2, top: middle.bottom - height, width };
  return fly({ picture: <CardPicture game="courte-paille" card={null} />, from, to, ms: TIMES.travel * pace });
}

/** From the order of the round to the cards thrown back. */
export function animateDiscard(seat: number, card: Seen, pace: number): Promise<void> {
  return flyTo(card, turnedPlace(seat), discardPlace(), pace);
}

/** From the menu to whoever takes it. */
export function animateTakeFromMenu(
  { seat, card }: Took,
  view: CourteView,
  context: CourtePailleContext,
  pace: number,
): Promise<void> {
  const from = menuPlace(view.menu, card);
  hide(from, 2 * TIMES.travel * pace);
  return flyTo(card, from, handPlace(seat, context), pace);
}

/** A day goes overboard. */
export function animateLesson({ position, card }: Lesson, pace: number): Promise<void> {
  const from = dayPlace(position);
  hide(from, 2 * TIMES.travel * pace);
  return flyTo(card, from, discardPlace(), pace);
}

/** A card comes to the end of the week, face down. */
export function animateLand(
  { seat, card, from }: Landed,
  view: CourteView,
  context: CourtePailleContext,
  pace: number,
): Promise<void> {
  const pile = document.querySelector('.decks .pilewrap');
  const start = from === 'menu' ? menuPlace(view.menu, card) : from === 'pile' ? pile : handPlace(seat, context);
  return flyTo(null, start, dayPlace(view.week.length), pace);
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
      animate(dayPlace(position), path, { duration: 2 * TIMES.bend * pace, easing: EASES.both }),
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
  await animate(dayPlace(position), path, { duration: TIMES.bend * pace, easing: EASES.out });
}

/** The menu is laid out, card by card. */
export async function animateMenu(pace: number): Promise<void> {
  if (isStill() || pace === 0) return;
  await drawn();
  const cards = [...document.querySelectorAll('.mcol > .card')];
  const path = [
    { translate: '0 -14px', opacity: 0 },
    { translate: '0 0', opacity: 1 },
  ];
  await Promise.all(
    cards.map((card, i) =>
      animate(card, path, {
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
  return fly({ picture, from: sharkPlace(), to: handPlace(seat, context), ms: TIMES.fall * pace });
}
