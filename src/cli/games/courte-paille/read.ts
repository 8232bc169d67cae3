import type { CourtePailleView } from '../../../games/courte-paille/view.ts';
import { castawayCalled } from './cards.ts';
import { handOf } from './hand.ts';
import { isNumber, LEAVING, pick, rangeOf, type Read } from './pick.ts';
import { readPower } from './read-power.ts';

/** `3`, `cook 3`, `cook`, `choose cook-3`, `banish cook`, and all that Coco does. */
export function read(line: string, view: CourtePailleView): Read | undefined {
  const typed = line.trim().toLowerCase().replace(/\s+/g, ' ');
  const [verb = '', ...rest] = typed.split(' ');
  const about = rest.join(' ');
  if (verb === 'choose' || verb === 'take') return readCard(verb, about, view);
  if (verb === 'banish') return readCharacter(about, view);
  const power = readPower(verb, rest, view);
  if (power !== undefined || view.phase === 'coco') return power;
  if (view.phase === 'banish') return readCharacter(typed, view);
  return readCard(view.phase === 'take' ? 'take' : 'choose', typed, view);
}

function readCard(verb: 'choose' | 'take', text: string, view: CourtePailleView): Read | undefined {
  const choice =
    verb === 'take'
      ? { cards: view.menu, typed: verb, clause: 'C7' }
      : { cards: handOf(view), typed: verb, clause: 'C5' };
  return pick(text, choice, (card) => ({ verb, card }));
}

function readCharacter(text: string, { characters }: CourtePailleView): Read | undefined {
  const range = rangeOf(characters.length);
  if (text === '') return { asks: `Whom? ${range} ${LEAVING}: `, typed: 'banish' };
  const castaway = isNumber(text) ? characters[Number(text) - 1] : castawayCalled(text);
  if (castaway !== undefined) return { move: { verb: 'banish', castaway } };
  return isNumber(text) ? { says: `Choose somebody: ${range}.` } : undefined;
}
