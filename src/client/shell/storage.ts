/** What this browser keeps under a name; nothing if it is forbidden to look, or if it is not what was written. */
export function readKept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Where it is forbidden, it lasts as long as the page. */
export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // no storage, or no room: nothing that anybody could do about it
  }
}

/** Everything that was kept, and what was kept for this tab. */
export function keepNothing(): void {
  try {
    localStorage.clear();
    sessionStorage.clear();
  } catch {
    // then there is nothing
  }
}

/** The fields of something that was read, if it has any. */
export function fieldsOf(kept: unknown): Readonly<Record<string, unknown>> {
  return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
}
