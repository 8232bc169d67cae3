import type { Link, TableWish } from '../../link/link.ts';
import { go } from '../../route.ts';
import { keepSalt } from '../../table/sitting.ts';

/** A table in this browser, started at once. */
export async function playAlone(alone: Link, wish: TableWish): Promise<void> {
  const { table } = await alone.open(wish);
  await alone.start(table.id);
  go({ page: 'table', id: table.id, isOnline: false });
}

/** A table on the server, where the others are waited for. */
export async function openOnline(online: Link, wish: TableWish): Promise<void> {
  const { salt, commitment } = (await import('../../salt.ts')).drawSalt();
  const { table } = await online.open({ ...wish, commitment });
  keepSalt(table.id, salt);
  go({ page: 'table', id: table.id, isOnline: true });
}

/** Sits down on the first free seat; the salt is kept first, because the match may start any moment. */
export async function sitDown(online: Link, table: string): Promise<void> {
  const { salt, commitment } = (await import('../../salt.ts')).drawSalt();
  keepSalt(table, salt);
  await online.sit(table, { commitment });
}

/** Lets the server know the name that was set here, before it is seen at a table. */
export async function introduce(online: Link, name: string): Promise<void> {
  const known = await online.me();
  if (name !== '' && known?.name !== name) await online.rename(name);
}
