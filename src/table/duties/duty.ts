import { BOTS_VERSION } from '../../bots/version.ts';
import { has, seatsIn, type Seat } from '../../engine/seats.ts';
import type { Fact } from '../log/entry.ts';
import type { Environment } from '../environment.ts';
import { paceFor } from './pace.ts';
import type { Table } from '../log/table.ts';
import { isOwing, isRevealed } from '../log/sealing.ts';
import { COMMIT, DECISION, IDLE_OPEN, IDLE_PLAYING, isLive, REVEAL, STAND_IN } from '../times.ts';

/** What is to be done at a table without anybody asking, and when. */
export interface Duty {
  readonly at: number;
  /** To be written down, or the seat that a bot is to think for. */
  readonly does: Fact | { readonly kind: 'think'; readonly seat: Seat } | { readonly kind: 'seal' };
}

/** The next duty: it follows from the log, so whoever opens the table next finds the same. */
export function dutyOf(table: Table, { pace, closesIdle }: Pick<Environment, 'pace' | 'closesIdle'>): Duty | undefined {
  if (table.isEnded) return undefined;
  const idle = closesIdle ? idleDuty(table) : [];
  return [...dutiesOf(table, pace), ...idle].reduce<Duty | undefined>(
    (first, duty) => (first === undefined || duty.at < first.at ? duty : first),
    undefined,
  );
}

function dutiesOf(table: Table, pace: Environment['pace']): Duty[] {
  const { status, changed } = table;
  if (status === 'open') return [];
  if (status === 'starting') return [startingDuty(table)];
  if (table.match === undefined) return [{ at: changed, does: { kind: 'closed', why: 'rules' } }];
  return matchDuties(table, pace);
}

/** A match starts with every salt that was promised, or the deck is sealed anew. */
function startingDuty(table: Table): Duty {
  const { changed, step, stepSince } = table;
  if (step === 'commit') return { at: isOwing(table) ? stepSince + COMMIT : changed, does: { kind: 'started' } };
  if (isRevealed(table)) return { at: changed, does: { kind: 'begun', bots: BOTS_VERSION } };
  return { at: stepSince + REVEAL, does: { kind: 'seal' } };
}

/** A clock moves a match on; without one it may come to rest. When it ends must not show who thought again. */
function idleDuty({ status, lastShown, opened }: Table): Duty[] {
  if (status === 'starting' || (status === 'playing' && DECISION[opened.clock] !== null)) return [];
  const after = status === 'open' ? IDLE_OPEN : IDLE_PLAYING;
  return [{ at: lastShown + after, does: { kind: 'closed', why: 'idle' } }];
}

function matchDuties(table: Table, pace: Environment['pace']): Duty[] {
  const { match, seats } = table;
  return seats.flatMap((_, seat): Duty[] => {
    const isAsked = has(match!.waiting, seat);
    const playsFrom = botPlaysFrom(table, seat);
    if (playsFrom === undefined) return personDuties(table, seat, isAsked);
    if (!isAsked) return [];
    const moment = paceFor(pace(), table.opened.id, seat, match!.asks[seat]!);
    return [{ at: playsFrom + moment, does: { kind: 'think', seat } }];
  });
}

/** Since when a bot has the decision of this seat, if one has. */
function botPlaysFrom({ seats, match }: Table, seat: Seat): number | undefined {
  const occupant = seats[seat]!;
  const askedAt = match!.askedAt[seat]!;
  if (occupant.kind === 'bot') return askedAt;
  if (occupant.kind === 'open' || occupant.standIn === null) return undefined;
  return Math.max(askedAt, occupant.standIn.since);
}

function personDuties(table: Table, seat: Seat, isAsked: boolean): Duty[] {
  const { away } = table.person(seat);
  const duties: Duty[] = [];
  const deadline = isAsked ? deadlineFor(table, seat) : null;
  if (deadline !== null) duties.push({ at: deadline, does: { kind: 'stood-in', seat, why: 'time' } });
  if (away !== null && isLive(table.opened.clock))
    duties.push({ at: away + STAND_IN, does: { kind: 'stood-in', seat, why: 'away' } });
  return duties;
}

function deadlineFor({ opened, match }: Table, seat: Seat): number | null {
  const limit = DECISION[opened.clock];
  return limit === null ? null : match!.askedAt[seat]! + limit;
}

/** When the first decision that people have to make runs out. */
export function deadlineOf(table: Table): number | null {
  const { match, status } = table;
  if (match === undefined || status !== 'playing') return null;
  const waited = seatsIn(match.waiting).filter((seat) => botPlaysFrom(table, seat) === undefined);
  const deadlines = waited.flatMap((seat) => deadlineFor(table, seat) ?? []);
  return deadlines.length === 0 ? null : Math.min(...deadlines);
}
