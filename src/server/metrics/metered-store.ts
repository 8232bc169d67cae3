import type { Store } from '../../table/store/store.ts';
import type { Metrics } from './metrics.ts';

/** The same store, with an eye on how long it takes to keep something. */
export function meteredStore(store: Store, metrics: Metrics): Store {
  const timed = async (keeps: () => Promise<boolean>): Promise<boolean> => {
    const began = performance.now();
    try {
      return await keeps();
    } finally {
      metrics.observeFlush(performance.now() - began);
    }
  };
  return {
    open: (...args) => timed(() => store.open(...args)),
    append: async (id, place, entry, index) => {
      const isKept = await timed(() => store.append(id, place, entry, index));
      if (isKept && entry.kind === 'moved') metrics.moved();
      return isKept;
    },
    log: (...args) => store.log(...args),
    idOf: (...args) => store.idOf(...args),
    lobby: (...args) => store.lobby(...args),
    tablesOf: (...args) => store.tablesOf(...args),
    due: (...args) => store.due(...args),
    running: (...args) => store.running(...args),
    ...(store.others !== undefined && { others: store.others }),
  };
}
