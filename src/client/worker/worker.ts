import { CallHandler } from './call-handler.ts';
import { IdbStore } from './idb-store.ts';
import type { LocalStore } from './local-store.ts';
import { LocalTables } from './local-tables.ts';
import type { Port } from './messages.ts';

const DATABASE = 'three-straws';

async function openStore(): Promise<LocalStore> {
  try {
    return await IdbStore.open(DATABASE);
  } catch (error) {
    console.warn('this browser keeps nothing', error);
    const { PassingStore } = await import('./passing-store.ts');
    return new PassingStore();
  }
}

async function openTables(): Promise<LocalTables> {
  const tables = new LocalTables(await openStore());
  await tables.begin();
  return tables;
}

new CallHandler(self as unknown as Port, openTables).begin();
