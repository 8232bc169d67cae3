import { DECK, type Card, type Castaway } from '../../../games/courte-paille/cards.ts';
import { castawayOf, CASTAWAYS, valueOf } from '../../../games/courte-paille/faces.ts';
import type { Style } from '../../screen/style.ts';
import { wrap } from '../../screen/text.ts';

interface Names {
  readonly full: string;
  /** For a card that stands among many. */
  readonly short: string;
  /** Where even that is too long. */
  readonly brief: string;
}

const NAMES: Readonly<Record<Castaway, Names>> = {
  captain: { full: 'captain', short: 'captain', brief: 'cap' },
  cook: { full: 'cook', short: 'cook', brief: 'cook' },
  'cabin-boy': { full: 'cabin boy', short: 'boy', brief: 'boy' },
  lookout: { full: 'lookout', short: 'lookout', brief: 'look' },
  sailor: { full: 'sailor', short: 'sailor', brief: 'sail' },
  'fortune-teller': { full: 'fortune-teller', short: 'teller', brief: 'tell' },
  coco: { full: 'Coco', short: 'Coco', brief: 'Coco' },
};

/** cabin boy. */
export function nameOf(castaway: Castaway): string {
  return NAMES[castaway].full;
}

/** the cabin boy, but Coco. */
export function theOne(castaway: Castaway): string {
  return castaway === 'coco' ? NAMES.coco.full : `the ${NAMES[castaway].full}`;
}

/** cabin boy 8. */
export function labelOf(card: Card): string {
  return `${NAMES[castawayOf(card)].full} ${valueOf(card)}`;
}

/** the cabin boy 8, but Coco 2. */
export function theCard(card: Card): string {
  return `${theOne(castawayOf(card))} ${valueOf(card)}`;
}

/** boy 8. */
export function shortOf(card: Card): string {
  return `${NAMES[castawayOf(card)].short} ${valueOf(card)}`;
}

/** cap 9. */
export function briefOf(card: Card): string {
  return `${NAMES[castawayOf(card)].brief} ${valueOf(card)}`;
}

/** `cabin boy`, `cabin-boy`, `boy`. */
export function castawayCalled(name: string): Castaway | undefined {
  const spaced = name.replaceAll('-', ' ');
  return CASTAWAYS.find((castaway) => {
    const { full, short } = NAMES[castaway];
    return [full, short].some((known) => known.toLowerCase().replaceAll('-', ' ') === spaced);
  });
}

/** `cook 3`, `cook-3`, `boy 8`; a card that there is. */
export function cardCalled(name: string): Card | undefined {
  const [, who = '', value = ''] = /^(.+)[ -](\d)$/.exec(name) ?? [];
  const face = DECK.face(`${castawayCalled(who)}-${value}`);
  return face === undefined ? undefined : DECK.names[face];
}

const TIE = '\u00a0';

/** Lines of whole words, and of whole cards. */
export function wrapped(text: string, { columns }: Style): string[] {
  const tied = text.replace(/ (?=\d)|(?<=cabin) (?=boy)/g, TIE);
  return wrap(tied, columns - 2).map((line) => ` ${line.replaceAll(TIE, ' ')}`);
}

export function pointsOf(cards: readonly (Card | null)[], castaway: Castaway): number {
  return cards.reduce((sum, card) => (card !== null && castawayOf(card) === castaway ? sum + valueOf(card) : sum), 0);
}
