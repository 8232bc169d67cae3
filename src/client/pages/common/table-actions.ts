import type { Link, TableRequest } from '../../link/link.ts';
import { go } from '../../shell/route.ts';

/** A table in this browser, started at once. */
export async function playAlone(alone: Link, request: TableRequest, name: string): Promise<void> {
  await introduce(alone, name);
  const { table } = await alone.open(request);
  await alone.start(table.id);
  go({ page: 'table', id: table.id, isOnline: false });
}

/** A table on the server, where the others are waited for. */
export async function openOnline(online: Link, request: TableRequest, name: string): Promise<void> {
  await introduce(online, name);
  const { openPromising } = await giving();
  const { id } = await openPromising(online, request);
  go({ page: 'table', id, isOnline: true });
}

/** Comes to a table and takes its first free seat. */
export async function join(online: Link, table: string, name: string): Promise<void> {
  await introduce(online, name);
  await sitDown(online, table);
}

/** Sits down, or adds the promise that the seat still lacks. */
export async function sitDown(online: Link, table: string): Promise<void> {
  const { sitPromising } = await giving();
  await sitPromising(online, table);
}

/** What gives people's salts: alone the worker sees to them, so that only who plays on line needs it. */
export function giving(): Promise<typeof import('../../play/proof/giving.ts')> {
  return import('../../play/proof/giving.ts');
}

/**
 * Lets the tables know who comes, by the name that was set here. It has to be known before there is a seat: if the answer
 * to the very first request is lost, nobody knows whose seat it is.
 */
export async function introduce(link: Link, name: string): Promise<void> {
  const known = await link.me();
  if (known?.name !== name) await link.rename(name);
}
