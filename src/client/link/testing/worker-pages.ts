import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { afterEach, beforeEach } from 'vitest';
import { CallHandler } from '../../worker/call-handler.ts';
import { IdbStore } from '../../worker/idb-store.ts';
import type { LocalStore } from '../../worker/local-store.ts';
import { LocalTables } from '../../worker/local-tables.ts';
import type { Port } from '../../worker/messages.ts';
import type { TableRequest } from '../link.ts';
import { WorkerLink } from '../worker.ts';
import { Witness } from './witness.ts';

export const WISH: TableRequest = { game: 'straw', seats: ['me', { bot: 'medium' }, { bot: 'random' }] };

export interface WorkerPages {
  /** A page with its worker, but for the thread. All pages of a test share what is kept. */
  open(store?: () => Promise<LocalStore>): WorkerLink;
  /** The first page that is still open is gone, and its worker with it. */
  closeFirst(): Promise<void>;
}

/** A browser for each test, with nothing kept in it. */
export function useWorkerPages(): WorkerPages {
  let open: { readonly tables: LocalTables; readonly store: LocalStore }[];
  let channels: MessageChannel[];
  const close = async ({ tables, store }: (typeof open)[number]): Promise<void> => {
    await tables.stop();
    if (store instanceof IdbStore) store.close();
  };
  beforeEach(() => {
    Object.assign(globalThis, { IDBKeyRange, indexedDB: new IDBFactory() });
    [open, channels] = [[], []];
  });
  afterEach(async () => {
    for (const one of open) await close(one);
    for (const { port1, port2 } of channels) for (const port of [port1, port2]) port.close();
  });
  const openTables = async (opening: () => Promise<LocalStore>): Promise<LocalTables> => {
    const store = await opening();
    const tables = new LocalTables(store);
    open.push({ tables, store });
    await tables.begin();
    return tables;
  };
  return {
    open: (opening = () => IdbStore.open('worker')) => {
      const link = new WorkerLink(() => {
        const channel = new MessageChannel();
        channels.push(channel);
        new CallHandler(channel.port2 as Port, () => openTables(opening)).begin();
        channel.port1.start();
        channel.port2.start();
        return channel.port1;
      });
      link.setPace(0);
      return link;
    },
    closeFirst: () => close(open.shift()!),
  };
}

export function listen(link: WorkerLink, table: string, after?: number): Witness {
  const witness = new Witness();
  link.listen(table, witness, after);
  return witness;
}
