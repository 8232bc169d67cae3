import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchRecord } from '../../engine/record/record.ts';
import type { News, TableCard } from '../../protocol/table.ts';
import type { Answer, Guest } from './guest.ts';
import { onward, party, play, restarted, type Name, type Party } from './party.ts';
import type { Kept } from './stores.ts';

/** Ann and Bob at a table, each with numbers to give; no bots. */
export interface SaltedParty extends Party {
  readonly giving: Readonly<Record<'ann' | 'bob', Giver>>;
}

/** Somebody who promises numbers and gives them, each time another one. */
class Giver {
  readonly guest: Guest;
  readonly table: string;
  /** All that were promised, the last one last. */
  readonly salts: string[] = [];

  constructor(guest: Guest, table: string, salts: readonly string[] = []) {
    this.guest = guest;
    this.table = table;
    this.salts.push(...salts);
  }

  get salt(): string {
    return this.salts.at(-1)!;
  }

  /** Promises a new number, or this one. */
  commit(salt = bytesToHex(sha256(utf8ToBytes(`${this.guest.id} ${this.salts.length}`)))): Promise<Answer> {
    this.salts.push(salt);
    return this.guest.call('POST', `/api/tables/${this.table}/seats`, { commitment: commitmentOf(salt) });
  }

  reveal(salt = this.salt): Promise<Answer> {
    return this.guest.call('POST', `/api/tables/${this.table}/salt`, { salt });
  }
}

export function commitmentOf(salt: string): string {
  return bytesToHex(sha256(hexToBytes(salt)));
}

/** Both have promised a number. */
export async function promised(kept?: Kept, given: Parameters<typeof party>[3] = {}): Promise<SaltedParty> {
  const all = await party('straw', { seats: ['me', 'open'] }, kept, given);
  const giving = { ann: new Giver(all.ann, all.table), bob: new Giver(all.bob, all.table) };
  for (const giver of Object.values(giving)) await giver.commit();
  return { ...all, giving };
}

/** The match starts: it is time to give them. */
export async function starting(...given: Parameters<typeof promised>): Promise<SaltedParty> {
  const all = await promised(...given);
  await start(all);
  return all;
}

export async function start({ ann, table }: Party): Promise<void> {
  await ann.ok('POST', `/api/tables/${table}/start`, {});
}

/** Another process over what is kept; everybody listens again. */
export async function startedAnew(all: SaltedParty): Promise<SaltedParty> {
  const next = await restarted(all);
  const [ann, bob, cleo] = await Promise.all(
    [next.ann, next.bob, next.cleo].map((guest) => guest.listen(next.table, 0)),
  );
  const giving = {
    ann: new Giver(next.ann, next.table, all.giving.ann.salts),
    bob: new Giver(next.bob, next.table, all.giving.bob.salts),
  };
  return { ...next, giving, streams: { ann: ann!, bob: bob!, cleo: cleo! } };
}

/** The table as somebody's stream has last shown it. */
export function cardIn({ streams }: Party, name: Name = 'ann'): TableCard {
  return streams[name].messages.findLast(({ table }) => table !== undefined)!.table!;
}

export function newsIn({ streams }: Party, name: Name = 'ann'): News[] {
  return streams[name].messages.flatMap(({ news }) => news);
}

/** Lets so much time pass, and waits until everybody has seen what comes of it. */
export async function after(all: Party, ms: number, holds: (card: TableCard) => boolean): Promise<TableCard> {
  await all.server.environment.time.pass(ms);
  await onward(all.server, () => holds(cardIn(all)) && holds(cardIn(all, 'cleo')));
  return cardIn(all);
}

/** Begins, is played to its end, and recorded. */
export async function recorded(all: SaltedParty): Promise<MatchRecord> {
  await after(all, 0, ({ status }) => status === 'playing');
  await play(all);
  return all.ann.ok('GET', `/api/tables/${all.table}/record`);
}
