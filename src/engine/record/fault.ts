/** What is wrong with a record, and where. */
export interface Fault {
  /** Such as `events[12].card`; empty for the record as a whole. */
  readonly path: string;
  readonly says: string;
}

export function at(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`;
  // a strange key could be anything: a whole book, or commands to a terminal
  if (!/^[\w-]{1,40}$/.test(key)) return `${path}[${shown(key)}]`;
  return path === '' ? key : `${path}.${key}`;
}

const LONGEST_SHOWN = 80;

/** A value as a message may show it, however large it is. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= LONGEST_SHOWN ? text : `${text.slice(0, LONGEST_SHOWN)}…`;
}
