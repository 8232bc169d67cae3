import type { Options } from '../../engine/options.ts';
import type { Fairness, MatchRecord } from '../../engine/record/record.ts';
import { drawCode, drawId } from '../../table/code.ts';
import type { Fact, Opened, SeatKept } from '../../table/log/entry.ts';
import { YOU } from './you.ts';

export interface Branch {
  /** Of a table: a record without its seal opened could not be dealt again. */
  readonly record: MatchRecord & { readonly fairness: Fairness };
  /** So many moves stay as they were. */
  readonly moves: number;
  /** Where the person sits. */
  readonly seat: number;
  readonly name: string;
}

/**
 * A table at which a match that has ended goes on from one of its points, by the same deal: the same secret and salts, so
 * that what is drawn later is the same as well. Other people's seats are those of somebody who has left: stand-ins play there.
 */
export function branchedLog(branch: Branch, random: (bytes: number) => Uint8Array): readonly [Opened, ...Fact[]] {
  const { record, moves, seat } = branch;
  const { fairness } = record;
  const opened: Opened = {
    kind: 'opened',
    id: drawId(random),
    code: drawCode(random),
    game: record.game,
    rules: record.rules,
    options: record.options as Options,
    seats: record.seats.map((_, at) => seatOf(branch, at)),
    host: YOU,
    clock: 'none',
    public: false,
    watching: true,
    secret: fairness.secret,
  };
  const revealed = fairness.salts.flatMap(({ seat: at, salt }): Fact[] =>
    salt === null ? [] : [{ kind: 'revealed', seat: at, salt }],
  );
  const others = opened.seats.flatMap((kept, at): Fact[] =>
    kept.kind === 'person' && at !== seat ? [{ kind: 'stood-in', seat: at, why: 'left' }] : [],
  );
  const moved = record.moves.slice(0, moves).map(({ seat: at, move, by }): Fact => {
    const fact = { kind: 'moved', seat: at, move } as const;
    return by === undefined ? fact : { ...fact, by };
  });
  return [opened, { kind: 'started' }, ...revealed, { kind: 'begun' }, ...moved, ...others];
}

function seatOf({ record, seat, name }: Branch, at: number): SeatKept {
  const sat = record.seats[at]!;
  if (at !== seat && sat.kind === 'bot') return sat;
  const commitment = record.fairness.salts.find((salt) => salt.seat === at)?.commitment ?? null;
  return at === seat
    ? { kind: 'person', player: YOU, name, commitment }
    : { kind: 'person', player: `was-at-${at}`, name: sat.name, commitment };
}
