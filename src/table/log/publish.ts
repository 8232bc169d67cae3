import { askOf } from '../../engine/ask.ts';
import { seatsIn, type Seat, type Viewer } from '../../engine/seats.ts';
import type { Message, SeatCard, Snapshot, TableCard } from '../../protocol/table.ts';
import type { Announcement } from './announcement.ts';
import { deadlineOf } from '../duties/duty.ts';
import { isUnsalted } from './sealing.ts';
import type { SeatNow, Table } from './table.ts';

/** What a viewer is sent of an entry that was just folded. */
export function messageTo(table: Table, announcement: Announcement, viewer: Viewer): Message {
  return messagesOf(table, announcement)(viewer);
}

/** What each viewer is sent of an entry that was just folded; what is the same for all is made once. The one door out. */
export function messagesOf(table: Table, announcement: Announcement): (viewer: Viewer) => Message {
  const shown = shownIn(table);
  const news = [...announcement.news];
  const card = announcement.card ? cardOf(table) : undefined;
  return (viewer) => {
    const { seq, at, you, waiting, until, view, ask } = standingFor(table, shown, viewer);
    const message = { seq, at, you, waiting, until, view, ask, news, events: eventsFor(table, announcement, viewer) };
    return card === undefined ? message : { ...message, table: card };
  };
}

function eventsFor({ game }: Table, { events }: Announcement, viewer: Viewer): Message['events'] {
  const seen: unknown[] = [];
  for (const event of events) {
    const projected = game?.project(event, viewer);
    if (projected !== undefined) seen.push(projected);
  }
  return seen as Message['events'];
}

/** How the table stands for a viewer who was not there before. */
export function snapshotFor(table: Table, viewer: Viewer): Snapshot {
  const muted = viewer === 'watcher' ? [] : seatsIn(table.mutes[viewer]!);
  const unseen = isShutTo(table, viewer) && { view: null };
  return { ...standingFor(table, shownIn(table), viewer), table: cardOf(table), muted, ...unseen };
}

/** Where watching is forbidden nobody but the players sees the match. */
export function isShutTo({ opened, status }: Table, viewer: Viewer): boolean {
  return viewer === 'watcher' && !opened.watching && status !== 'open';
}

/** How a table stands for everybody. */
type Shown = Pick<Message, 'waiting' | 'until'>;

function shownIn(table: Table): Shown {
  const { match } = table;
  return {
    waiting: match === undefined || table.isEnded ? [] : seatsIn(match.waiting),
    until: deadlineOf(table),
  };
}

function standingFor(
  table: Table,
  { waiting, until }: Shown,
  viewer: Viewer,
): Omit<Message, 'news' | 'events' | 'table'> {
  const { match } = table;
  return {
    seq: table.seqOf(viewer),
    at: table.toldAtOf(viewer),
    you: viewer === 'watcher' ? null : viewer,
    waiting,
    until,
    view: match === undefined ? null : match.game.view(match.state, viewer),
    ask: viewer === 'watcher' ? null : askFor(table, viewer),
  };
}

function askFor({ match, status }: Table, seat: Seat): Message['ask'] {
  if (match === undefined || status !== 'playing' || match.movesOf(seat).length === 0) return null;
  return {
    id: match.asks[seat]!,
    things: askOf(match.game, match.state, seat) as NonNullable<Message['ask']>['things'],
  };
}

export function cardOf(table: Table): TableCard {
  const { opened, seats, host, status, rematch, closed, openedAt } = table;
  const { id, code, game, options, clock, watching } = opened;
  return {
    id,
    code,
    game,
    options,
    clock,
    public: opened.public,
    watching,
    hints: table.hasHints,
    status,
    seats: seats.map(seatCardOf),
    host: table.seatOf(host) ?? null,
    commitment: table.seal.commitment,
    sealing: table.step,
    sealings: table.broken.length + 1,
    opened: openedAt,
    rematch,
    closed,
  };
}

function seatCardOf(seat: SeatNow): SeatCard {
  if (seat.kind !== 'person') return seat;
  const { kind, player, name, commitment, salt, away, standIn } = seat;
  return {
    kind,
    player,
    name,
    commitment,
    revealed: salt !== null,
    unsalted: isUnsalted(seat),
    away: away !== null,
    standIn: standIn?.why ?? null,
  };
}
