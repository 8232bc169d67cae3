import { valueOf, type CourteCard, type CourteEvent, type CourteView, type Seen } from './shapes.ts';

/** What came of a card that was turned up, in short. */
export type Outcome =
  | { readonly type: 'took'; readonly card: Seen; readonly from: 'menu' | 'pile' }
  | { readonly type: 'lesson' | 'landed' | 'peeked' | 'slept' };

export interface Turn {
  readonly seat: number;
  readonly card: CourteCard;
  readonly isDone: boolean;
  readonly isNow: boolean;
  readonly outcome: Outcome | undefined;
}

/** Two that are equal and follow each other. */
export interface Tie {
  readonly value: number;
  readonly first: number;
  readonly second: number;
  readonly hasShark: boolean;
}

/** As the table resolves them: small values first, equal ones clockwise from the shark. */
export function lowestFirst(cards: readonly Seen[], shark: number): { seat: number; card: CourteCard }[] {
  const count = cards.length;
  const behind = (seat: number): number => (seat + count - shark) % count;
  return cards
    .flatMap((card, seat) => (card === null ? [] : [{ seat, card }]))
    .sort((a, b) => valueOf(a.card) - valueOf(b.card) || behind(a.seat) - behind(b.seat));
}

/** The cards of the round, who is done and who is next; none while they are being chosen. */
export function turnsOf(view: CourteView, events: readonly CourteEvent[]): Turn[] {
  if (view.phase === 'choose' || view.phase === 'over' || view.phase === 'banish') return [];
  const begun = events.findLastIndex(({ type }) => type === 'chose');
  const chose = events[begun];
  const heard = chose?.type === 'chose' ? chose.cards : [];
  const cards = view.seats.map(({ turned }, seat) => turned ?? heard[seat] ?? null);
  return lowestFirst(cards, view.shark).map(({ seat, card }) => {
    const isNow = view.turn === seat;
    return {
      seat,
      card,
      isNow,
      isDone: view.seats[seat]?.turned === undefined && !isNow,
      outcome: outcomeOf(events.slice(begun + 1), seat),
    };
  });
}

function outcomeOf(events: readonly CourteEvent[], seat: number): Outcome | undefined {
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'took') return { type: 'took', card: event.card, from: event.from };
    if (event.type === 'lesson' || event.type === 'landed' || event.type === 'peeked' || event.type === 'slept') {
      return { type: event.type };
    }
  }
  return undefined;
}

/** Why equals go in this order. */
export function tiesIn(turns: readonly Turn[], shark: number): Tie[] {
  return turns.slice(1).flatMap(({ card, seat }, i) => {
    const before = turns[i]!;
    if (valueOf(before.card) !== valueOf(card)) return [];
    return [{ value: valueOf(card), first: before.seat, second: seat, hasShark: before.seat === shark }];
  });
}
