import type { Seat } from '../../../engine/seats.ts';
import type { Castaway } from '../../../games/courte-paille/cards.ts';
import type { Banished, CourtePailleEvent, Eaten, Scored } from '../../../games/courte-paille/events.ts';
import { valueOf } from '../../../games/courte-paille/faces.ts';
import { labelOf, nameOf, theOne } from './cards.ts';
import { tieBreak } from './score.ts';
import { lastOf, type ToldEvents, type Was } from './told-events.ts';
import { capital, does, isYou, whoOf, whose } from '../../screen/people.ts';
import type { TableContext } from '../../screen/terminal-game.ts';
import { listed } from '../../screen/text.ts';

/** Who is eaten, and what else lay in the week. */
export function eaten({ characters, totals }: Eaten): string {
  const [first] = characters;
  if (first === undefined) return 'The week is empty: nobody is eaten.';
  const who = listed(characters.map(theOne)).replace(/^the/, 'The');
  const are = characters.length === 1 ? 'is eaten, with' : 'are eaten, each with';
  const names = (Object.keys(totals) as Castaway[]).filter((name) => !characters.includes(name));
  const rest = names.sort((a, b) => totals[b]! - totals[a]!).map((name) => `${nameOf(name)} (${totals[name]})`);
  return `${who} ${are} ${totals[first]}${rest.length === 0 ? '' : `; ${rest.join(', ')}`}.`;
}

export function announced(
  { seat, points }: Was<'announced'>,
  before: CourtePailleEvent | undefined,
  context: TableContext,
): string {
  if (before?.type !== 'announced')
    return capital(does(seat, context, `{have|has} the shark and {say|says} ${points}.`));
  return `${capital(whoOf(seat, context))}: ${points === null ? 'not more' : points}.`;
}

/** A tie at the top goes on down the week, with those who are still level. */
export function compared({ characters, points }: Was<'compared'>, context: TableContext): string {
  const held = points.flatMap((number, seat) => (number === null ? [] : [`${whoOf(seat, context)} ${number}`]));
  return `Level; compared next, ${listed(characters.map(theOne))}: ${held.join(', ')}.`;
}

/** Nothing for the single form, where a table tells it. */
export function scored(event: Scored, told: ToldEvents, at: number, context: TableContext): string | undefined {
  if (event.hands !== undefined) return undefined;
  const points = event.points.flatMap((number, seat) => (number === null ? [] : [`${whoOf(seat, context)} ${number}`]));
  const last = lastCharacter(told, at);
  if (last !== undefined) return `Only ${theOne(last)} is left. Points: ${points.join(', ')}.`;
  return `${wonPart(event.winners[0]!, told, at, context)}${unheard(event, told, at, context)}`;
}

/** The one that is left when the match is decided by it: points are told without an announcement. */
function lastCharacter(told: ToldEvents, at: number): Castaway | undefined {
  const [banished, spoken] = [lastOf(told, at, 'banished'), lastOf(told, at, 'announced')];
  if (banished === undefined || banished.at < (spoken?.at ?? -1)) return undefined;
  const before = lastOf(told, at, 'part')?.event.characters ?? [];
  return before.find((character) => character !== banished.event.character);
}

function wonPart(winner: Seat, told: ToldEvents, at: number, context: TableContext): string {
  const part = lastOf(told, at, 'part')?.event.number ?? 1;
  const shown = told[at - 1];
  const cards = shown?.type === 'shown' ? shown.cards.map(labelOf) : [];
  const shows = cards.length === 0 ? '' : ` and {show|shows} ${listed(cards)}`;
  return capital(does(winner, context, `{win|wins} part ${part}${shows}.`));
}

/** Who sees everything also sees what was behind “not more”. */
function unheard({ points }: Scored, told: ToldEvents, at: number, context: TableContext): string {
  const part = lastOf(told, at, 'part')?.at ?? 0;
  const silent = told.slice(part, at).flatMap((event) => {
    const number = event.type === 'announced' && event.points === null ? points[event.seat] : null;
    return event.type === 'announced' && typeof number === 'number' ? [`${whoOf(event.seat, context)} ${number}`] : [];
  });
  return silent.length === 0 ? '' : ` Not said: ${silent.join(', ')}.`;
}

export function banished({ seat, character, cards }: Banished, context: TableContext): string {
  const given = cards.flatMap((hand, i) => {
    return hand.length === 0 ? [] : [`${whoOf(i, context)} ${listed(hand.map((card) => String(valueOf(card))))}`];
  });
  const costs = given.length === 0 ? 'No hand held one.' : `Given up: ${given.join('; ')}.`;
  return `${capital(does(seat, context, `{banish|banishes} ${theOne(character)}.`))} ${costs}`;
}

export function returned({ seat, cards }: Was<'returned'>, context: TableContext): string {
  const go = cards.length === 1 ? 'goes back for a new card' : 'go back for new cards';
  return `${capital(whose(seat, context))} ${listed(cards.map(labelOf))} ${go}.`;
}

export function ended({ winners, scores }: Was<'ended'>, told: ToldEvents, at: number, context: TableContext): string {
  const before = lastOf(told, at, 'scored')?.event;
  if (context.options['form'] === 'single') return endedSingle(winners, scores, told, at, context);
  const parts = scores.map((won, seat) => `${whoOf(seat, context)} ${won}`).join(', ');
  return `${wins(winners, context)}${decided(winners, told, at, before, context)} Parts won: ${parts}.`;
}

function endedSingle(
  winners: readonly Seat[],
  scores: readonly number[],
  told: ToldEvents,
  at: number,
  context: TableContext,
): string {
  const [eaten, points] = [lastOf(told, at, 'eaten')?.event, lastOf(told, at, 'scored')?.event];
  const tie = eaten === undefined || points === undefined ? undefined : tieBreak(eaten, points);
  const each = winners.length === 1 ? '' : ' each';
  const after = tie === undefined ? '' : `; the tie is broken by ${tie}`;
  return `${wins(winners, context)} with ${scores[winners[0]!]} points${each}${after}.`;
}

/** Mira wins the match; Mira and you share the win. */
function wins(winners: readonly Seat[], context: TableContext): string {
  if (winners.length === 1) return capital(does(winners[0]!, context, '{win|wins} the match'));
  const others = winners.filter((seat) => !isYou(seat, context));
  const all = others.length < winners.length ? [...others, context.viewer as Seat] : others;
  return capital(`${listed(all.map((seat) => whoOf(seat, context)))} share the win`);
}

function decided(
  winners: readonly Seat[],
  told: ToldEvents,
  at: number,
  points: Scored | undefined,
  context: TableContext,
): string {
  const out = told.slice(0, at).filter(({ type }) => type === 'out').length;
  if (out === context.names.length) return ' with the last part; nobody has cards left.';
  if (out === context.names.length - 1) return ': nobody else has cards left.';
  const last = lastCharacter(told, at);
  const most = points?.points[winners[0]!];
  return last === undefined || typeof most !== 'number' ? '.' : ` with ${most} points in ${theOne(last)}.`;
}
