import type { TableCard } from '../../../protocol/table.ts';
import { fieldsOf, keep, readKept } from '../../shell/storage.ts';

/** A number of one's own: people call it that, the protocol calls it a salt. */
export interface OwnSalt {
  readonly salt: string;
  /** The seal under which it was promised, and under no other it is given; unknown until an answer comes. */
  readonly seal?: string;
  /** What the table has confirmed: that it has the promise, or that it was given the salt. */
  readonly how?: 'taken' | 'given';
  /** What all seats had promised when it was given: whoever could promise later would know it. */
  readonly promises?: readonly string[];
}

/** What was promised at a table before cards were dealt: the seals as they were shown, in order, and one's own salts. */
export interface Promised {
  readonly seals: readonly string[];
  /** The first of them was not the table's first: this browser came later. */
  readonly isLate?: boolean;
  readonly salts: readonly OwnSalt[];
}

const KEY = 'promised';
const MOST = 40;

/** What a browser could not keep: lasts as long as the page. */
const promisedHere = new Map<string, Promised>();

export function promisedAt(table: string): Promised {
  return promisedHere.get(table) ?? promisedIn(fieldsOf(readKept(KEY))[table]);
}

/** Every seal that a table shows before the deal: one that its record leaves out is found out by that. */
export function keepSeal({ id, commitment, status, sealings }: TableCard): void {
  const { seals, isLate, salts } = promisedAt(id);
  const bound = salts.map((one) => (one.seal === undefined ? { ...one, seal: commitment } : one));
  if (seals.includes(commitment) && salts.every(({ seal }) => seal !== undefined)) return;
  keepPromised(id, {
    seals: seals.includes(commitment) ? seals : [...seals, commitment],
    isLate: isLate ?? (seals.length === 0 && status !== 'open' && sealings > 1),
    salts: bound,
  });
}

/** A new salt, or what has become known of one. */
export function keepSalt(table: string, own: OwnSalt): void {
  const promised = promisedAt(table);
  const known = promised.salts.find(({ salt }) => salt === own.salt);
  const others = promised.salts.filter((one) => one !== known);
  keepPromised(table, { ...promised, salts: [...others, { ...known, ...own }] });
}

function keepPromised(table: string, promised: Promised): void {
  const { [table]: _, ...others } = fieldsOf(readKept(KEY));
  const latest = Object.entries(others).slice(1 - MOST);
  keep(KEY, { ...Object.fromEntries(latest), [table]: promised });
  const kept = fieldsOf(readKept(KEY))[table];
  if (JSON.stringify(kept) !== JSON.stringify(promised)) promisedHere.set(table, promised);
}

/** Before decks were sealed anew one salt and one seal were kept. */
function promisedIn(kept: unknown): Promised {
  const { seals, isLate, salts, seal, salt } = fieldsOf(kept);
  const isText = (one: unknown): one is string => typeof one === 'string';
  const own = [...listIn(salts), { salt, ...(isText(seal) && { seal }), how: 'taken' }];
  return {
    seals: [...listIn(seals), seal].filter(isText),
    ...(typeof isLate === 'boolean' && { isLate }),
    salts: own.filter((one): one is OwnSalt => isText(fieldsOf(one)['salt'])),
  };
}

function listIn(kept: unknown): readonly unknown[] {
  return Array.isArray(kept) ? kept : [];
}
