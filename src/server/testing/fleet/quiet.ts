import type { Hearing, Others } from '../../../table/store/others.ts';
import type { Store } from '../../../table/store/store.ts';
import type { Exchange, ExchangeListener } from '../../store/exchange.ts';

/** How much is on its way between some processes and their database: until nothing is, time must not go on. */
export class Quiet {
  #calls = 0;
  /** What has been written, and not been heard of by the others yet. */
  #unheard = 0;
  readonly #processes: number;

  constructor(processes: number) {
    this.#processes = processes;
  }

  get isBusy(): boolean {
    return this.#calls > 0 || this.#unheard > 0;
  }

  /** The same store, watched. */
  store(store: Store & { readonly others: Others }): Store {
    const { others } = store;
    const watched = this.#watched<Store>(store);
    return {
      ...watched,
      append: async (...args) => {
        const isKept = await watched.append(...args);
        if (isKept) this.#unheard += this.#processes - 1;
        return isKept;
      },
      others: { ...this.#watched<Others>(others), hear: (hearing) => others.hear(this.#hearing(hearing)) },
    };
  }

  /** The same exchange, watched from now on, whether or not somebody listens yet. */
  exchange(exchange: Exchange): Exchange {
    let listener: ExchangeListener | undefined;
    exchange.hear({
      told: (text, process) => {
        this.#unheard--;
        listener?.told(text, process);
      },
      living: (processes) => listener?.living(processes),
      deafened: () => listener?.deafened(),
      restored: () => listener?.restored(),
    });
    const { claim, tell } = this.#watched<Exchange>(exchange);
    return {
      claim,
      hear: (given) => void (listener = given),
      tell: async (texts) => {
        await tell(texts);
        this.#unheard += texts.length * (this.#processes - 1);
      },
    };
  }

  #hearing(hearing: Hearing): Hearing {
    return {
      moved: (table) => {
        this.#unheard--;
        hearing.moved(table);
      },
      deafened: () => hearing.deafened(),
      restored: () => hearing.restored(),
    };
  }

  #watched<T extends object>(of: T): T {
    const call =
      (name: string) =>
      async (...args: unknown[]): Promise<unknown> => {
        this.#calls++;
        try {
          return await Reflect.apply(Reflect.get(of, name) as (...args: unknown[]) => unknown, of, args);
        } finally {
          this.#calls--;
        }
      };
    const names = new Set([...Object.keys(of), ...Object.getOwnPropertyNames(Object.getPrototypeOf(of))]);
    const methods = [...names].filter((name) => name !== 'constructor' && typeof Reflect.get(of, name) === 'function');
    return Object.fromEntries(methods.map((name) => [name, call(name)])) as T;
  }
}
