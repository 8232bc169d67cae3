import type { Link, TableRequest } from '../../link/link.ts';
import { go } from '../../shell/route.ts';
import { keepSalt, keepSeal, promisedAt } from '../../play/proof/promised.ts';

/** A table in this browser, started at once. */
export async function playAlone(alone: Link, request: TableRequest, name: string): Promise<void> {
  await introduce(alone, name);
  const { table } = await alone.open(request);
  keepSeal(table.id, table.commitment);
  await alone.start(table.id);
  go({ page: 'table', id: table.id, isOnline: false });
}

/** A table on the server, where the others are waited for. */
export async function openOnline(online: Link, request: TableRequest, name: string): Promise<void> {
  await introduce(online, name);
  const { drawSalt, commitmentOf } = await salting();
  const salt = drawSalt();
  const { table } = await online.open({ ...request, commitment: commitmentOf(salt) });
  keepSalt(table.id, salt);
  keepSeal(table.id, table.commitment);
  go({ page: 'table', id: table.id, isOnline: true });
}

/** Comes to a table and takes its first free seat. */
export async function join(online: Link, table: string, name: string): Promise<void> {
  await introduce(online, name);
  await sitDown(online, table);
}

/**
 * Sits down. The salt is kept first, because the match may start any moment; who tries again after an answer was lost
 * promises the same, since the seat may have the commitment already.
 */
export async function sitDown(online: Link, id: string): Promise<void> {
  const { drawSalt, commitmentOf } = await salting();
  const { salt = drawSalt() } = promisedAt(id);
  keepSalt(id, salt);
  const { table } = await online.sit(id, { commitment: commitmentOf(salt) });
  keepSeal(id, table.commitment);
}

/** Alone the worker sees to salts, so that only who plays on line needs this. */
function salting(): Promise<typeof import('../../link/salt.ts')> {
  return import('../../link/salt.ts');
}

/**
 * Lets the tables know who comes, by the name that was set here. It has to be known before there is a seat: if the answer
 * to the very first request is lost, nobody knows whose seat it is.
 */
async function introduce(link: Link, name: string): Promise<void> {
  const known = await link.me();
  if (known?.name !== name) await link.rename(name);
}
