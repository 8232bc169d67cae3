import { castawayOf, valueOf, type Castaway, type CourteCard } from '../../table/courte/shapes.ts';

interface Name {
  readonly name: string;
  readonly the: string;
  readonly many: string;
  readonly isFeminine?: true;
}

export const CASTAWAY_NAMES: Readonly<Record<Castaway, Name>> = {
  captain: { name: 'Capitaine', the: 'le Capitaine', many: 'Capitaines' },
  cook: { name: 'Cuisinier', the: 'le Cuisinier', many: 'Cuisiniers' },
  'cabin-boy': { name: 'Mousse', the: 'le Mousse', many: 'Mousses' },
  lookout: { name: 'Vigie', the: 'la Vigie', many: 'Vigies', isFeminine: true },
  sailor: { name: 'Matelot', the: 'le Matelot', many: 'Matelots' },
  'fortune-teller': { name: 'Voyante', the: 'la Voyante', many: 'Voyantes', isFeminine: true },
  coco: { name: 'Coco', the: 'Coco', many: 'Cocos' },
};

/** Matelot 9. */
export const cardName = (card: CourteCard): string => `${CASTAWAY_NAMES[castawayOf(card)].name} ${valueOf(card)}`;
