import { pastOf, type PastState } from '../../engine/record/past.ts';
import { readSetup } from '../../engine/record/setup.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import type { AnyGame } from '../../engine/game.ts';
import { problemError } from '../../protocol/problems.ts';
import type { Entry } from '../../table/log/entry.ts';
import { tableFrom } from '../../table/log/log.ts';
import type { Environment } from '../../table/environment.ts';
import { cardOf } from '../../table/log/publish.ts';
import { branchedLog, type Branch } from './branch.ts';
import type { LocalStore } from './local-store.ts';

/** A match that has ended, move by move. */
export function replayed(record: MatchRecord, games: readonly AnyGame[], you: number | null): PastState[] {
  const setup = readSetup(record, games);
  if ('fault' in setup) throw problemError('not-ended', `${setup.fault.path} ${setup.fault.says}`);
  return pastOf(setup.ok, record.moves, you ?? 'watcher');
}

/** Opens a table that has come as far as that point already; answers with its id. */
export async function branched(
  { record, ...where }: Omit<Branch, 'record'> & { readonly record: MatchRecord },
  store: LocalStore,
  environment: Pick<Environment, 'games' | 'generator' | 'time' | 'random'>,
): Promise<string> {
  const { fairness } = record;
  if (fairness === undefined) throw problemError('not-ended', 'Nobody knows what this match was dealt from.');
  const at = environment.time.now();
  const [opened, ...facts] = branchedLog({ ...where, record: { ...record, fairness } }, environment.random);
  const log: Entry[] = [opened, ...facts].map((fact) => ({ ...fact, at }));
  const table = tableFrom(log, environment);
  await store.lay(opened.id, log, { due: null, waiting: table.match?.waiting ?? 0, card: cardOf(table) });
  return opened.id;
}
