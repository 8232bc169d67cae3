import type { Tables } from '../../table/tables.ts';
import type { Timepiece } from '../../table/environment.ts';
import type { Analyses } from '../analysis/analyses.ts';
import type { Health } from '../health/health.ts';
import type { People } from '../people/people.ts';
import type { Settings } from '../settings.ts';
import type { ClientFiles } from './client-files.ts';
import type { Identity } from './identity.ts';
import type { Limits } from './guard/limits.ts';
import type { Quotas } from './guard/quotas.ts';
import type { Streams } from './streams.ts';

/** What routes work with. */
export interface Services {
  readonly tables: Tables;
  readonly people: People;
  readonly analyses: Analyses;
  readonly time: Timepiece;
  readonly settings: Settings;
  readonly version: string;
  readonly identity: Identity;
  readonly limits: Limits;
  readonly quotas: Quotas;
  readonly health: Health;
  readonly streams: Streams;
  readonly client: ClientFiles;
}
