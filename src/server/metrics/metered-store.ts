import type { Store } from '../../table/store/store.ts';
import type { Metrics } from './metrics.ts';

/** The same store, with an eye on how long it takes to keep something. */
export function meteredStore(store: Store, metrics: Metrics): Store {
  const timed = async (keeping: Promise<boolean>, isMove: boolean): Promise<boolean> => {
    const began = performance.now();
    try {
      const isKept = await keeping;
      if (isKept && isMove) metrics.moved();
      return isKept;
    } finally {
      metrics.observeFlush(performance.now() - began);
    }
  };
  return {
    open: (...args) => timed(store.open(...args), false),
    append: (id, place, entry, index) => timed(store.append(id, place, entry, index), entry.kind === 'moved'),
    log: (...args) => store.log(...args),
    idOf: (...args) => store.idOf(...args),
    lobby: (...args) => store.lobby(...args),
    tablesOf: (...args) => store.tablesOf(...args),
    due: (...args) => store.due(...args),
    running: (...args) => store.running(...args),
    ...(store.others !== undefined && { others: store.others }),
  };
}
