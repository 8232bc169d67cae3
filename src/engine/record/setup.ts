import { bytesOf } from '../hex.ts';
import { generatorNamed } from '../chance/generators.ts';
import type { AnyGame } from '../game.ts';
import type { Setup } from '../match.ts';
import { readOptions } from '../options.ts';
import { versionOf } from '../versions.ts';
import { at, shown, type Fault } from './fault.ts';
import type { MatchRecord } from './record.ts';

export type Games = readonly AnyGame[];

export type Read<T> = { readonly ok: T } | { readonly fault: Fault };

/** What a record's match was played with, or what in it this program does not know. */
export function readSetup(record: MatchRecord, games: Games): Read<Setup> {
  const known = games.filter(({ id }) => id === record.game).map(({ rules }) => rules);
  if (known.length === 0) return bad('game', `${shown(record.game)} is no game of this program`);
  const game = versionOf(games, record.game, record.rules);
  if (game === undefined) return bad('rules', `is ${record.rules}; this program plays version ${versions(known)}`);
  const { length } = record.seats;
  const { min, max } = game.seats;
  if (length < min || length > max) return bad('seats', `has ${length}; ${game.id} is for ${min} to ${max}`);
  return withOptions(record, game);
}

/** From the first on: `1`, `1 and 2`. */
function versions(known: readonly number[]): string {
  return known.toSorted((a, b) => a - b).join(' and ');
}

function withOptions(record: MatchRecord, game: AnyGame): Read<Setup> {
  const { seats, chance, seed } = record;
  const missing = Object.keys(game.options).find((name) => !Object.hasOwn(record.options, name));
  if (missing !== undefined) return bad(at('options', missing), 'is missing');
  const read = readOptions(game.options, seats.length, record.options);
  if ('bad' in read) return bad(at('options', read.bad.option), read.bad.says);
  const generator = generatorNamed(chance);
  if (generator === undefined) return bad('chance', `${shown(chance)} is not known to this program`);
  return { ok: { game, seats, options: read.options, generator, seed: bytesOf(seed) } };
}

export function bad(path: string, says: string): { readonly fault: Fault } {
  return { fault: { path, says } };
}
