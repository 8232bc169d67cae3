import { castawayOf, valueOf, type Castaway, type CourteCard } from '../../table/courte/shapes.ts';

interface Name {
  readonly name: string;
  readonly the: string;
  readonly many: string;
}

export const CASTAWAY_NAMES: Readonly<Record<Castaway, Name>> = {
  captain: { name: 'Captain', the: 'the Captain', many: 'Captains' },
  cook: { name: 'Cook', the: 'the Cook', many: 'Cooks' },
  'cabin-boy': { name: 'Cabin boy', the: 'the Cabin boy', many: 'Cabin boys' },
  lookout: { name: 'Lookout', the: 'the Lookout', many: 'Lookouts' },
  sailor: { name: 'Sailor', the: 'the Sailor', many: 'Sailors' },
  'fortune-teller': { name: 'Fortune-teller', the: 'the Fortune-teller', many: 'Fortune-tellers' },
  coco: { name: 'Coco', the: 'Coco', many: 'Cocos' },
};

/** Sailor 9. */
export const cardName = (card: CourteCard): string => `${CASTAWAY_NAMES[castawayOf(card)].name} ${valueOf(card)}`;
