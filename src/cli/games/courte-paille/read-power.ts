import { DECK } from '../../../games/courte-paille/cards.ts';
import type { CourtePailleView } from '../../../games/courte-paille/view.ts';
import { handOf } from './hand.ts';
import { isNumber, LEAVING, pick, rangeOf, type Read } from './pick.ts';

/** What may be typed for each power, the number it has in the list last. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  lesson: ['lesson', 'l', '1'],
  land: ['land', '2'],
  menu: ['lm'],
  pile: ['lp'],
  hand: ['lh'],
  peek: ['peek', 'p', '3'],
  sleep: ['sleep', 's', '4'],
};

const SOURCES = ['menu', 'pile', 'hand'];

/** `lesson 3`, `l 3`, `land menu cook-3`, `lm 2`, `lp`, `lh 4`, `peek 2 5`, `p 5 2`, `s`. Nothing, if it is none of Coco's. */
export function readPower(word: string, about: readonly string[], view: CourtePailleView): Read | undefined {
  if (isNumber(word) && view.phase !== 'coco') return undefined;
  const power = Object.keys(WORDS).find((name) => WORDS[name]!.includes(word));
  if (power === 'lesson') return readLesson(about, view);
  if (power === 'land') return readLanding(about, view);
  if (power === 'menu' || power === 'hand') return landFrom(power, about.join(' '), view);
  if (power === 'peek') return readPeek(about, view);
  if (power === 'pile') return about.length === 0 ? { move: { verb: 'land', from: 'pile' } } : undefined;
  if (power === 'sleep') return about.length === 0 ? { move: { verb: 'sleep' } } : undefined;
  return isNumber(word) ? { says: 'Choose one of Coco’s powers by its number.' } : undefined;
}

function readLesson(about: readonly string[], { week }: CourtePailleView): Read | undefined {
  const [day, ...more] = about;
  if (day === undefined) {
    return { asks: `Which day goes overboard? ${rangeOf(week.length)} ${LEAVING}: `, typed: 'lesson' };
  }
  if (more.length > 0 || !isNumber(day)) return undefined;
  const position = Number(day);
  return isDay(position) ? { move: { verb: 'lesson', position } } : noSuchDay('C11', position, week.length);
}

/** One that the notation can name. */
function isDay(position: number): boolean {
  return position >= 1 && position <= DECK.size;
}

function noSuchDay(clause: string, position: number, week: number): Read {
  return { refusal: { clause, about: { position, week } } };
}

function readLanding([from, ...rest]: readonly string[], view: CourtePailleView): Read | undefined {
  if (from === undefined) {
    return { asks: `From where? 1 the menu, 2 the pile, 3 your hand ${LEAVING}: `, typed: 'land' };
  }
  const source = isNumber(from) ? SOURCES[Number(from) - 1] : from;
  if (source === 'menu' || source === 'hand') return landFrom(source, rest.join(' '), view);
  if (source === 'pile') return rest.length === 0 ? { move: { verb: 'land', from: source } } : undefined;
  return isNumber(from) ? { says: 'From the menu (1), the pile (2) or your hand (3).' } : undefined;
}

function landFrom(from: 'menu' | 'hand', text: string, view: CourtePailleView): Read | undefined {
  const cards = from === 'menu' ? view.menu : handOf(view);
  return pick(text, { cards, typed: `land ${from}`, clause: 'C12' }, (card) => ({ verb: 'land', from, card }));
}

/** In either order. Where something is missing it is asked for. */
function readPeek(about: readonly string[], { week }: CourtePailleView): Read | undefined {
  if (about.length > 2 || !about.every(isNumber)) return undefined;
  const hidden = week.flatMap(({ up }, i) => (up ? [] : [i + 1]));
  const positions = about.map(Number).sort((a, b) => a - b);
  const strange = positions.find((position) => !isDay(position));
  if (strange !== undefined) return noSuchDay('C13', strange, week.length);
  if (positions.length === 2 && positions[0] === positions[1])
    return { refusal: { clause: 'C13a', about: { wanted: 2 } } };
  if (hidden.length < 2) return peekAtOnly(positions, hidden);
  return positions.length === 2 || !positions.every((position) => hidden.includes(position))
    ? { move: { verb: 'peek', positions } }
    : askForDay(positions, hidden);
}

function peekAtOnly(positions: readonly number[], hidden: readonly number[]): Read {
  if (positions.length > 0) return { move: { verb: 'peek', positions } };
  if (hidden.length > 0) return { move: { verb: 'peek', positions: hidden } };
  return { refusal: { clause: 'C13a', about: { down: 0 } } };
}

function askForDay(positions: readonly number[], hidden: readonly number[]): Read {
  const which = positions.length === 0 ? 'Which hidden day first?' : 'And which other hidden day?';
  const range = `${hidden[0]} to ${hidden.at(-1)}`;
  return { asks: `${which} ${range} ${LEAVING}: `, typed: ['peek', ...positions].join(' ') };
}
