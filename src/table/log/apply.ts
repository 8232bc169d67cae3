import { bitOf, EVERYONE, has, seatsIn, type Seat } from '../../engine/seats.ts';
import type { News } from '../../protocol/table.ts';
import type { Announcement } from './announcement.ts';
import type { Entry, Fact } from './entry.ts';
import { UnknownEntry } from './lost.ts';
import { countExtra, extraBy } from '../steps/extras.ts';
import { isResting } from './resting.ts';
import { askForSalts, commit, sealAnew } from './sealing.ts';
import { OPEN_SEAT, seatFrom, type Table } from './table.ts';
import { PHRASES_AT_ONCE } from '../times.ts';

type Heard = Pick<Announcement, 'news' | 'card'> & Partial<Announcement>;
type Of<Kind extends Fact['kind']> = Extract<Entry, { kind: Kind }>;

/** Folds the next entry into the table. It trusts the log: what may be written is decided before. */
export function apply(table: Table, entry: Entry): Announcement {
  const extra = extraBy(table, entry);
  if (extra !== undefined) countExtra(table, extra, entry.at);
  const rested = isResting(table);
  const heard = fold(table, entry);
  // while nobody was there nobody's time ran
  if (rested && !isResting(table)) table.match?.askedAt.fill(entry.at);
  table.place++;
  table.changed = entry.at;
  const announcement: Announcement = { at: entry.at, events: [], to: EVERYONE, ...heard };
  table.tell(announcement.to, entry.at);
  if (entry.kind === 'moved') remember(table, entry);
  return announcement;
}

function fold(table: Table, entry: Entry): Heard {
  switch (entry.kind) {
    case 'opened':
      table.openedAt = entry.at;
      return { news: [{ type: 'opened' }], card: true };
    case 'sat':
      table.seats[entry.seat] = seatFrom({ ...entry, kind: 'person' });
      return { news: [{ type: 'sat', seat: entry.seat }], card: true };
    case 'placed':
      table.seats[entry.seat] = { kind: 'bot', name: entry.name, level: entry.level };
      return { news: [{ type: 'placed', seat: entry.seat }], card: true };
    case 'vacated':
      return vacated(table, entry);
    case 'started':
      return { news: [{ type: 'started' }, ...askForSalts(table, entry.at)], card: true };
    case 'sealed':
      return { news: sealAnew(table, entry.secret, entry.at), card: true };
    case 'committed':
      return { news: commit(table, entry.seat, entry.commitment), card: true };
    case 'revealed':
      table.person(entry.seat).salt = entry.salt;
      return { news: [{ type: 'revealed', seat: entry.seat }], card: true };
    case 'begun':
      table.status = 'playing';
      table.step = null;
      table.bots = entry.bots;
      return { news: [{ type: 'begun' }], events: table.begin()?.start(entry.at) ?? [], card: true };
    case 'moved':
      return moved(table, entry);
    case 'away':
      table.person(entry.seat).away = entry.since;
      return { news: [{ type: 'away', seat: entry.seat }], card: true };
    case 'back':
      return back(table, entry);
    case 'stood-in':
      table.person(entry.seat).standIn = { why: entry.why, since: entry.at };
      return { news: [{ type: 'stood-in', seat: entry.seat, why: entry.why }], card: true };
    case 'returned':
      returns(table, entry.seat, entry.at);
      return { news: [{ type: 'returned', seat: entry.seat }], card: true };
    case 'said':
      return said(table, entry);
    case 'muted':
      return muted(table, entry);
    case 'rematch':
      table.rematch = entry.table;
      table.rematches++;
      return { news: [{ type: 'rematch', table: entry.table }], card: true };
    case 'closed':
      table.status = 'closed';
      table.closed = entry.why;
      return { news: [{ type: 'closed', why: entry.why }], card: true };
    default:
      throw new UnknownEntry(entry);
  }
}

function vacated(table: Table, { seat, by }: Of<'vacated'>): Heard {
  const left = table.seats[seat]!;
  table.seats[seat] = OPEN_SEAT;
  if (left.kind === 'person' && left.player === table.host) table.host = table.people()[0]?.[1].player ?? table.host;
  return { news: [{ type: 'vacated', seat, ...(by !== undefined && { by }) }], card: true };
}

function moved(table: Table, { seat, move, by, ends, at }: Of<'moved'>): Heard {
  const { match } = table;
  if (ends === true) table.status = 'over';
  if (match === undefined) return { news: [], card: false };
  const returned = by === undefined && returns(table, seat, at);
  const wasAsked = has(match.waiting, seat);
  const events = match.play(seat, move, at);
  const isOver = match.waiting === 0;
  if (isOver) table.status = 'over';
  // who changes a secret choice again is nobody else's business
  const to = wasAsked || events.length > 0 || returned ? EVERYONE : bitOf(seat);
  return { news: returned ? [{ type: 'returned', seat }] : [], events, to, card: isOver || returned };
}

function remember({ match, seqs }: Table, { seat, move, by }: Of<'moved'>): void {
  if (match !== undefined) match.last[seat] = { ask: match.asks[seat]! - 1, move, by, seq: seqs[seat]! };
}

/** Who moves or takes the seat back plays for themselves again. */
function returns(table: Table, seat: Seat, at: number): boolean {
  const occupant = table.seats[seat]!;
  if (occupant.kind !== 'person' || occupant.standIn === null) return false;
  // else the same question would time out at once
  if (occupant.standIn.why === 'time' && table.match !== undefined) table.match.askedAt[seat] = at;
  occupant.standIn = null;
  return true;
}

function back(table: Table, { seat, at }: Of<'back'>): Heard {
  const person = table.person(seat);
  person.away = null;
  const news: News[] = [{ type: 'back', seat }];
  if (person.standIn?.why !== 'away') return { news, card: true };
  returns(table, seat, at);
  return { news: [...news, { type: 'returned', seat }], card: true };
}

function said(table: Table, { seat, phrase, at }: Of<'said'>): Heard {
  table.said[seat] = [at, ...table.said[seat]!].slice(0, PHRASES_AT_ONCE);
  const deaf = table.mutes.flatMap((muted, other) => (has(muted, seat) ? [bitOf(other)] : []));
  const to = deaf.reduce((all, bit) => all & ~bit, EVERYONE);
  return { news: [{ type: 'said', seat, phrase }], to, card: false };
}

function muted(table: Table, { by, seat, muted }: Of<'muted'>): Heard {
  const others = seatsIn(table.mutes[by]!).filter((other) => other !== seat);
  table.mutes[by] = [...others, ...(muted ? [seat] : [])].reduce((all, one) => all | bitOf(one), 0);
  return { news: [{ type: 'muted', seat, muted }], to: bitOf(by), card: false };
}
