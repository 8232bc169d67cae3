import { fieldsOf, keep, readKept } from '../../shell/storage.ts';

/** What was promised at a table before cards were dealt: my salt, and the seal on the table's secret as it was shown then. */
export interface Promised {
  readonly salt?: string;
  readonly seal?: string;
}

const KEY = 'promised';
const MOST = 40;

/** For a browser that keeps nothing: lasts as long as the page. */
const promisedHere = new Map<string, Promised>();

export function promisedAt(table: string): Promised {
  const { salt, seal } = fieldsOf(promisedHere.get(table) ?? fieldsOf(readKept(KEY))[table]);
  return { ...(typeof salt === 'string' && { salt }), ...(typeof seal === 'string' && { seal }) };
}

/** Who gets up and sits down again promises anew. */
export function keepSalt(table: string, salt: string): void {
  keepPromise(table, { ...promisedAt(table), salt });
}

/** The first one counts: a table that shows another one later is found out by that. */
export function keepSeal(table: string, seal: string): void {
  const known = promisedAt(table);
  if (known.seal === undefined) keepPromise(table, { ...known, seal });
}

function keepPromise(table: string, promised: Promised): void {
  promisedHere.set(table, promised);
  const { [table]: _, ...others } = fieldsOf(readKept(KEY));
  const latest = Object.entries(others).slice(1 - MOST);
  keep(KEY, { ...Object.fromEntries(latest), [table]: promised });
}
