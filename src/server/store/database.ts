import type { Store } from '../../table/store/store.ts';
import type { AnalysisStore } from '../analysis/analysis-store.ts';
import type { PeopleStore } from '../people/people-store.ts';
import type { Exchange } from './exchange.ts';
import type { PruneStore } from './prune-store.ts';
import type { UpkeepStore } from './upkeep-store.ts';

/** Where a server keeps everything. */
export interface Database extends Store, PeopleStore, AnalysisStore, PruneStore, UpkeepStore {
  /** What the processes that share it say to each other. */
  readonly exchange?: Exchange;
  /** Resolves if nothing can be kept any more by this process. */
  readonly died: Promise<Error>;
  /** Tells when it cannot be reached any more, and when it can be again. One in a folder of this process's own always can. */
  onReachable?(hear: (isReachable: boolean) => void): void;
  /** Does what was asked before. */
  close(): Promise<void>;
}
