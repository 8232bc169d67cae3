import type { Link, TableWish } from '../../link/link.ts';
import { go } from '../../route.ts';
import { keepSalt } from '../../table/promised.ts';
import { drawSalt } from '../../table/salt.ts';
import { startAlone } from '../../table/start-alone.ts';

/** A table in this browser, started at once. */
export async function playAlone(alone: Link, wish: TableWish, name: string): Promise<void> {
  await introduce(alone, name);
  const { table } = await alone.open(wish);
  await startAlone(alone, table.id);
  go({ page: 'table', id: table.id, isOnline: false });
}

/** A table on the server, where the others are waited for. */
export async function openOnline(online: Link, wish: TableWish, name: string): Promise<void> {
  await introduce(online, name);
  const { salt, commitment } = drawSalt();
  const { table } = await online.open({ ...wish, commitment });
  keepSalt(table.id, salt);
  go({ page: 'table', id: table.id, isOnline: true });
}

/** Comes to a table and takes its first free seat. */
export async function join(online: Link, table: string, name: string): Promise<void> {
  await introduce(online, name);
  await sitDown(online, table);
}

/** Sits down; the salt is kept first, because the match may start any moment. */
export async function sitDown(online: Link, table: string): Promise<void> {
  const { salt, commitment } = drawSalt();
  keepSalt(table, salt);
  await online.sit(table, { commitment });
}

/**
 * Lets the tables know who comes, by the name that was set here. It has to be known before there is a seat: if the answer
 * to the very first request is lost, nobody knows whose seat it is.
 */
async function introduce(link: Link, name: string): Promise<void> {
  const known = await link.me();
  if (known?.name !== name) await link.rename(name);
}
