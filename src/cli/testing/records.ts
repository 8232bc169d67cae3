import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { Match } from '../../engine/match.ts';
import { readRecord } from '../../engine/record/read.ts';
import { readSetup } from '../../engine/record/setup.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import { replayMove } from '../../engine/record/replay.ts';
import type { Seat } from '../../engine/seats.ts';
import { VERSIONS } from '../../games/games.ts';
import { ANYTHING, linesIn, typed } from './typed.ts';

/** Plays a match by typing anything at all; answers with its record's line. */
export function recordOf(...args: string[]): string {
  return recordOfGame('straw', ...args);
}

export function recordOfGame(game: string, ...args: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'threestraws-'));
  const file = join(folder, 'match.ndjson');
  try {
    const { code } = typed(['play', game, '--records', file, ...args], ANYTHING);
    expect(code).toBe(0);
    return linesIn(file)[0]!;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

export function read(line: string): MatchRecord {
  const record = readRecord(line);
  if ('fault' in record) throw new Error(record.fault.says);
  return record.ok;
}

export function movesOf(line: string, seat: Seat): string[] {
  return read(line).moves.flatMap((move) => (move.seat === seat ? [move.move] : []));
}

/** The match of a record at its start and after each move, with whoever moves next. */
export function* coursesOf(line: string): Generator<{ readonly match: Match; readonly next: Seat | undefined }> {
  const record = read(line);
  const setup = readSetup(record, VERSIONS);
  if ('fault' in setup) throw new Error(setup.fault.says);
  const match = new Match(setup.ok);
  yield { match, next: record.moves[0]?.seat };
  for (const [i, move] of record.moves.entries()) {
    expect(replayMove(match, move, '')).toBeUndefined();
    yield { match, next: record.moves[i + 1]?.seat };
  }
}
