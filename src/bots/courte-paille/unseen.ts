import type { CardId } from '../../engine/cards.ts';
import { CASTAWAY_OF, COCO, DECK, VALUE_OF, type Card } from '../../games/courte-paille/cards.ts';
import { CASTAWAYS, CHARACTERS } from '../../games/courte-paille/faces.ts';
import type { CourtePailleView } from '../../games/courte-paille/view.ts';

export const KINDS = CASTAWAYS.length;

/** The cards of the whole deck and their points, by castaway. */
const DECK_CARDS = CASTAWAYS.map((_, kind) => CASTAWAY_OF.filter((castaway) => castaway === kind).length);
const DECK_POINTS = CASTAWAYS.map((_, kind) =>
  VALUE_OF.reduce((sum, value, card) => (CASTAWAY_OF[card] === kind ? sum + value : sum), 0),
);

/** By castaway: the points expected in a card that this seat cannot see. All that are left are equally likely. */
export function meanUnseen(view: CourtePailleView): number[] {
  const points = zeros();
  let unseen = 0;
  for (let kind = 0; kind < KINDS; kind++) {
    if (kind !== COCO && !view.characters.includes(CHARACTERS[kind]!)) continue;
    points[kind] = DECK_POINTS[kind]!;
    unseen += DECK_CARDS[kind]!;
  }
  const see = (card: Card | null): void => {
    if (card === null) return;
    const id = idOf(card);
    points[CASTAWAY_OF[id]!]! -= VALUE_OF[id]!;
    unseen--;
  };
  for (const { card } of view.week) see(card);
  view.menu.forEach(see);
  view.discard.forEach(see);
  for (const { hand, turned = null } of view.seats) {
    hand.forEach(see);
    see(turned);
  }
  for (let kind = 0; kind < KINDS; kind++) points[kind]! /= Math.max(1, unseen);
  return points;
}

export function idOf(card: Card): CardId {
  return DECK.face(card)!;
}

/** A list by castaway. */
export function zeros(): number[] {
  return new Array<number>(KINDS).fill(0);
}
