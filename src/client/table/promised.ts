/** What was promised at a table before cards were dealt: my salt, and the seal on the table's secret as it was shown then. */
export interface Promised {
  readonly salt?: string;
  readonly seal?: string;
}

type Book = Readonly<Record<string, Promised>>;

const KEY = 'promised';
const MOST = 40;

/** For a browser that keeps nothing: lasts as long as the page. */
let unkept: Book = {};

/** Who gets up and sits down again promises anew. */
export function keepSalt(table: string, salt: string): void {
  keep(table, { ...promisedAt(table), salt });
}

/** The first one counts: a table that shows another one later is found out by that. */
export function keepSeal(table: string, seal: string): void {
  const known = promisedAt(table);
  if (known.seal === undefined) keep(table, { ...known, seal });
}

function keep(table: string, promised: Promised): void {
  const { [table]: _, ...others } = book();
  const latest = Object.entries(others).slice(1 - MOST);
  unkept = { ...Object.fromEntries(latest), [table]: promised };
  try {
    localStorage.setItem(KEY, JSON.stringify(unkept));
  } catch {
    // a match can be played without it
  }
}

export function promisedAt(table: string): Promised {
  return book()[table] ?? {};
}

function book(): Book {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isBook(kept) ? kept : unkept;
  } catch {
    return unkept;
  }
}

function isBook(kept: unknown): kept is Book {
  return typeof kept === 'object' && kept !== null && Object.values(kept).every((one) => typeof one === 'object');
}
