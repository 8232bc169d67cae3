import { effortOf } from '../../bots/search/efforts.ts';
import { BOTS_VERSION } from '../../bots/version.ts';
import type { Level } from '../../engine/record/record.ts';
import { has, seatsIn, type Seat } from '../../engine/seats.ts';
import type { Fact } from '../log/entry.ts';
import type { Environment } from '../environment.ts';
import { isResting } from '../log/resting.ts';
import { isOwing, isRevealed } from '../log/sealing.ts';
import { levelAt } from './bot-turn.ts';
import { paceFor } from './pace.ts';
import type { Table } from '../log/table.ts';
import { COMMIT, DECISION, IDLE_OPEN, IDLE_PLAYING, isLive, REVEAL, STAND_IN } from '../times.ts';

/** What is to be done at a table without anybody asking, and when. */
export interface Duty {
  /** The date that it counts from, and for how long. */
  readonly since: number;
  readonly span: number;
  /** Whether the date counts, as for deadlines in days, and not only the time that this process lives through. */
  readonly byDate?: true;
  /** To be written down, or the seat that a bot is to think for, or that the deck is to be sealed anew. */
  readonly does: Fact | { readonly kind: 'think'; readonly seat: Seat } | { readonly kind: 'seal' };
}

/** The date on which something is due, for everybody who knows no more than the log. */
export function dateOf({ since, span }: Duty): number {
  return since + span;
}

/** The next duty: it follows from the log, so whoever opens the table next finds the same. */
export function dutyOf(
  table: Table,
  { pace, closesIdle }: Pick<Environment, 'pace' | 'closesIdle'>,
  dueOf: (duty: Duty) => number = dateOf,
): Duty | undefined {
  if (table.isEnded) return undefined;
  const idle = closesIdle ? idleDuty(table) : [];
  return [...dutiesOf(table, pace), ...idle].reduce<Duty | undefined>(
    (first, duty) => (first === undefined || dueOf(duty) < dueOf(first) ? duty : first),
    undefined,
  );
}

function dutiesOf(table: Table, pace: Environment['pace']): Duty[] {
  const { status, changed } = table;
  if (status === 'open') return [];
  if (status === 'starting') return [startingDuty(table)];
  if (table.match === undefined) return [{ since: changed, span: 0, does: { kind: 'closed', why: 'rules' } }];
  return isResting(table) ? [] : matchDuties(table, pace);
}

/** A match starts with every salt that was promised, or the deck is sealed anew. */
function startingDuty(table: Table): Duty {
  const atOnce = { since: table.changed, span: 0 };
  const since = table.stepSince;
  if (table.step === 'commit')
    return { ...(isOwing(table) ? { since, span: COMMIT } : atOnce), does: { kind: 'started' } };
  if (isRevealed(table)) return { ...atOnce, does: { kind: 'begun', bots: BOTS_VERSION } };
  return { since, span: REVEAL, does: { kind: 'seal' } };
}

/** A clock moves a match on; without one, or with nobody there, it may come to rest. When it ends must not show who thought again. */
function idleDuty(table: Table): Duty[] {
  const { status, lastShown, opened } = table;
  const isMoving = status === 'playing' && DECISION[opened.clock] !== null && !isResting(table);
  if (status === 'starting' || isMoving) return [];
  const span = status === 'open' ? IDLE_OPEN : IDLE_PLAYING;
  return [{ since: lastShown, span, does: { kind: 'closed', why: 'idle' } }];
}

function matchDuties(table: Table, pace: Environment['pace']): Duty[] {
  const { match, seats } = table;
  return seats.flatMap((_, seat): Duty[] => {
    const isAsked = has(match!.waiting, seat);
    const level = levelAt(table, seat);
    if (level === undefined) return personDuties(table, seat, isAsked);
    if (!isAsked) return [];
    const span = paceFor(usualPace(pace(), level), table.opened.id, seat, match!.asks[seat]!);
    return [{ since: botPlaysFrom(table, seat), span, does: { kind: 'think', seat } }];
  });
}

/** However quick bots are wished to be, a move that was clear at once must not come sooner than one that was searched for. */
function usualPace(wished: number, level: Level): number {
  return Math.max(wished, effortOf(level)?.ms ?? 0);
}

/** Since when a bot has the decision of this seat. */
function botPlaysFrom({ seats, match }: Table, seat: Seat): number {
  const occupant = seats[seat]!;
  const askedAt = match!.askedAt[seat]!;
  return occupant.kind === 'person' ? Math.max(askedAt, occupant.standIn!.since) : askedAt;
}

function personDuties(table: Table, seat: Seat, isAsked: boolean): Duty[] {
  const { away } = table.person(seat);
  const duties: Duty[] = isAsked ? clockDuty(table, seat) : [];
  if (away !== null && isLive(table.opened.clock))
    duties.push({ since: away, span: STAND_IN, does: { kind: 'stood-in', seat, why: 'away' } });
  return duties;
}

function clockDuty({ opened, match }: Table, seat: Seat): Duty[] {
  const span = DECISION[opened.clock];
  if (span === null) return [];
  const byDate = !isLive(opened.clock) && { byDate: true as const };
  return [{ since: match!.askedAt[seat]!, span, ...byDate, does: { kind: 'stood-in', seat, why: 'time' } }];
}

/** When the first decision that people have to make runs out. */
export function deadlineOf(table: Table): number | null {
  const { match, status } = table;
  if (match === undefined || status !== 'playing' || isResting(table)) return null;
  const waited = seatsIn(match.waiting).filter((seat) => levelAt(table, seat) === undefined);
  const deadlines = waited.flatMap((seat) => clockDuty(table, seat).map(dateOf));
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}
