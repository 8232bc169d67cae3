import { describe, expect, test } from 'vitest';
import { FastChance, sfc32 } from '../engine/chance/fast.ts';
import type { AnyGame } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import type { Options } from '../engine/options.ts';
import type { MatchRecord } from '../engine/record/record.ts';
import { sealOf } from '../engine/record/seal.ts';
import { verify } from '../engine/record/verify.ts';
import { firstOf } from '../engine/seats.ts';
import { versionOf } from '../engine/versions.ts';
import { VERSIONS } from './games.ts';

/* Records of matches that came to where the rules are others by now. */

interface Changed {
  readonly id: string;
  readonly options: Options;
  readonly seats: number;
  /** Whether the match came to a place where the versions differ. */
  differs(record: MatchRecord): boolean;
}

const CHANGED: readonly Changed[] = [
  {
    id: 'courte-paille',
    options: { form: 'declared', 'coco-may-sleep': false },
    seats: 4,
    differs: ({ events }) => countOf(events, 'compared') > 0,
  },
  {
    id: 'str8-eight',
    options: { target: 100 },
    seats: 2,
    differs: ({ events }) => countOf(events, 'scored') > countOf(events, 'completed'),
  },
];

function countOf(events: MatchRecord['events'], type: string): number {
  return events.filter((event) => event.type === type).length;
}

/** A match at random, or the first so many moves of it. */
function played(game: AnyGame, { seats, options }: Changed, number: number): MatchRecord {
  const names = Array.from({ length: seats }, (_, i) => ({ name: `Seat ${i}`, kind: 'human' as const }));
  const match = new Match({ game, seats: names, options, generator: sfc32, seed: seedOf(number) });
  const luck = new FastChance(seedOf(number + 100));
  const codes = new Uint16Array(game.mostMoves);
  for (let moves = 0; moves < 1500 && match.waitingFor.length > 0; moves++) {
    const seat = firstOf(game.waitingFor(match.state));
    match.play(seat, codes[luck.below(game.moves(match.state, seat, codes))]!);
  }
  return match.record();
}

function seedOf(number: number): Uint8Array {
  return new Uint8Array(32).fill(number, 0, 16);
}

function faultsOf(record: MatchRecord): string[] {
  return verify(JSON.stringify(record), VERSIONS).map(({ path }) => path);
}

/** As if it had been played by other rules. */
function claiming({ seal: _seal, ...record }: MatchRecord, rules: number): MatchRecord {
  const claimed = { ...record, rules };
  return { ...claimed, seal: sealOf(claimed) };
}

describe.each(CHANGED)('$id', (changed) => {
  const [first, second] = [1, 2].map((rules) => versionOf(VERSIONS, changed.id, rules)!) as [AnyGame, AnyGame];
  const numbers = Array.from({ length: 40 }, (_, i) => i);
  const number = numbers.find((one) => changed.differs(played(second, changed, one)))!;

  test('a record is judged by the version that it names', () => {
    for (const game of [first, second]) {
      const record = played(game, changed, number);
      expect([record.rules, faultsOf(record)]).toEqual([game.rules, []]);
    }
  });

  test('and by no other', () => {
    expect(faultsOf(claiming(played(first, changed, number), 2))).not.toEqual([]);
    expect(faultsOf(claiming(played(second, changed, number), 1))).not.toEqual([]);
  });

  test('of a version to come nothing is claimed', () => {
    expect(faultsOf(claiming(played(second, changed, number), 3))).toEqual(['rules']);
  });
});
