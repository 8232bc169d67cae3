import { Analyst } from './analysis/analyst.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Addresses } from './people/addresses.ts';
import { ThreadAdviser } from './thinking/adviser.ts';
import { ThreadThinker } from './thinking/thinker.ts';

/** Everybody who thinks, each on threads of their own. */
export class Minds {
  readonly thinker: ThreadThinker;
  readonly adviser: ThreadAdviser;
  readonly analyst = new Analyst();

  constructor(addresses: Addresses, metrics: Metrics) {
    this.thinker = new ThreadThinker({ whose: addresses.of, onWait: (ms) => metrics.observeThought(ms) });
    this.adviser = new ThreadAdviser({ whose: addresses.of });
    metrics.gauge('thinking_queued', 'Questions to bots that wait for a thread.', () => this.thinker.queued);
    metrics.gauge('thinking_running', 'Questions that bots think about.', () => this.thinker.running);
  }

  /** Nothing that was acknowledged depends on what is given up here. */
  async stop(): Promise<void> {
    await Promise.all([this.thinker, this.adviser, this.analyst].map((mind) => mind.stop()));
  }
}
