import { listOf } from '../../../engine/list.ts';
import type { Seat } from '../../../engine/seats.ts';
import type { Card } from '../../../games/courte-paille/cards.ts';
import type { CourtePailleEvent, Part, Peeked } from '../../../games/courte-paille/events.ts';
import { isCoco, valueOf } from '../../../games/courte-paille/faces.ts';
import { labelOf, nameOf, theCard } from './cards.ts';
import { announced, banished, compared, eaten, ended, returned, scored } from './results.ts';
import { lastOf, type ToldEvents, type Was } from './told-events.ts';
import { capital, does, whoOf, whose } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { listed } from '../../screen/text.ts';

/** The event in a sentence or two, if it is worth any. The events before it say what it belongs to. */
export function sentence(told: ToldEvents, at: number, context: TableContext): string | undefined {
  const event = told[at]!;
  switch (event.type) {
    case 'part':
      return opened(event, context);
    case 'turned':
      return `Day ${event.position}: ${theCard(event.card)}.`;
    case 'shark':
      return capital(does(event.seat, context, '{have|has} the shark.'));
    case 'chose':
      return turnedUp(event, sharkAt(told, at), context);
    case 'discarded':
      return idleCoco(event, told[at - 1], context);
    case 'took':
      return took(event, told, at, context);
    case 'lesson':
    case 'landed':
    case 'peeked':
    case 'slept':
      return capital(
        does(event.seat, context, `{play|plays} ${cocoOf(told, at, event.seat)}: ${power(event, context)}`),
      );
    case 'reshuffled':
      return isBetweenParts(told, at) ? undefined : `The discards are shuffled: ${event.count} to draw.`;
    default:
      return ending(told, at, context);
  }
}

function ending(told: ToldEvents, at: number, context: TableContext): string | undefined {
  const event = told[at]!;
  switch (event.type) {
    case 'eaten':
      return eaten(event);
    case 'announced':
      return announced(event, told[at - 1], context);
    case 'compared':
      return compared(event, context);
    case 'scored':
      return scored(event, told, at, context);
    case 'banished':
      return banished(event, context);
    case 'returned':
      return returned(event, context);
    case 'out':
      return capital(does(event.seat, context, '{have|has} no cards left and {are|is} out.'));
    case 'ended':
      return ended(event, told, at, context);
    default:
      return undefined;
  }
}

function opened({ number, week, characters, shark }: Part, context: TableContext): string {
  const part = context.options['form'] === 'single' ? 'A' : `Part ${number}: a`;
  const who = number === 1 ? '' : ` Still on the raft: ${listed(characters.map(nameOf))}.`;
  return `${part} week of ${week}.${who} ${capital(does(shark, context, '{have|has} the shark.'))}`;
}

function turnedUp({ cards }: Was<'chose'>, shark: Seat, context: TableContext): string | undefined {
  const behind = (seat: Seat): number => (seat + cards.length - shark) % cards.length;
  const seats = listOf(cards.length, (seat) => seat).filter((seat) => cards[seat] !== null);
  const rank = (seat: Seat): number => valueOf(cards[seat]!) * cards.length + behind(seat);
  if (seats.length === 0) return 'Nobody has a card to choose.';
  const turned = seats
    .sort((a, b) => rank(a) - rank(b))
    .map((seat) => `${whoOf(seat, context)} ${labelOf(cards[seat]!)}`);
  return `Turned up, lowest first: ${turned.join(', ')}.`;
}

function sharkAt(told: ToldEvents, at: number): Seat {
  const [passed, opened] = [lastOf(told, at, 'shark'), lastOf(told, at, 'part')];
  return passed !== undefined && passed.at > (opened?.at ?? -1) ? passed.event.seat : (opened?.event.shark ?? 0);
}

/** What the seat turned up in this round. */
function playedBy(told: ToldEvents, at: number, seat: Seat): Card | undefined {
  return lastOf(told, at, 'chose')?.event.cards[seat] ?? undefined;
}

function cocoOf(told: ToldEvents, at: number, seat: Seat): string {
  const card = playedBy(told, at, seat);
  return card === undefined ? 'Coco' : labelOf(card);
}

/** A Coco with no power to use is simply replaced (C8a). */
function idleCoco(
  { seat, card }: Was<'discarded'>,
  before: CourtePailleEvent | undefined,
  context: TableContext,
): string | undefined {
  const isUsed = before?.type === 'lesson' || before?.type === 'landed' || before?.type === 'peeked';
  return !isCoco(card) || isUsed ? undefined : `${capital(whose(seat, context))} ${labelOf(card)} finds nothing to do.`;
}

function took(
  { seat, card, from }: Was<'took'>,
  told: ToldEvents,
  at: number,
  context: TableContext,
): string | undefined {
  const played = isBetweenParts(told, at) ? undefined : playedBy(told, at, seat);
  if (played === undefined || isCoco(played)) return drew(seat, told, at, context);
  const what = card === null ? 'a card' : theCard(card);
  const deed =
    from === 'menu' ? `and {take|takes} ${what} from the menu` : `and, with the menu empty, {draw|draws} ${what}`;
  return capital(does(seat, context, `{play|plays} ${theCard(played)} ${deed}.`));
}

/** Told for all cards drawn one after the other, with the first of them. */
function drew(seat: Seat, told: ToldEvents, at: number, context: TableContext): string | undefined {
  if (isDraw(told[at - 1], seat)) return undefined;
  const cards: Card[] = [];
  for (let i = at; isDraw(told[i], seat); i++) {
    const { card } = told[i] as Was<'took'>;
    if (card !== null) cards.push(card);
  }
  return cards.length === 0 ? undefined : capital(does(seat, context, `{draw|draws} ${listed(cards.map(theCard))}.`));
}

function isDraw(event: CourtePailleEvent | undefined, seat: Seat): boolean {
  return event?.type === 'took' && event.from === 'pile' && event.seat === seat;
}

function isBetweenParts(told: ToldEvents, at: number): boolean {
  return (lastOf(told, at, 'banished')?.at ?? -1) > (lastOf(told, at, 'part')?.at ?? -1);
}

function power(event: Was<'lesson' | 'landed' | 'peeked' | 'slept'>, context: TableContext): string {
  switch (event.type) {
    case 'lesson':
      return `cooking lesson. Day ${event.position}, ${theCard(event.card)}, goes overboard.`;
    case 'landed':
      return `land ahoy. ${landed(event, context)} joins the week.`;
    case 'peeked':
      return `à la carte. ${peeked(event, context)}`;
    case 'slept':
      return 'qui dort dîne. It sleeps in the hand.';
  }
}

function landed({ seat, card, from }: Was<'landed'>, context: TableContext): string {
  if (from === 'pile') return `The top of the pile${card === null ? '' : `, ${theCard(card)},`}`;
  const what = card === null ? 'A card' : capitalCard(card);
  return `${what} from ${from === 'menu' ? 'the menu' : `${whose(seat, context)} hand`}`;
}

function capitalCard(card: Card): string {
  return theCard(card).replace(/^the/, 'The');
}

/** The faces as far as they are seen. */
function peeked({ seat, positions, cards }: Peeked, context: TableContext): string {
  const days = positions.length === 1 ? `day ${positions[0]}` : `days ${listed(positions.map(String))}`;
  const looks = `${capital(does(seat, context, '{look|looks}'))} at ${days}`;
  const faces = cards.flatMap((card) => (card === null ? [] : [theCard(card)]));
  return faces.length === 0 ? `${looks}.` : `${looks}: ${listed(faces)}.`;
}
