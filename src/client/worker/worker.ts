import { Attendant } from './attendant.ts';
import { IdbStore } from './idb-store.ts';
import { LocalTables } from './local-tables.ts';
import type { Port } from './messages.ts';
import { Ownership } from './ownership.ts';
import { linkError } from './problem.ts';

const DATABASE = 'three-straws';

const ownership = new Ownership(navigator.locks as LockManager | undefined);

async function openTables(): Promise<LocalTables> {
  if (!(await ownership.isMine())) throw linkError('busy-elsewhere', 'Go on in the other tab, or close it.');
  const tables = new LocalTables(await IdbStore.open(DATABASE));
  await tables.begin();
  return tables;
}

new Attendant(self as unknown as Port, openTables).begin();
