import type { CourtePailleEvent } from '../../../../../games/courte-paille/events.ts';
import type { CourtePailleView } from '../../../../../games/courte-paille/view.ts';

/** How a match began in which nothing has happened yet; nothing of any other. */
export function openingOf(view: CourtePailleView): CourtePailleEvent[] {
  const { part, week, menu, discard, seats, shark, characters, phase } = view;
  const isNew = part === 1 && phase === 'choose' && discard.length === 0 && week.filter(({ up }) => up).length === 1;
  const first = week[0]?.card ?? null;
  if (!isNew || first === null || seats.some(({ chosen, asleep }) => chosen !== undefined || asleep !== undefined)) {
    return [];
  }
  return [
    { type: 'part', number: part, week: week.length, characters, shark },
    ...seats.map(({ hand }, seat): CourtePailleEvent => ({ type: 'dealt', seat, cards: hand })),
    { type: 'week', cards: week.map(() => null) },
    { type: 'turned', position: 1, card: first },
    { type: 'menu', cards: menu },
  ];
}

/** What can be told of a part that was under way when we came; `known` is the last part that was heard of. */
export function eventsOf(view: CourtePailleView, known: number | undefined): CourtePailleEvent[] {
  const { part, week, seats, phase, turn, discard, characters, shark } = view;
  const begun: CourtePailleEvent[] =
    part === known ? [] : [{ type: 'part', number: part, week: week.length, characters, shark }];
  const turned = week.flatMap(({ card, up }, i): CourtePailleEvent[] =>
    up && card !== null ? [{ type: 'turned', position: i + 1, card }] : [],
  );
  // a character lies with the discards before its player takes
  const top = phase === 'take' ? (discard.at(-1) ?? null) : null;
  const cards = seats.map((seat, i) => seat.turned ?? (i === turn ? top : null));
  const chose: CourtePailleEvent[] = cards.every((card) => card === null) ? [] : [{ type: 'chose', cards }];
  return [...begun, ...turned, ...chose];
}

/** The part that was last heard of. */
export function partIn(events: readonly CourtePailleEvent[]): number | undefined {
  const part = events.findLast(({ type }) => type === 'part');
  return part?.type === 'part' ? part.number : undefined;
}
