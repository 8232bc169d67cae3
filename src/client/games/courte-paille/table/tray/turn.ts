import type { Card } from '../../../../../games/courte-paille/cards.ts';
import type {
  ChoosePreview,
  LandPreview,
  LessonPreview,
  TakePreview,
} from '../../../../../games/courte-paille/preview.ts';
import type { TableState } from '../../../../play/session/session.ts';
import type { OfferedMove } from '../../../../play/tray/offer.ts';
import type { ScreenView } from '../screen-view.ts';
import { chooseOffer, landOffer, lessonOffer, liftsIn, moveIn, takeOffer, type Lift } from './offers.ts';

type Ask = TableState['ask'];

/** What Coco was told to do, as far as it needs something to do it with. */
export type Plan = 'lesson' | 'land menu' | 'land hand' | 'peek';

/** What is asked now; `coco` until the bird has its orders. */
export type Mode = 'wait' | 'choose' | 'take' | 'coco' | 'banish' | Plan;

export function modeOf(ask: Ask, view: ScreenView, you: number | null, plan: Plan | null): Mode {
  if (ask === null || you === null || view.phase === 'over') return 'wait';
  // the cards are still being dealt
  if (view.phase === 'choose' && view.week.length === 0) return 'wait';
  if (view.phase === 'choose' || view.phase === 'take' || view.phase === 'banish') return view.phase;
  return plan ?? 'coco';
}

/** What was touched. */
export interface Picks {
  readonly card: Card | null;
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
  | ({ readonly kind: 'choose'; readonly card: Card } & OfferedMove<ChoosePreview>)
  | ({ readonly kind: 'take'; readonly card: Card } & OfferedMove<TakePreview>)
  | ({ readonly kind: 'land'; readonly card: Card } & OfferedMove<LandPreview>)
  | ({ readonly kind: 'lesson'; readonly position: number } & OfferedMove<LessonPreview>)
  | ({ readonly kind: 'peek' } & Lift);

export function intentOf(ask: Ask, mode: Mode, { card, days }: Picks): Intent | undefined {
  if (mode === 'peek') return peekOf(ask, days);
  if (mode === 'lesson') return lessonOf(ask, days);
  return card === null ? undefined : cardIntentOf(ask, mode, card);
}

function peekOf(ask: Ask, days: readonly number[]): Intent | undefined {
  const lift = liftsIn(ask).lifts.find(({ positions }) => positions.join() === days.join());
  return lift === undefined ? undefined : { kind: 'peek', ...lift };
}

function lessonOf(ask: Ask, [position]: readonly number[]): Intent | undefined {
  if (position === undefined) return undefined;
  const offered = moveIn(lessonOffer(ask, position));
  return offered === undefined ? undefined : { kind: 'lesson', position, ...offered };
}

function cardIntentOf(ask: Ask, mode: Mode, card: Card): Intent | undefined {
  if (mode === 'choose') {
    const offered = moveIn(chooseOffer(ask, card));
    return offered === undefined ? undefined : { kind: 'choose', card, ...offered };
  }
  if (mode === 'take') {
    const offered = moveIn(takeOffer(ask, card));
    return offered === undefined ? undefined : { kind: 'take', card, ...offered };
  }
  if (mode !== 'land menu' && mode !== 'land hand') return undefined;
  const offered = moveIn(landOffer(ask, mode === 'land menu' ? 'menu' : 'hand', card));
  return offered === undefined ? undefined : { kind: 'land', card, ...offered };
}

/** A day more or less: for a lesson one, for a look two, of which the older makes room. */
export function withDay(mode: Mode, days: readonly number[], position: number): readonly number[] {
  if (mode === 'lesson') return [position];
  if (days.includes(position)) return days.filter((day) => day !== position);
  return [...days.slice(-1), position].sort((a, b) => a - b);
}

/** Whether a day can be lifted at all. */
export function isLiftable(ask: Ask, position: number): boolean {
  return liftsIn(ask).lifts.some(({ positions }) => positions.includes(position));
}
