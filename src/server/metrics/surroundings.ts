import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { STATUSES, type Status } from '../../protocol/table.ts';
import type { UpkeepStore } from '../store/upkeep-store.ts';
import type { Metrics } from './metrics.ts';

/** What does not answer by then is left out, or who looks would wait for what hangs. */
const WAIT_AT_MOST = 2000;
const NANOSECONDS = 1e9;

interface Read {
  tables: Partial<Record<Status, number>> | undefined;
  disk: { readonly free: number; readonly size: number } | undefined;
}

/** Figures of what the server stands on: memory, disk, database and event loop. */
export class Surroundings {
  readonly #store: Pick<UpkeepStore, 'tablesByStatus'>;
  readonly #folder: string;
  readonly #delay = monitorEventLoopDelay({ resolution: 20 });
  #read: Read = { tables: undefined, disk: undefined };

  constructor(metrics: Metrics, store: Pick<UpkeepStore, 'tablesByStatus'>, folder: string, version: string) {
    this.#store = store;
    this.#folder = folder;
    this.#delay.enable();
    metrics.gauge('info', 'The version of the server.', () => [[{ version }, 1]]);
    metrics.gauge('tables', 'Tables by their status.', () => this.#tables());
    metrics.gauge('disk_free_bytes', 'What is left on the disk of the data folder.', () => this.#read.disk?.free);
    metrics.gauge('disk_size_bytes', 'How large that disk is.', () => this.#read.disk?.size);
    metrics.gauge('memory_bytes', 'Memory in use.', () => memory());
    metrics.gauge('event_loop_delay_seconds', 'Of the event loop, since this was last read.', () => this.#delays());
    metrics.gauge('uptime_seconds', 'How long the server has run.', () => Math.round(process.uptime()));
  }

  /** Finds out what has to be waited for; the rest is read at once. */
  async look(): Promise<void> {
    const [tables, disk] = await Promise.all([soon(this.#store.tablesByStatus()), soon(this.#disk())]);
    this.#read = { tables, disk };
  }

  stop(): void {
    this.#delay.disable();
  }

  async #disk(): Promise<Read['disk']> {
    const { bavail, blocks, bsize } = await statfs(this.#folder);
    return { free: bavail * bsize, size: blocks * bsize };
  }

  #tables(): [{ status: Status }, number][] {
    const { tables } = this.#read;
    return tables === undefined ? [] : STATUSES.map((status) => [{ status }, tables[status] ?? 0]);
  }

  #delays(): [{ quantile: string }, number][] {
    const of = (quantile: number): number => this.#delay.percentile(quantile * 100) / NANOSECONDS;
    const delays = [0.5, 0.99, 1].map((quantile): [{ quantile: string }, number] => [
      { quantile: String(quantile) },
      of(quantile),
    ]);
    this.#delay.reset();
    return delays;
  }
}

function memory(): [{ of: string }, number][] {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage();
  return Object.entries({ rss, heapUsed, heapTotal, external }).map(([of, bytes]) => [{ of }, bytes]);
}

async function soon<T>(work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), WAIT_AT_MOST)));
  const first = await Promise.race([work.catch(() => undefined), late]);
  clearTimeout(timer);
  return first;
}
