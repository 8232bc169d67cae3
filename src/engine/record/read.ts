import { hexToBytes } from '@noble/hashes/utils.js';
import { generatorNamed } from '../chance/generators.ts';
import type { AnyGame } from '../game.ts';
import type { Setup } from '../match.ts';
import { readOptions } from '../options.ts';
import { at, shown, type Problem } from './problem.ts';
import { FORMAT, matchRecord, type MatchRecord } from './record.ts';

export type Games = readonly AnyGame[];

export type Read<T> = { readonly ok: T } | { readonly problem: Problem };

/** A line of text as a record of the right shape. Whether it tells the truth is for `verify`. */
export function readRecord(text: string): Read<MatchRecord> {
  const json = readJson(text);
  return 'problem' in json ? json : readShape(json.ok);
}

export function readShape(json: unknown): Read<MatchRecord> {
  const { success, data, error } = matchRecord.safeParse(json);
  if (success) return { ok: data };
  const { path, message } = error.issues[0]!;
  return bad((path as (string | number)[]).reduce(at, ''), `is wrong: ${message}`);
}

/** An object that calls itself a record. */
export function readJson(text: string): Read<object> {
  const json = parseJson(text);
  if ('problem' in json) return json;
  if (!isShallow(json.ok, DEEPEST)) return bad('', 'is nested too deeply to be a match record');
  const format = (json.ok as { format?: unknown } | null)?.format;
  if (format !== FORMAT) return bad('format', `must be "${FORMAT}", not ${shown(format)}: this is no match record`);
  return { ok: json.ok as object };
}

/** What a record's match was played with, or what in it this program does not know. */
export function readSetup(record: MatchRecord, games: Games): Read<Setup> {
  const game = games.find(({ id }) => id === record.game);
  if (game === undefined) return bad('game', `${shown(record.game)} is no game of this program`);
  if (record.rules !== game.rules) return bad('rules', `is ${record.rules}; this program plays version ${game.rules}`);
  const { length } = record.seats;
  const { min, max } = game.seats;
  if (length < min || length > max) return bad('seats', `has ${length}; ${game.id} is for ${min} to ${max}`);
  return withOptions(record, game);
}

function withOptions(record: MatchRecord, game: AnyGame): Read<Setup> {
  const { seats, chance, seed } = record;
  const missing = Object.keys(game.options).find((name) => !Object.hasOwn(record.options, name));
  if (missing !== undefined) return bad(at('options', missing), 'is missing');
  const read = readOptions(game.options, seats.length, record.options);
  if ('bad' in read) return bad(at('options', read.bad.option), read.bad.says);
  const generator = generatorNamed(chance);
  if (generator === undefined) return bad('chance', `${shown(chance)} is not known to this program`);
  return { ok: { game, seats, options: read.options, generator, seed: hexToBytes(seed) } };
}

function parseJson(text: string): Read<unknown> {
  try {
    return { ok: JSON.parse(text) };
  } catch {
    return bad('', `is not JSON${looksCut(text) ? ': it seems to be cut off' : ''}`);
  }
}

/** The deepest is a list of hands in an event, well above this; without a limit a hostile file could exhaust the stack. */
const DEEPEST = 12;

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

function looksCut(text: string): boolean {
  return text.trimStart().startsWith('{') && !text.trimEnd().endsWith('}');
}

function bad(path: string, says: string): { readonly problem: Problem } {
  return { problem: { path, says } };
}
