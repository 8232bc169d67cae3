/**
 * Straw told a second time: slow, pure, and from rules/straw.md alone. It imports nothing of the engine on purpose,
 * so that a mistake in one telling is not a mistake in both. Chance is told to it; the rest it works out.
 */

type Happening = { readonly type: string } & Readonly<Record<string, unknown>>;

export interface Telling {
  readonly ending: string;
  readonly dealers: readonly number[];
  readonly scores: readonly number[];
  readonly direction: number;
  readonly turn: number;
  readonly total: number;
  readonly camel: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly pile: number;
  /** All that whoever has the turn may play. */
  readonly moves: readonly string[];
  readonly awaits: 'deal' | 'move' | 'draw' | 'nothing';
  /** All that has happened since the last move or the start. */
  readonly news: readonly Happening[];
}

const TEN = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** S2 */
const DECK = [
  ...TEN.flatMap((n) => Array<string>(4).fill(`item-${n}`)),
  ...TEN.slice(0, 9).map((n) => `carpet-${n}`),
  ...Array<string>(4).fill('lamp'),
  ...Array<string>(5).fill('copy'),
  ...Array<string>(5).fill('reverse'),
  'straw',
];

/** S17: the lot has fallen on the first dealer. */
export function opening(seats: number, ending: string, dealer: number): Telling {
  const scores = Array<number>(seats).fill(0);
  return newRound({ ending, dealers: [], scores, news: [] }, dealer);
}

/** S3 */
export function dealt(t: Telling, hands: readonly (readonly string[])[]): Telling {
  if (t.awaits !== 'deal') throw new Error('no deal was due');
  const news = [...t.news, ...hands.map((cards, seat) => ({ type: 'dealt', seat, cards }))];
  return giveTurn({ ...t, hands, pile: DECK.length - hands.flat().length, news }, t.turn, 0);
}

/** S4 to S10: one card is played. */
export function moved(t: Telling, move: string): Telling {
  if (!t.moves.includes(move)) throw new Error(`not allowed: ${move}`);
  const [, card = '', said] = move.split(' ');
  const repeated = does(t, card);
  const total = t.total + (said === undefined ? weightOf(repeated) : Number(said));
  const direction = repeated === 'reverse' ? -t.direction : t.direction;
  const weight = said === undefined ? {} : { weight: Number(said) };
  const hands = t.hands.map((hand, seat) => (seat === t.turn ? without(hand, card) : hand));
  const played = { type: 'played', seat: t.turn, card, ...weight, total, direction };
  const next = { ...t, total, direction, hands, moves: [], camel: [...t.camel, card], news: [played] };
  if (total > 50) return broken(next, card);
  return t.pile > 0 ? { ...next, awaits: 'draw' } : giveTurn(next, following(next, t.turn), 0);
}

/** S4: the card drawn after playing. */
export function drew(t: Telling, card: string): Telling {
  if (t.awaits !== 'draw') throw new Error('no draw was due');
  const hands = t.hands.map((hand, seat) => (seat === t.turn ? [...hand, card] : hand));
  const news = [...t.news, { type: 'drew', seat: t.turn, card }];
  const next = { ...t, hands, pile: t.pile - 1, news };
  return giveTurn(next, following(next, t.turn), 0);
}

/** The middle of a round, told by somebody else. */
export function resumed(t: Omit<Telling, 'moves' | 'awaits' | 'news'>): Telling {
  return giveTurn({ ...t, moves: [], awaits: 'move', news: [] }, t.turn, 0);
}

export function winners(t: Telling): number[] {
  const best = Math.max(...t.scores);
  return seatsOf(t).filter((seat) => t.scores[seat] === best);
}

function movesWith(t: Telling, hand: readonly string[]): string[] {
  return [...new Set(hand)].flatMap((card) => {
    if (card === 'straw' && t.total !== 50) return [];
    if (card === 'copy' && t.camel.length === 0) return [];
    return does(t, card) === 'lamp' ? TEN.map((n) => `play ${card} ${n}`) : [`play ${card}`];
  });
}

/** S9, S9a: a copy does what the last card did that was no copy. */
function does(t: Telling, card: string): string {
  return card === 'copy' ? t.camel.findLast((below) => below !== 'copy')! : card;
}

function weightOf(card: string): number {
  return card === 'straw' ? 1 / 1000 : worthOf(card);
}

function worthOf(card: string): number {
  const [kind, number] = card.split('-');
  if (kind === 'item') return Number(number);
  return kind === 'carpet' ? 0 - Number(number) : 0;
}

function without(hand: readonly string[], card: string): string[] {
  const at = hand.indexOf(card);
  return hand.filter((_, i) => i !== at);
}

function following(t: Telling, seat: number): number {
  return (seat + t.direction + t.scores.length) % t.scores.length;
}

/** S11, and S12a when everybody has passed. */
function giveTurn(t: Telling, seat: number, passes: number): Telling {
  if (passes === t.scores.length) return scored(t, () => true);
  const moves = movesWith(t, t.hands[seat]!);
  if (moves.length > 0) return { ...t, turn: seat, moves, awaits: 'move' };
  return giveTurn({ ...t, news: [...t.news, { type: 'passed', seat }] }, following(t, seat), passes + 1);
}

/** S12, S13, S14 */
function broken(t: Telling, card: string): Telling {
  const told = { ...t, news: [...t.news, { type: 'broke', seat: t.turn, card }] };
  return scored(told, card === 'straw' ? (seat) => seat === t.turn : (seat) => seat !== t.turn);
}

function scored(t: Telling, counts: (seat: number) => boolean): Telling {
  const hands = t.hands.map((hand) => hand.toSorted((a, b) => DECK.indexOf(a) - DECK.indexOf(b)));
  const points = hands.map((hand, seat) => (counts(seat) ? hand.reduce((sum, card) => sum + worthOf(card), 0) : 0));
  const scores = t.scores.map((score, seat) => score + points[seat]!);
  const next = { ...t, scores, news: [...t.news, { type: 'scored', hands, points, totals: scores }] };
  return isOver(next) ? ended(next) : newRound(next, (t.dealers.at(-1)! + 1) % scores.length);
}

/** S16, or the option race-to-100. */
function isOver(t: Telling): boolean {
  if (t.ending === 'race-to-100') return t.scores.some((score) => score >= 100);
  return seatsOf(t).every((seat) => t.dealers.includes(seat));
}

function ended(t: Telling): Telling {
  const news = [...t.news, { type: 'ended', scores: t.scores, winners: winners(t) }];
  return { ...t, awaits: 'nothing', news };
}

/** S15, S3 */
function newRound(t: Pick<Telling, 'ending' | 'dealers' | 'scores' | 'news'>, dealer: number): Telling {
  const dealers = [...t.dealers, dealer];
  const turn = (dealer + 1) % t.scores.length;
  const news = [...t.news, { type: 'round', number: dealers.length, dealer, first: turn }];
  const empty = { direction: 1, turn, total: 0, camel: [], hands: [], pile: 0, moves: [] };
  return { ending: t.ending, dealers, scores: t.scores, news, ...empty, awaits: 'deal' };
}

function seatsOf(t: Telling): number[] {
  return [...t.scores.keys()];
}
