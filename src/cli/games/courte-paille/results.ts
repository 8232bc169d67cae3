import type { Seat } from '../../../engine/seats.ts';
import type { Castaway } from '../../../games/courte-paille/cards.ts';
import type { Banished, CourtePailleEvent, Eaten, Scored } from '../../../games/courte-paille/events.ts';
import { valueOf } from '../../../games/courte-paille/faces.ts';
import { labelOf, nameOf, theOne } from './cards.ts';
import { tieBreak } from './score.ts';
import { lastOf, type Told, type Was } from './told.ts';
import { capital, does, isYou, whoOf, whose } from '../../screen/people.ts';
import type { Scene } from '../../screen/screen.ts';
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
  scene: Scene,
): string {
  if (before?.type !== 'announced') return capital(does(seat, scene, `{have|has} the shark and {say|says} ${points}.`));
  return `${capital(whoOf(seat, scene))}: ${points === null ? 'not more' : points}.`;
}

/** Nothing for the single form, where a table tells it. */
export function scored(event: Scored, told: Told, at: number, scene: Scene): string | undefined {
  if (event.hands !== undefined) return undefined;
  const points = event.points.flatMap((number, seat) => (number === null ? [] : [`${whoOf(seat, scene)} ${number}`]));
  const last = lastCharacter(told, at);
  if (last !== undefined) return `Only ${theOne(last)} is left. Points: ${points.join(', ')}.`;
  return `${wonPart(event.winners[0]!, told, at, scene)}${unheard(event, told, at, scene)}`;
}

/** The one that is left when the match is decided by it: points are told without an announcement. */
function lastCharacter(told: Told, at: number): Castaway | undefined {
  const [banished, spoken] = [lastOf(told, at, 'banished'), lastOf(told, at, 'announced')];
  if (banished === undefined || banished.at < (spoken?.at ?? -1)) return undefined;
  const before = lastOf(told, at, 'part')?.event.characters ?? [];
  return before.find((character) => character !== banished.event.character);
}

function wonPart(winner: Seat, told: Told, at: number, scene: Scene): string {
  const part = lastOf(told, at, 'part')?.event.number ?? 1;
  const shown = told[at - 1];
  const cards = shown?.type === 'shown' ? shown.cards.map(labelOf) : [];
  const shows = cards.length === 0 ? '' : ` and {show|shows} ${listed(cards)}`;
  return capital(does(winner, scene, `{win|wins} part ${part}${shows}.`));
}

/** Who sees everything also sees what was behind “not more”. */
function unheard({ points }: Scored, told: Told, at: number, scene: Scene): string {
  const part = lastOf(told, at, 'part')?.at ?? 0;
  const silent = told.slice(part, at).flatMap((event) => {
    const number = event.type === 'announced' && event.points === null ? points[event.seat] : null;
    return event.type === 'announced' && typeof number === 'number' ? [`${whoOf(event.seat, scene)} ${number}`] : [];
  });
  return silent.length === 0 ? '' : ` Not said: ${silent.join(', ')}.`;
}

export function banished({ seat, character, cards }: Banished, scene: Scene): string {
  const given = cards.flatMap((hand, i) => {
    return hand.length === 0 ? [] : [`${whoOf(i, scene)} ${listed(hand.map((card) => String(valueOf(card))))}`];
  });
  const costs = given.length === 0 ? 'No hand held one.' : `Given up: ${given.join('; ')}.`;
  return `${capital(does(seat, scene, `{banish|banishes} ${theOne(character)}.`))} ${costs}`;
}

export function returned({ seat, cards }: Was<'returned'>, scene: Scene): string {
  const go = cards.length === 1 ? 'goes back for a new card' : 'go back for new cards';
  return `${capital(whose(seat, scene))} ${listed(cards.map(labelOf))} ${go}.`;
}

export function ended({ winners, scores }: Was<'ended'>, told: Told, at: number, scene: Scene): string {
  const before = lastOf(told, at, 'scored')?.event;
  if (scene.options['form'] === 'single') return endedSingle(winners, scores, told, at, scene);
  const parts = scores.map((won, seat) => `${whoOf(seat, scene)} ${won}`).join(', ');
  return `${wins(winners, scene)}${decided(winners, told, at, before, scene)} Parts won: ${parts}.`;
}

function endedSingle(
  winners: readonly Seat[],
  scores: readonly number[],
  told: Told,
  at: number,
  scene: Scene,
): string {
  const [eaten, points] = [lastOf(told, at, 'eaten')?.event, lastOf(told, at, 'scored')?.event];
  const tie = eaten === undefined || points === undefined ? undefined : tieBreak(eaten, points);
  const each = winners.length === 1 ? '' : ' each';
  const after = tie === undefined ? '' : `; the tie is broken by ${tie}`;
  return `${wins(winners, scene)} with ${scores[winners[0]!]} points${each}${after}.`;
}

/** Mira wins the match; Mira and you share the win. */
function wins(winners: readonly Seat[], scene: Scene): string {
  if (winners.length === 1) return capital(does(winners[0]!, scene, '{win|wins} the match'));
  const others = winners.filter((seat) => !isYou(seat, scene));
  const all = others.length < winners.length ? [...others, scene.viewer as Seat] : others;
  return capital(`${listed(all.map((seat) => whoOf(seat, scene)))} share the win`);
}

function decided(winners: readonly Seat[], told: Told, at: number, points: Scored | undefined, scene: Scene): string {
  const out = told.slice(0, at).filter(({ type }) => type === 'out').length;
  if (out === scene.names.length) return ' with the last part; nobody has cards left.';
  if (out === scene.names.length - 1) return ': nobody else has cards left.';
  const last = lastCharacter(told, at);
  const most = points?.points[winners[0]!];
  return last === undefined || typeof most !== 'number' ? '.' : ` with ${most} points in ${theOne(last)}.`;
}
