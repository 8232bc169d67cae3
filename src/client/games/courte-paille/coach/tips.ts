import type { Card } from '../../../../games/courte-paille/cards.ts';
import { isCoco, valueOf } from '../../../../games/courte-paille/faces.ts';
import { plateOf } from '../../../../games/courte-paille/plate.ts';
import type { Tip } from '../../../play/coach/coach.tsx';
import type { DisplayedState } from '../../../play/playback/playback.ts';
import { PLACES } from '../../../play/playback/places.ts';
import { whoIn } from '../../../play/session/context.ts';
import { isLong, type CourtePailleContext } from '../table/context.ts';
import { RAFT } from '../table/places.ts';
import type { ScreenView } from '../table/screen-view.ts';
import type { CoachWords } from '../words/en/coach.ts';

interface Situation {
  readonly displayed: DisplayedState<ScreenView>;
  readonly context: CourtePailleContext;
  readonly you: number;
  readonly says: CoachWords;
}

/** What could be told of this turn, the most urgent first. Coco's orders have a dialog of their own. */
export function tipsOf(situation: Situation): Tip[] {
  const { phase } = situation.displayed.view;
  if (phase === 'choose') return choosing(situation);
  return phase === 'take' ? taking(situation) : [];
}

function choosing({ displayed: { view }, context, you, says }: Situation): Tip[] {
  const hand = view.seats[you]?.hand ?? [];
  const asleep = view.seats[you]?.asleep ?? [];
  const held = (is: (card: Card) => boolean): string | undefined => {
    const at = hand.findIndex((card) => card !== null && is(card));
    return at < 0 ? undefined : PLACES.held(at);
  };
  const [coco, sleeper] = [
    held((card) => isCoco(card) && !asleep.includes(card)),
    held((card) => asleep.includes(card)),
  ];
  return [
    { id: 'goal', says: says.goal(isLong(context)) },
    { id: 'choose', says: says.choose },
    ...(coco === undefined ? [] : [{ id: 'coco', says: says.coco, at: coco }]),
    ...(sleeper === undefined ? [] : [{ id: 'asleep', says: says.asleep, at: sleeper }]),
    ...ofTheWeek(view, context, says),
    ...ofThePlate(view, says),
    ...(view.shark === you ? [{ id: 'shark', says: says.shark, at: RAFT.shark }] : []),
  ];
}

function ofTheWeek({ week }: ScreenView, context: CourtePailleContext, says: CoachWords): Tip[] {
  const known = week.findIndex(({ card, up }) => card !== null && !up);
  const landed = week.findIndex(({ up, landedBy }) => !up && landedBy !== undefined);
  return [
    ...(week.filter(({ up }) => !up).length === 1 ? [{ id: 'last', says: says.last, at: RAFT.day(week.length) }] : []),
    ...(known < 0 ? [] : [{ id: 'known', says: says.known, at: RAFT.day(known + 1) }]),
    ...(landed < 0
      ? []
      : [{ id: 'landed', says: says.landed(whoIn(context, week[landed]!.landedBy!)), at: RAFT.day(landed + 1) }]),
  ];
}

/** From the second day on: before, there is nothing to add up. */
function ofThePlate(view: ScreenView, says: CoachWords): Tip[] {
  const tops = plateOf(view).flatMap(({ who, isTop }) => (isTop ? [who] : []));
  if (tops.length === 0 || view.week.filter(({ up }) => up).length < 2) return [];
  return [
    ...(tops.length > 1 ? [{ id: 'top', says: says.top(tops), at: RAFT.plate }] : []),
    { id: 'plate', says: says.plate(tops[0]!), at: RAFT.plate },
  ];
}

function taking({ displayed: { view }, says }: Situation): Tip[] {
  const values = view.seats.flatMap(({ turned }) => (turned === undefined ? [] : [valueOf(turned)]));
  return [
    { id: 'take', says: says.take },
    ...(new Set(values).size < values.length ? [{ id: 'equals', says: says.equals }] : []),
  ];
}
