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

/** Equal cards, as they follow each other. */
export interface Tie {
  readonly value: number;
  readonly seats: readonly number[];
  /** Whether the first of them has the shark. */
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

/** Where a card is in the order. */
export function stepOf(turns: readonly Turn[], i: number): 'done' | 'now' | 'next' | 'last' | 'later' {
  const turn = turns[i]!;
  if (turn.isDone) return 'done';
  if (turn.isNow) return 'now';
  if (i === turns.length - 1) return 'last';
  return i === turns.findIndex(({ isNow }) => isNow) + 1 ? 'next' : 'later';
}

/** Why equals go in this order. */
export function tiesIn(turns: readonly Turn[], shark: number): Tie[] {
  const values = [...new Set(turns.map(({ card }) => valueOf(card)))];
  return values.flatMap((value) => {
    const seats = turns.flatMap(({ card, seat }) => (valueOf(card) === value ? [seat] : []));
    return seats.length < 2 ? [] : [{ value, seats, hasShark: seats[0] === shark }];
  });
}
