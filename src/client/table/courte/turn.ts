import type { Standing } from '../sitting.ts';
import type { Deed } from '../offer.ts';
import { chooseOffer, deedIn, landOffer, lessonOffer, liftsIn, takeOffer, type Lift } from './offers.ts';
import type { ChoosePreview, CourteCard, CourteView, LandPreview, LessonPreview, TakePreview } from './shapes.ts';

/** What Coco was told to do, as far as it needs something to do it with. */
export type Plan = 'lesson' | 'land menu' | 'land hand' | 'peek';

/** What is asked now; `coco` until the bird has its orders. */
export type Mode = 'wait' | 'choose' | 'take' | 'coco' | 'banish' | Plan;

export function modeOf(ask: Standing['ask'], view: CourteView, you: number | null, plan: Plan | null): Mode {
  if (ask === null || you === null || view.phase === 'over') return 'wait';
  // the cards are still being dealt
  if (view.phase === 'choose' && view.week.length === 0) return 'wait';
  if (view.phase === 'choose' || view.phase === 'take' || view.phase === 'banish') return view.phase;
  return plan ?? 'coco';
}

/** What was touched. */
export interface Picks {
  readonly card: CourteCard | null;
  /** Positions in the week, ascending. */
  readonly days: readonly number[];
}

export const NO_PICKS: Picks = { card: null, days: [] };

/** Where cards can be touched now. */
export function pickedFrom(mode: Mode): 'hand' | 'menu' | 'week' | null {
  if (mode === 'choose' || mode === 'land hand') return 'hand';
  if (mode === 'take' || mode === 'land menu') return 'menu';
  return mode === 'lesson' || mode === 'peek' ? 'week' : null;
}

/** What would be done with what was touched. */
export type Intent =
  | ({ readonly kind: 'choose'; readonly card: CourteCard } & Deed<ChoosePreview>)
  | ({ readonly kind: 'take'; readonly card: CourteCard } & Deed<TakePreview>)
  | ({ readonly kind: 'land'; readonly card: CourteCard } & Deed<LandPreview>)
  | ({ readonly kind: 'lesson'; readonly position: number } & Deed<LessonPreview>)
  | ({ readonly kind: 'peek' } & Lift);

export function intentOf(ask: Standing['ask'], mode: Mode, { card, days }: Picks): Intent | undefined {
  if (mode === 'peek') {
    const lift = liftsIn(ask).lifts.find(({ positions }) => positions.join() === days.join());
    return lift === undefined ? undefined : { kind: 'peek', ...lift };
  }
  if (mode === 'lesson') {
    const [position] = days;
    const deed = position === undefined ? undefined : deedIn(lessonOffer(ask, position));
    return deed === undefined || position === undefined ? undefined : { kind: 'lesson', position, ...deed };
  }
  if (card === null) return undefined;
  if (mode === 'choose') {
    const deed = deedIn(chooseOffer(ask, card));
    return deed === undefined ? undefined : { kind: 'choose', card, ...deed };
  }
  if (mode === 'take') {
    const deed = deedIn(takeOffer(ask, card));
    return deed === undefined ? undefined : { kind: 'take', card, ...deed };
  }
  if (mode === 'land menu' || mode === 'land hand') {
    const deed = deedIn(landOffer(ask, mode === 'land menu' ? 'menu' : 'hand', card));
    return deed === undefined ? undefined : { kind: 'land', card, ...deed };
  }
  return undefined;
}

/** A day more or less: for a lesson one, for a look two, of which the older makes room. */
export function withDay(mode: Mode, days: readonly number[], position: number): readonly number[] {
  if (mode === 'lesson') return [position];
  if (days.includes(position)) return days.filter((day) => day !== position);
  return [...days.slice(-1), position].sort((a, b) => a - b);
}

/** Whether a day can be lifted at all. */
export function isLiftable(ask: Standing['ask'], position: number): boolean {
  return liftsIn(ask).lifts.some(({ positions }) => positions.includes(position));
}
