import { bytesToHex } from '@noble/hashes/utils.js';
import type { AnyGame } from '../../src/engine/game.ts';
import type { Bench } from '../../src/engine/laws/bench/bench.ts';
import { seedOf } from '../../src/engine/laws/bench/seeds.ts';
import { sfc32 } from '../../src/engine/chance/fast.ts';
import { listOf } from '../../src/engine/list.ts';
import type { Seat } from '../../src/engine/seats.ts';
import { CLOCKS } from '../../src/protocol/lists.ts';
import type { Opened, SeatKept } from '../../src/table/log/entry.ts';
import { tableFrom } from '../../src/table/log/log.ts';
import type { Table } from '../../src/table/log/table.ts';

/** Who sits at a table; the same in every world. */
export function playerAt(seat: Seat): string {
  return `player-${seat}`;
}

/** How a table is opened before its match of this number. */
export function openedFor({ game, table }: Bench, seed: number, match: number): Opened {
  const seats = listOf(table.seats, (seat): SeatKept => {
    return { kind: 'person', player: playerAt(seat), name: `Player ${seat}`, commitment: null };
  });
  return {
    kind: 'opened',
    id: 'table',
    code: 'CODE',
    game: game.id,
    rules: game.rules,
    options: table.options,
    seats,
    host: playerAt(0),
    clock: CLOCKS[match % CLOCKS.length]!,
    public: true,
    watching: true,
    secret: bytesToHex(seedOf('match', seed, match)),
  };
}

/** A table where everybody sits and nothing is dealt yet. */
export function seated(opened: Opened, game: AnyGame): Table {
  return tableFrom(
    [
      { ...opened, at: 0 },
      { kind: 'started', at: 0 },
    ],
    { games: [game], generator: sfc32 },
  );
}
