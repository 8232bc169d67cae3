import { castawayOf, valueOf } from '../../../../../games/courte-paille/faces.ts';
import type { Castaway, Card } from '../../../../../games/courte-paille/cards.ts';

const NAMES: Readonly<Record<Castaway, readonly [name: string, the: string]>> = {
  captain: ['Capitaine', 'le Capitaine'],
  cook: ['Cuisinier', 'le Cuisinier'],
  'cabin-boy': ['Mousse', 'le Mousse'],
  lookout: ['Vigie', 'la Vigie'],
  sailor: ['Matelot', 'le Matelot'],
  'fortune-teller': ['Voyante', 'la Voyante'],
  coco: ['Coco', 'Coco'],
};
const SHORT_DAYS = ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'];
const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];

export const castaway = (who: Castaway): string => NAMES[who][0];
/** le Capitaine, la Vigie, Coco. */
export const theCastaway = (who: Castaway): string => NAMES[who][1];
export const isFeminine = (who: Castaway): boolean => NAMES[who][1].startsWith('la ');
/** Vigie 1. */
export const cardName = (card: Card): string => `${castaway(castawayOf(card))} ${valueOf(card)}`;
/** Position 1 is a Monday; a week that was made longer counts on. */
export const dayShort = (position: number): string => SHORT_DAYS[position - 1] ?? String(position);
export const day = (position: number): string => DAYS[position - 1] ?? `jour ${position}`;
/** lundi, le jour 8. */
export const theDay = (position: number): string => (position > 7 ? `le ${day(position)}` : day(position));
