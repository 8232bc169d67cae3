import { hexOf } from '../hex.ts';
import { sha256 } from '../sha256.ts';
import type { MatchRecord } from './record.ts';

/**
 * The SHA-256 of all the rest of a record. Names, levels and who stood in follow from nothing else in it, so without
 * the seal a slip there could not be noticed. It guards against damage, not against somebody who seals anew.
 */
export function sealOf(record: object): string {
  const rest = Object.entries(record).filter(([key]) => key !== 'seal');
  return hexOf(sha256(new TextEncoder().encode(canonicalObject(rest))));
}

export function sealed(record: MatchRecord): MatchRecord {
  return { ...record, seal: sealOf(record) };
}

/** JSON without spaces, the keys of each object in the order of their code units: the same text however it was kept. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return canonicalObject(Object.entries(value));
}

function canonicalObject(entries: readonly (readonly [string, unknown])[]): string {
  const there = entries.filter(([, value]) => value !== undefined);
  const sorted = there.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join()}}`;
}
