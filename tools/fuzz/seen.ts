import { tape } from '../../src/server/testing/tape.ts';
import type { Guest } from '../../src/server/testing/guest.ts';
import type { Guarded, GuardedTable } from './guarded.ts';
import type { Ledger } from './ledger.ts';

/** Everything that is known of a table, byte for byte: by what name, and the text. */
export type Seen = ReadonlyMap<string, string>;

/** How the tables stand for each of their viewers, all that these were told, and what is kept of them. */
export async function seenOf({ tables }: Guarded, urls: readonly string[], ledger: Ledger): Promise<Seen> {
  const seen = new Map<string, string>();
  for (const table of tables) {
    for (const [i, viewer] of table.viewers.entries())
      for (const url of urls) seen.set(`${table.id} for viewer ${i} at ${url}`, await seenBy(viewer.at(url), table));
    seen.set(`the log of ${table.id}`, await ledger.logOf(table.id));
  }
  return seen;
}

async function seenBy(viewer: Guest, { id }: GuardedTable): Promise<string> {
  const { text } = await viewer.call('GET', `/api/tables/${id}`);
  const { seq } = JSON.parse(text);
  const events = await viewer.listen(id, 0);
  await events.until(({ received }) => received.at(-1)?.id === seq);
  events.close();
  return [text, ...tape(events)].join('\n');
}

export function changesIn(before: Seen, after: Seen): string[] {
  const changed = [...before].filter(([what, text]) => after.get(what) !== text);
  return changed.map(([what]) => `a table that nobody had a right to change is another: ${what}`);
}
