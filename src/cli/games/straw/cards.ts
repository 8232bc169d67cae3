import type { Card } from '../../../games/straw/cards.ts';
import { kindOf, numberOf, type Kind } from '../../../games/straw/faces.ts';
import { numeral } from '../../screen/text.ts';

/** Three lines of equal length. */
type Art = readonly [string, string, string];

interface Good {
  readonly name: string;
  readonly one: string;
  readonly art: Art;
}

/** What the items 1 to 10 are. */
const GOODS: readonly Good[] = [
  { name: 'dates', one: 'dates', art: ['  \\|/  ', ' o O o ', '  O o  '] },
  { name: 'slippers', one: 'slippers', art: [',    ___ ', '\\\\__/   )', ' \\______)'] },
  { name: 'teapot', one: 'a teapot', art: ['   _o_   ', ',-/   \\_/', '`-\\___/  '] },
  { name: 'lantern', one: 'a lantern', art: [' _^_ ', '|(*)|', '|___|'] },
  { name: 'oud', one: 'an oud', art: [' .--.      ', '( o  )====7', " `--'      "] },
  { name: 'drum', one: 'a drum', art: ['(_____)', ' \\   / ', ' /___\\ '] },
  { name: 'spices', one: 'spices', art: ['   /\\   ', ' _/__\\_ ', '(______)'] },
  { name: 'oil jar', one: 'an oil jar', art: [' _==_ ', '(|  |)', ' \\__/ '] },
  { name: 'treasure chest', one: 'a treasure chest', art: [' _______ ', '/__[#]__\\', '|_______|'] },
  { name: 'millstone', one: 'a millstone', art: [' .---. ', '|  O  |', " `---' "] },
];

const ARTS: Readonly<Record<Exclude<Kind, 'item' | 'carpet'>, Art>> = {
  lamp: ['    _o_   ', '\\__/   \\_)', ' `--___/  '],
  copy: ['┌────┐  ', '└─┌────┐', '  └────┘'],
  reverse: ['───────▸', '        ', '◂───────'],
  straw: ['    ╱', '  ╱  ', '╱    '],
};

const SIGNS = { lamp: '1–10', copy: '=', reverse: '⇄', straw: '1/1000' };

/** drum, carpet, lamp. */
export function nameOf(card: Card): string {
  return goodOf(card)?.name ?? kindOf(card);
}

/** drum 6, carpet 5, lamp. */
export function labelOf(card: Card): string {
  return numberOf(card) === 0 ? nameOf(card) : `${nameOf(card)} ${numberOf(card)}`;
}

/** a drum, 6; carpet 5; a lamp. */
export function oneOf(card: Card): string {
  const good = goodOf(card);
  if (good !== undefined) return `${good.one}, ${numberOf(card)}`;
  if (card === 'straw') return 'the straw';
  return kindOf(card) === 'carpet' ? labelOf(card) : `a ${card}`;
}

/** What stands in the card's corner. */
export function signOf(card: Card): string {
  const kind = kindOf(card);
  return kind === 'item' || kind === 'carpet'
    ? numeral(kind === 'carpet' ? -numberOf(card) : numberOf(card))
    : SIGNS[kind];
}

/** 6, −5, lamp: as a list of points shows it. */
export function shortOf(card: Card): string {
  return numberOf(card) === 0 ? card : signOf(card);
}

export function artOf(card: Card): Art {
  const kind = kindOf(card);
  if (kind === 'item') return goodOf(card)!.art;
  return kind === 'carpet' ? carpetArt(numberOf(card)) : ARTS[kind];
}

/** As many diamonds as its number. */
function carpetArt(number: number): Art {
  const edge = ` ${'~'.repeat(number)} `;
  return [edge, `≡${'◆'.repeat(number)}≡`, edge];
}

function goodOf(card: Card): Good | undefined {
  return kindOf(card) === 'item' ? GOODS[numberOf(card) - 1] : undefined;
}
