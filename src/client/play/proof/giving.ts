import type { Snapshot, TableCard } from '../../../protocol/table.ts';
import { NoConnection, type Link, type TableRequest } from '../../link/link.ts';
import { pause } from '../../link/pauses.ts';
import { commitmentOf, drawSalt } from '../../link/salt.ts';
import type { Session } from '../session/session.ts';
import { keepSalt, keepSeal, promisedAt, type OwnSalt } from './promised.ts';

// loaded by who plays on line: alone the worker sees to salts

/** A salt is waited for so shortly that a line that comes back at once should still do. */
const BETWEEN_TRIES = 400;

/** Opens a table with a salt promised. */
export async function openPromising(link: Link, request: TableRequest): Promise<TableCard> {
  const salt = drawSalt();
  const snapshot = await link.open({ ...request, commitment: commitmentOf(salt) });
  keepSalt(snapshot.table.id, { salt });
  keepAnswer(snapshot, salt);
  return snapshot.table;
}

/**
 * Sits down. The salt is kept first, because the match may start any moment; who tries again after an answer was lost
 * promises the same, since the seat may have the commitment already.
 */
export async function sitPromising(link: Link, id: string): Promise<void> {
  const { seals, salts } = promisedAt(id);
  const own = salts.find(({ seal, how }) => how !== 'given' && (seal ?? seals.at(-1)) === seals.at(-1));
  await promise(link, id, own?.salt ?? drawSalt());
}

/** What each page was last wanted to do: the table tells of it again whenever something else changes. */
const errands = new WeakMap<Session, string>();

/** Keeps the seal that a table shows before the deal, and does what is wanted of this seat under it. */
export async function hearOfSeal(session: Session, table: TableCard, you: number | null): Promise<void> {
  keepSeal(table);
  if (table.status !== 'starting' || you === null) return;
  const errand = JSON.stringify([table.commitment, table.sealing, table.seats[you]]);
  if (errands.get(session) === errand) return;
  errands.set(session, errand);
  const isWanted = (): boolean =>
    !session.isClosed && session.state?.table.status === 'starting' && errands.get(session) === errand;
  await giveSalt(session.link, table, you, isWanted);
}

/** A promise of a new salt, or the salt that was promised. */
export async function giveSalt(link: Link, table: TableCard, you: number, isWanted: () => boolean): Promise<void> {
  const seat = table.seats[you];
  if (seat?.kind !== 'person' || seat.unsalted) return;
  // one salt for one seal: what was given under another is known to the server
  const own = promisedAt(table.id).salts.find(({ seal }) => seal === table.commitment);
  if (table.sealing === 'commit') {
    const salt = own?.salt ?? drawSalt();
    if (seat.commitment === null) await untilDone(() => promise(link, table.id, salt, table.commitment), isWanted);
  } else if (own !== undefined && seat.commitment === commitmentOf(own.salt)) {
    const given: OwnSalt = { how: 'taken', promises: promisesAt(table), ...own };
    keepSalt(table.id, given);
    const isGiven = seat.revealed || (await untilDone(() => link.reveal(table.id, own.salt), isWanted));
    if (isGiven) keepSalt(table.id, { ...given, how: 'given' });
  }
}

function promisesAt({ seats }: TableCard): string[] {
  return seats.flatMap((seat) => (seat.kind === 'person' ? (seat.commitment ?? []) : []));
}

async function promise(link: Link, id: string, salt: string, seal?: string): Promise<void> {
  keepSalt(id, { salt, ...(seal !== undefined && { seal }) });
  keepAnswer(await link.sit(id, { commitment: commitmentOf(salt) }), salt);
}

/** The seat may have another promise, from another device of the same person. */
function keepAnswer({ table, you }: Snapshot, salt: string): void {
  keepSeal(table);
  const seat = you === null ? undefined : table.seats[you];
  if (seat?.kind === 'person' && seat.commitment === commitmentOf(salt)) keepSalt(table.id, { salt, how: 'taken' });
}

/** Again and again while no answer comes and it is still wanted: each of these is done once, however often it is asked for. */
async function untilDone(ask: () => Promise<void>, isWanted: () => boolean): Promise<boolean> {
  while (isWanted()) {
    try {
      await ask();
      return true;
    } catch (error) {
      if (!(error instanceof NoConnection)) throw error;
    }
    await pause(BETWEEN_TRIES);
  }
  return false;
}
