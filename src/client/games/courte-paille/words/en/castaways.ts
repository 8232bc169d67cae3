import { castawayOf, valueOf } from '../../../../../games/courte-paille/faces.ts';
import type { Castaway, Card } from '../../../../../games/courte-paille/cards.ts';

const NAMES: Readonly<Record<Castaway, string>> = {
  captain: 'Captain',
  cook: 'Cook',
  'cabin-boy': 'Cabin boy',
  lookout: 'Lookout',
  sailor: 'Sailor',
  'fortune-teller': 'Fortune-teller',
  coco: 'Coco',
};
const SHORT_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Captain. */
export const castaway = (who: Castaway): string => NAMES[who];
/** the Captain; Coco needs no article. */
export const theCastaway = (who: Castaway): string => (who === 'coco' ? NAMES.coco : `the ${NAMES[who]}`);
/** Lookout 1. */
export const cardName = (card: Card): string => `${NAMES[castawayOf(card)]} ${valueOf(card)}`;
/** Position 1 is a Monday; a week that was made longer counts on. */
export const dayShort = (position: number): string => SHORT_DAYS[position - 1] ?? String(position);
export const day = (position: number): string => DAYS[position - 1] ?? `day ${position}`;
