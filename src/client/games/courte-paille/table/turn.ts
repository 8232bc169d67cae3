import type { TableState } from '../../../play/session/session.ts';
import type { OfferedMove } from '../../../play/tray/offer.ts';
import { chooseOffer, deedIn, landOffer, lessonOffer, liftsIn, takeOffer, type Lift } from './offers.ts';
import type { ChoosePreview, CourteCard, CourteView, LandPreview, LessonPreview, TakePreview } from './shapes.ts';

/** What Coco was told to do, as far as it needs something to do it with. */
export type Plan = 'lesson' | 'land menu' | 'land hand' | 'peek';

/** What is asked now; `coco` until the bird has its orders. */
export type Mode = 'wait' | 'choose' | 'take' | 'coco' | 'banish' | Plan;

export function modeOf(ask: TableState['ask'], view: CourteView, you: number | null, plan: Plan | null): Mode {
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
  | ({ readonly kind: 'choose'; readonly card: CourteCard } & OfferedMove<ChoosePreview>)
  | ({ readonly kind: 'take'; readonly card: CourteCard } & OfferedMove<TakePreview>)
  | ({ readonly kind: 'land'; readonly card: CourteCard } & OfferedMove<LandPreview>)
  | ({ readonly kind: 'lesson'; readonly position: number } & OfferedMove<LessonPreview>)
  | ({ readonly kind: 'peek' } & Lift);

export function intentOf(ask: TableState['ask'], mode: Mode, { card, days }: Picks): Intent | undefined {
  if (mode === 'peek') {
    const lift = liftsIn(ask).lifts.find(({ positions }) => positions.join() === days.join());
    return lift === undefined ? undefined : { kind: 'peek', ...lift };
  }
  if (mode === 'lesson') {
    const [position] = days;
    const offeredMove = position === undefined ? undefined : deedIn(lessonOffer(ask, position));
    return offeredMove === undefined || position === undefined
      ? undefined
      : { kind: 'lesson', position, ...offeredMove };
  }
  if (card === null) return undefined;
  if (mode === 'choose') {
    const offeredMove = deedIn(chooseOffer(ask, card));
    return offeredMove === undefined ? undefined : { kind: 'choose', card, ...offeredMove };
  }
  if (mode === 'take') {
    const offeredMove = deedIn(takeOffer(ask, card));
    return offeredMove === undefined ? undefined : { kind: 'take', card, ...offeredMove };
  }
  if (mode === 'land menu' || mode === 'land hand') {
    const offeredMove = deedIn(landOffer(ask, mode === 'land menu' ? 'menu' : 'hand', card));
    return offeredMove === undefined ? undefined : { kind: 'land', card, ...offeredMove };
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
export function isLiftable(ask: TableState['ask'], position: number): boolean {
  return liftsIn(ask).lifts.some(({ positions }) => positions.includes(position));
}
