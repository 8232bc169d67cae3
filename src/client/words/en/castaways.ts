import { castawayOf, valueOf, type Castaway, type CourteCard } from '../../table/courte/shapes.ts';

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
export const cardName = (card: CourteCard): string => `${NAMES[castawayOf(card)]} ${valueOf(card)}`;
/** Position 1 is a Monday; a week that was made longer counts on. */
export const dayShort = (position: number): string => SHORT_DAYS[position - 1] ?? String(position);
export const day = (position: number): string => DAYS[position - 1] ?? `day ${position}`;

export function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** At the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
