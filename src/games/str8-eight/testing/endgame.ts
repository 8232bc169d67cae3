import type { Chance } from '../../../engine/chance/chance.ts';
import { listOf } from '../../../engine/list.ts';
import { DECK, HAND_SIZE, NAME_OF, NUMBER_OF, PASS_LEFT } from '../cards.ts';
import { canBegin, followersOf, PASS_DEDUCTION, isPass } from '../faces.ts';
import type { Card, NumberCard, PassCard } from '../cards.ts';
import type { Str8EightView } from '../view.ts';

/** The beginning of a turn that has a discard pile, with every card where it can be seen. */
export interface Endgame {
  readonly hands: readonly (readonly Card[])[];
  readonly sequences: readonly (readonly NumberCard[])[];
  /** The last one lies on top. */
  readonly discard: readonly Card[];
  readonly pile: readonly Card[];
  readonly passed: readonly PassCard[];
  readonly turn: number;
  readonly dealer: number;
  readonly hand: number;
  readonly scores: readonly number[];
  readonly barren: number;
}

/**
 * Long sequences, one perhaps about to be a Str8 Eight; few cards to draw; few barren turns left; scores near the
 * target. A tie is a last barren turn after which several may be equal.
 */
export function endgame(seats: number, target: number, chance: Chance, mostBarren: number): Endgame {
  const cards = shuffled(NAME_OF, chance);
  const turn = chance.below(seats);
  const isTie = chance.below(3) === 0;
  const almost = !isTie && chance.below(3) === 0 ? takeAlmostStr8(cards, chance) : undefined;
  const sequences = listOf(seats, (seat) => (seat === turn && almost?.sequence) || takeSequence(cards, chance));
  // whoever holds low cards gains, and cannot lay them
  if (isTie) cards.sort((a, b) => totalOf([a]) - totalOf([b]));
  const hands = listOf(seats, (seat) => {
    const last = seat === turn && almost ? [almost.last] : [];
    return [...last, ...cards.splice(0, HAND_SIZE - last.length)];
  });
  const pile = cards.splice(0, 1 + chance.below(chance.below(2) === 0 ? 2 : cards.length - 1));
  const passed = cards.filter((card, i): card is PassCard => i > 0 && isPass(card) && chance.below(2) === 0);
  return {
    hands,
    sequences,
    discard: without(cards, passed),
    pile,
    passed,
    turn,
    dealer: chance.below(seats),
    hand: 1 + chance.below(9),
    scores: sequences.map((sequence, seat) => {
      const gain = totalOf(sequence) - totalOf(hands[seat]!);
      if (isTie && gain > 1) return target + 1 - gain;
      return target - 1 - chance.below(chance.below(3) === 0 ? 300 : 50);
    }),
    barren:
      isTie || chance.below(2) === 0 ? mostBarren - 1 - chance.below(isTie ? 1 : 10) : chance.below(mostBarren - 10),
  };
}

/** All but the last card of a colour group are laid. */
function takeAlmostStr8(cards: Card[], chance: Chance): { sequence: NumberCard[]; last: NumberCard } {
  const group = 1 + chance.below(8);
  const sequence = listOf(7, (i): NumberCard => `${group}x${i + 1}`);
  const last: NumberCard = `${group}x8`;
  for (const card of [...sequence, last]) cards.splice(cards.indexOf(card), 1);
  return { sequence, last };
}

/** Up to seven cards; mostly the lowest that follow, or there would hardly ever be so many. */
function takeSequence(cards: Card[], chance: Chance): NumberCard[] {
  const sequence: NumberCard[] = [];
  for (const most = chance.below(8) + chance.below(3); sequence.length < Math.min(most, 7);) {
    const last = sequence.at(-1);
    const follows = last && followersOf(numberOf(last));
    const next = cards
      .filter((card): card is NumberCard => follows?.includes(numberOf(card)) ?? canBegin(numberOf(card)))
      .sort((a, b) => numberOf(a) - numberOf(b));
    if (next.length === 0) break;
    const card = next[chance.below(4) === 0 ? chance.below(next.length) : 0]!;
    cards.splice(cards.indexOf(card), 1);
    sequence.push(card);
  }
  return sequence;
}

function totalOf(cards: readonly Card[]): number {
  return cards.reduce((total, card) => total + (numberOf(card) || PASS_DEDUCTION), 0);
}

/** 0 for a pass card. */
function numberOf(card: Card): number {
  const face = DECK.face(card)!;
  return face < PASS_LEFT ? NUMBER_OF[face]! : 0;
}

function without(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) left.splice(left.lastIndexOf(card), 1);
  return left;
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list];
  return list.map(() => left.splice(chance.below(left.length), 1)[0]!);
}

/** As everybody sees it who sees every card. */
export function viewOf({ hands, sequences, pile, scores, ...rest }: Endgame): Str8EightView {
  return {
    viewer: 'watcher',
    phase: 'draw',
    pile: pile.length,
    seats: hands.map((hand, seat) => ({ hand, sequence: sequences[seat]!, score: scores[seat]! })),
    hand: rest.hand,
    dealer: rest.dealer,
    turn: rest.turn,
    discard: rest.discard,
    passed: rest.passed,
    barren: rest.barren,
  };
}
