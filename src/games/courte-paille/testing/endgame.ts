import type { Chance } from '../../../engine/chance/chance.ts';
import { listOf } from '../../../engine/list.ts';
import { CASTAWAY_OF, COCO, HAND_SIZE, MENU_SIZE, NAME_OF, type Card, type Character } from '../cards.ts';
import { CHARACTERS } from '../faces.ts';
import type { Form } from '../options.ts';
import type { CourtePailleView } from '../view.ts';

/** The beginning of a round with every card where it can be seen. */
export interface Endgame {
  readonly hands: readonly (readonly Card[])[];
  readonly week: readonly Card[];
  readonly faceUp: number;
  readonly menu: readonly Card[];
  readonly discard: readonly Card[];
  readonly pile: readonly Card[];
  readonly asleep: readonly Card[];
  readonly characters: readonly Character[];
  readonly shark: number;
  readonly part: number;
  readonly shuffles: number;
  readonly out: readonly number[];
  readonly partsWon: readonly number[];
}

const KINDS = ['short hands', 'full hands', 'cocos held'] as const;
type Kind = (typeof KINDS)[number];

/** Hardly a card is left to draw. What nobody holds lies face up in the week, or left with its character. */
export function endgame(form: Form, sleep: boolean, chance: Chance): Endgame {
  const kind = KINDS[chance.below(KINDS.length)]!;
  const seats = kind === 'full hands' ? 5 : 2 + chance.below(4);
  const part = form === 'single' ? 1 : kind === 'full hands' ? 4 : 2 + chance.below(4);
  const characters = shuffled(CHARACTERS, chance).slice(part - 1);
  const cards = cardsOf(characters, kind, chance);
  const shark = chance.below(seats);
  const hands = listOf(seats, (seat) => {
    // whoever has no cards is out: not the shark's holder, nor one other at least
    const least = form === 'single' || (seat - shark + seats) % seats < 2 ? 1 : 0;
    return cards.splice(0, handSize(kind, least, chance));
  });
  const menu = cards.splice(0, chance.below(MENU_SIZE + 1));
  const pile = cards.splice(0, chance.below(3));
  const down = cards.splice(0, chance.below(4));
  // now and then the week is empty, but for what lies face down
  const discard = cards.splice(0, chance.below(3) === 0 ? cards.length : chance.below(3));
  return {
    hands,
    week: [...cards, ...down],
    faceUp: cards.length,
    menu,
    discard,
    pile,
    asleep: sleep ? hands.flat().filter((card) => isCoco(card) && chance.below(4) > 0) : [],
    characters: CHARACTERS.filter((character) => characters.includes(character)),
    shark,
    part,
    shuffles: 0,
    out: form === 'single' ? [] : [...hands.keys()].filter((seat) => hands[seat]!.length === 0),
    partsWon: hands.map(() => 0),
  };
}

/** The first cards are dealt to the hands. When the character that nobody holds is banished, none may be left for a week. */
function cardsOf(characters: readonly Character[], kind: Kind, chance: Chance): Card[] {
  const isLeft = (castaway: number): boolean => castaway === COCO || characters.includes(CHARACTERS[castaway]!);
  const cards = shuffled(
    NAME_OF.filter((_, card) => isLeft(CASTAWAY_OF[card]!)),
    chance,
  );
  const isLast = (card: Card): boolean => (kind === 'cocos held' ? !isCoco(card) : card.startsWith(characters[0]!));
  return kind === 'short hands' ? cards : [...cards.filter((card) => !isLast(card)), ...cards.filter(isLast)];
}

function handSize(kind: Kind, least: number, chance: Chance): number {
  if (kind === 'full hands') return HAND_SIZE;
  return kind === 'cocos held' ? 1 : least + chance.below(HAND_SIZE + 1 - least);
}

function isCoco(card: Card): boolean {
  return card.startsWith('coco');
}

function shuffled<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list];
  return list.map(() => left.splice(chance.below(left.length), 1)[0]!);
}

/** As everybody sees it who sees every card. */
export function viewOf(position: Endgame): CourtePailleView {
  const { hands, week, faceUp, menu, discard, pile, asleep, characters, shark, part, out } = position;
  return {
    viewer: 'watcher',
    part,
    phase: 'choose',
    shark,
    characters,
    week: week.map((card, i) => ({ card, up: i < faceUp })),
    menu,
    discard,
    pile: pile.length,
    seats: hands.map((hand, seat) => ({
      hand,
      asleep: hand.filter((card) => asleep.includes(card)),
      score: 0,
      ...(out.includes(seat) && { out: true as const }),
    })),
  };
}
