import type { Offer } from '../../../engine/ask.ts';
import type { CourtePailleView } from '../../../games/courte-paille/view.ts';
import { shortOf } from './cards.ts';
import { reason } from './reasons.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import type { Style } from '../../screen/style.ts';
import { padEnd } from '../../screen/text.ts';

const NAME_WIDTH = 18;
const CODE_WIDTH = 9;

/** Something Coco can do: how it is typed, and what it does or why not. */
interface Power {
  readonly name: string;
  readonly code: string;
  readonly says: string;
}

/** Coco's powers with the words to type, as a table. */
export function powerLines(
  view: CourtePailleView,
  ask: readonly Offer[],
  context: TableContext,
  style: Style,
): string[] {
  const powers = powersOf(view, ask, context);
  return [titleLine(view, style), ...powers.map((power) => powerLine(power, style))];
}

function titleLine({ viewer, seats }: CourtePailleView, { accent }: Style): string {
  const { turned, hand } = seats[Number(viewer)]!;
  const cards = hand.flatMap((card, i) => (card === null ? [] : [`${accent(String(i + 1))} ${shortOf(card)}`]));
  const coco = turned === undefined ? 'Coco' : shortOf(turned);
  return ` ${coco} acts. Your hand: ${cards.length === 0 ? 'no card' : cards.join('  ')}`;
}

function powerLine({ name, code, says }: Power, style: Style): string {
  const [number = '', ...words] = name.split(' ');
  const title = name === '' ? '' : `${style.accent(style.strong(number))} ${words.join(' ')}`;
  return ` ${padEnd(title, NAME_WIDTH)}${style.accent(padEnd(code, CODE_WIDTH))}${says}`;
}

/** What a group of things does, unless none of them can be used. */
type Says = (things: string, text: string, none?: string) => string;

function powersOf(view: CourtePailleView, ask: readonly Offer[], context: TableContext): Power[] {
  const says: Says = (things, text, none = '') => refused(ask, things, context, none) ?? text;
  const [down, up] = [false, true].map((side) => view.week.filter((day) => day.up === side).length) as [number, number];
  const maySleep = ask.some(({ thing }) => thing === 'coco');
  return [
    { name: '1 cooking lesson', code: coded('l', down + up), says: says('week', lesson(down), 'The week is empty.') },
    ...landings(view, down, says),
    { name: '3 à la carte', code: peekCode(up, down), says: says('peek', peek(down)) },
    ...(maySleep ? [{ name: '4 qui dort dîne', code: 's', says: 'back to your hand, asleep; you draw nothing' }] : []),
  ];
}

function landings({ menu, viewer, seats }: CourtePailleView, down: number, says: Says): Power[] {
  const { hand } = seats[Number(viewer)]!;
  const joins = `a menu card joins the week: ${roundsLeft(down + 1)}`;
  const own = says('hand', 'or one of your hand, and you draw two', 'Your hand is empty.');
  return [
    { name: '2 land ahoy', code: coded('lm', menu.length), says: says('menu', joins, 'The menu is empty.') },
    { name: '', code: 'lp', says: says('pile', 'or the top card of the pile, unseen') },
    { name: '', code: coded('lh', hand.length), says: own },
  ];
}

/** `lm 1–5`; without numbers where there are none. */
function coded(word: string, count: number): string {
  if (count === 0) return word;
  return count === 1 ? `${word} 1` : `${word} 1–${count}`;
}

/** The reason if none of these things has a move; what is said if there is no such thing. */
function refused(ask: readonly Offer[], things: string, context: TableContext, none: string): string | undefined {
  const offers = ask.filter(({ thing }) => thing.split(' ')[0] === things);
  if (offers.length === 0) return none;
  const [first] = offers;
  if (offers.some((offer) => 'moves' in offer) || !('refusal' in first!)) return undefined;
  return reason(first.refusal, context);
}

/** With so many days hidden, this round counted. */
export function roundsLeft(down: number): string {
  return down < 2 ? 'the last round' : `${down} rounds left`;
}

function lesson(down: number): string {
  return down === 0 ? 'a day goes overboard' : `a day goes overboard; a hidden one: ${roundsLeft(down - 1)}`;
}

function peekCode(up: number, down: number): string {
  if (down < 2) return down === 0 ? 'p' : `p ${up + 1}`;
  return `p ${up + 1} ${up + down}`;
}

function peek(down: number): string {
  return down === 1 ? 'look at the hidden day, you alone' : 'look at two hidden days, you alone';
}
