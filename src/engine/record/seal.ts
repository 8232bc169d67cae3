import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { MatchRecord } from './record.ts';

/**
 * The SHA-256 of all the rest of a record. Names, levels and who stood in follow from nothing else in it, so without
 * the seal a slip there could not be noticed. It guards against damage, not against somebody who seals anew.
 */
export function sealOf(record: Readonly<Record<string, unknown>>): string {
  const { seal: _, ...rest } = record;
  return bytesToHex(sha256(utf8ToBytes(canonical(rest))));
}

export function sealed(record: MatchRecord): MatchRecord {
  return { ...record, seal: sealOf(record) };
}

/** JSON without spaces, the keys of each object in the order of their code units: the same text however it was kept. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, inner]) => inner !== undefined);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join()}}`;
}
