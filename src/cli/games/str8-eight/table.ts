import type { Seat } from '../../../engine/seats.ts';
import { SIDES, type Card, type PassCard } from '../../../games/str8-eight/cards.ts';
import { oneGroup, SEQUENCE_SIZE, totalOf } from '../../../games/str8-eight/faces.ts';
import type { Seen } from '../../../games/str8-eight/events.ts';
import { mostBarren } from '../../../games/str8-eight/about.ts';
import type { Str8EightSeat, Str8EightView } from '../../../games/str8-eight/view.ts';
import { capital, does, isYou } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { briefOf, knownIn, nameOf, shortOf } from './cards.ts';
import { flight, stairs } from './stairs.ts';
import type { Style } from '../../screen/style.ts';
import { cut, numeral, padEnd, padStart, widthOf } from '../../screen/text.ts';

const NAME_WIDTH = 12;
const SCORE_WIDTH = 12;
const LENGTH_WIDTH = 16;
/** Of the turns without a step that end the hand: from then on they are worth a word. */
const MANY_BARREN = 1 / 4;
const MANY_OF_A_GROUP = 3;

/** As somebody sees it who plays: the others, then the own stairs; the own hand lies below. */
export function tableLines(view: Str8EightView, context: TableContext, style: Style): string[] {
  const others = [...view.seats.keys()].filter((seat) => !isYou(seat, context));
  const you = [...view.seats.keys()].filter((seat) => isYou(seat, context));
  return [
    ...headLines(view, context, style),
    ...others.flatMap((seat) => openSeat(view, seat, context, style)),
    ...you.flatMap((seat) => ownSeat(view, seat, context, style)),
  ];
}

/** With every hand, as far as it is known. */
export function openLines(view: Str8EightView, context: TableContext, style: Style): string[] {
  return [...headLines(view, context, style), ...view.seats.flatMap((_, seat) => openSeat(view, seat, context, style))];
}

function headLines(
  { hand, dealer, barren, pile, discard, passed }: Str8EightView,
  context: TableContext,
  style: Style,
): string[] {
  const most = mostBarren(context.rules);
  const facts = [
    capital(does(dealer, context, '{deal|deals}')),
    `${context.options['target']} points win`,
    ...(barren < most * MANY_BARREN ? [] : [`${barren} of ${most} turns without a step`]),
  ];
  const top = discard.at(-1);
  const piles = [
    `Draw pile ${pile}`,
    top === undefined ? 'discard pile empty' : `discard pile ${discard.length}, top ${style.strong(nameOf(top))}`,
    passedText(passed),
  ];
  return [` ${style.strong(`Hand ${hand}`)} ${style.dim(`· ${facts.join(' · ')}`)}`, ` ${piles.join(' · ')}`];
}

/** passed left 1, right 2. */
function passedText(passed: readonly PassCard[]): string {
  const counts = SIDES.map((side) => [side, passed.filter((card) => card === `pass-${side}`).length] as const);
  const played = counts.flatMap(([side, count]) => (count === 0 ? [] : [`${side} ${count}`]));
  return played.length === 0 ? 'no pass card played' : `passed ${played.join(', ')}`;
}

function openSeat(view: Str8EightView, seat: Seat, context: TableContext, style: Style): string[] {
  const { hand, sequence } = view.seats[seat]!;
  const start = seatFacts(view, seat, context, style);
  return [`${start}${handText(hand, style.columns - widthOf(start) - 1)}`, ...flight(sequence, style)];
}

function ownSeat(view: Str8EightView, seat: Seat, context: TableContext, style: Style): string[] {
  const { sequence } = view.seats[seat]!;
  const group = sequence.length < MANY_OF_A_GROUP ? undefined : oneGroup(sequence);
  const note = group === undefined ? '' : style.good(`all of group ${group}`);
  return [`${seatFacts(view, seat, context, style)}${note}`.trimEnd(), ...stairs(sequence, style)];
}

function seatFacts({ turn, winners, seats }: Str8EightView, seat: Seat, context: TableContext, style: Style): string {
  const name = padEnd(cut(isYou(seat, context) ? 'You' : context.names[seat]!, NAME_WIDTH), NAME_WIDTH);
  const isMarked = seat === turn || winners?.includes(seat) === true;
  const named = isMarked ? style.accent(`▸ ${style.strong(name)}`) : `  ${name}`;
  return ` ${named}${scoreText(seats[seat]!)}`;
}

function scoreText({ score, sequence }: Str8EightSeat): string {
  const points = padStart(`${numeral(score)} point${Math.abs(score) === 1 ? '' : 's'}`, SCORE_WIDTH);
  const length = `${sequence.length}/${SEQUENCE_SIZE}, total ${totalOf(sequence)}`;
  return `${points}   ${padEnd(length, LENGTH_WIDTH)}`;
}

/** Known cards by name, the others as question marks. */
function handText(hand: readonly Seen[], room: number): string {
  if (hand.every((card) => card === null)) return `${hand.length} cards`;
  const text = namedHand(hand, shortOf);
  return widthOf(text) <= room ? text : cut(namedHand(hand, briefOf), room);
}

function namedHand(hand: readonly Seen[], textOf: (card: Card) => string): string {
  const named = knownIn(hand).map(textOf);
  const covered = hand.flatMap((card) => (card === null ? ['?'] : [])).join(' ');
  return [...named, ...(covered === '' ? [] : [covered])].join(', ');
}
