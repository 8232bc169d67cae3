import type { TableState } from '../../../../play/session/session.ts';
import { moveIn, landPileOffer, liftsIn, sleepOffer } from './offers.ts';
import type { Refusal } from '../../../../play/tray/offer.ts';
import { reasonOf } from './reasons.ts';
import type { CourtePailleContext } from '../context.ts';
import type { ScreenView } from '../screen-view.ts';
import type { Source } from '../../../../../games/courte-paille/events.ts';
import type { Plan } from './turn.ts';

export type Power = 'lesson' | 'land' | 'peek' | 'sleep';

/** Why something cannot be had, and by which clause. */
interface Lock {
  readonly says: string;
  readonly clause?: string;
}

/** What comes next: something to do it with, or the move itself. */
export type Step = { readonly plan: Plan } | { readonly move: string };

export interface PowerOffer {
  readonly power: Power;
  readonly lock: Lock | undefined;
}

/** The powers of a Coco that was turned up, those that cannot be had with the reason. */
export function powersIn(ask: TableState['ask'], view: ScreenView, context: CourtePailleContext): PowerOffer[] {
  const { refusal } = liftsIn(ask);
  const { coco } = context.says;
  const sources = sourcesIn(ask, view, context);
  const all: PowerOffer[] = [
    { power: 'lesson', lock: view.week.length === 0 ? { says: coco.weekNone, clause: 'C11' } : undefined },
    { power: 'land', lock: sources.every(({ lock }) => lock !== undefined) ? sources.at(-1)!.lock : undefined },
    { power: 'peek', lock: refusal === undefined ? undefined : lockOf(refusal, context) },
  ];
  return sleepOffer(ask) === undefined ? all : [...all, { power: 'sleep', lock: undefined }];
}

export interface SourceOffer {
  readonly source: Source;
  readonly lock: Lock | undefined;
}

/** Where a card to land can come from. */
export function sourcesIn(ask: TableState['ask'], view: ScreenView, context: CourtePailleContext): SourceOffer[] {
  const { coco } = context.says;
  const pile = landPileOffer(ask);
  const hasHand = ask?.things.some(({ thing, ...offer }) => thing.startsWith('hand ') && 'moves' in offer) === true;
  return [
    { source: 'menu', lock: view.menu.length === 0 ? { says: coco.menuNone, clause: 'C12' } : undefined },
    { source: 'hand', lock: hasHand ? undefined : { says: coco.handNone, clause: 'C12' } },
    {
      source: 'pile',
      lock: pile !== undefined && 'refusal' in pile ? lockOf(pile.refusal, context) : undefined,
    },
  ];
}

function lockOf(refusal: Refusal, context: CourtePailleContext): Lock {
  const [rule, fact] = reasonOf(refusal, context);
  return { says: fact === '' ? rule : `${rule} ${fact}`, clause: refusal.clause };
}

/** What the button of the dialog does. */
export function stepOf(ask: TableState['ask'], power: Power, source: Source): Step | undefined {
  if (power === 'lesson') return { plan: 'lesson' };
  if (power === 'peek') {
    const { lifts } = liftsIn(ask);
    return lifts.length === 1 ? { move: lifts[0]!.move } : { plan: 'peek' };
  }
  if (power === 'land' && source !== 'pile') return { plan: `land ${source}` };
  const offeredMove = power === 'land' ? moveIn(landPileOffer(ask)) : moveIn(sleepOffer(ask));
  return offeredMove === undefined ? undefined : { move: offeredMove.move };
}
