import { DECK, type Card } from '../../../../games/straw/cards.ts';
import type { StrawEvent } from '../../../../games/straw/events.ts';
import type { StrawView } from '../../../../games/straw/view.ts';

/** How the terminal names cards, told a second time. */
const GOODS = [
  'dates',
  'slippers',
  'teapot',
  'lantern',
  'oud',
  'drum',
  'spices',
  'oil jar',
  'treasure chest',
  'millstone',
];

const NAMES = new Map<Card, RegExp>(DECK.names.map((card) => [card, new RegExp(`\\b${nameOf(card)}\\b`)]));

function nameOf(card: Card): string {
  const [kind, number] = card.split('-');
  if (kind === 'item') return GOODS[Number(number) - 1]!;
  if (kind === 'carpet') return `carpet ${number}`;
  return card === 'copy' ? 'cop(?:y|ies)' : card;
}

/** The cards that a text names. */
export function namedIn(text: string): Card[] {
  return [...NAMES].filter(([, name]) => name.test(text)).map(([card]) => card);
}

/** The cards that a view and the latest events, as their viewer may see them, speak of. */
export function knownFrom(view: StrawView, events: readonly StrawEvent[]): Set<Card> {
  const cards = [
    ...view.seats.flatMap(({ hand }) => hand),
    ...view.camel.map(({ card }) => card),
    ...events.flatMap(cardsIn),
  ];
  return new Set(cards.filter((card) => card !== null));
}

function cardsIn(event: StrawEvent): readonly (Card | null)[] {
  if (event.type === 'dealt') return event.cards;
  if (event.type === 'scored') return event.hands.flat();
  return 'card' in event ? [event.card] : [];
}
