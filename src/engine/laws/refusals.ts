import type { Code } from '../game.ts';
import { listOf } from '../list.ts';
import type { Seat } from '../seats.ts';
import type { Bench } from './bench/bench.ts';
import { firstOf, type Law, type Says } from './law.ts';
import type { RandomMatch } from './bench/random-match.ts';

const CLAUSE = /^[A-Z]\d+[a-z]?$/;

/** How rarely a seat is tried that has nothing to do: it is refused everything, time and again. */
const SHARE = 8;
const MOST_TRIED = 64;

interface Tried {
  readonly move: unknown;
  readonly code: Code;
}

/** 3: `refuse` is silent exactly on `moves`, and every legal move stands under exactly one thing. */
export function refusals(bench: Bench): Law {
  const { game } = bench;
  const all: readonly Tried[] = game.allMoves.map((move) => ({ move, code: game.encode(move) }));
  const byCode = new Map(all.map((tried) => [tried.code, tried]));
  const clauses = new Set<string>();

  function looks(match: RandomMatch): Says {
    return firstOf(match.legal.keys(), (seat) => {
      const isIdle = match.legal[seat]!.length === 0 && match.waiting !== 0;
      return isIdle && !bench.oneIn(SHARE) ? undefined : (refused(match, seat) ?? offered(match, seat));
    });
  }

  function refused({ state, legal }: RandomMatch, seat: Seat): Says {
    const allowed = legal[seat]!;
    for (const code of allowed) if (!byCode.has(code)) return `${named(code)} is legal and not among all moves`;
    for (const { move, code } of someOf(allowed)) {
      const refusal = game.refuse(state, seat, move);
      if ((refusal === undefined) !== allowed.includes(code)) return verdict(code, seat, refusal?.clause);
      if (refusal !== undefined && !isClause(refusal.clause)) return `${refusal.clause} is no clause`;
    }
    return undefined;
  }

  /** Few games have more moves than can be tried each time; then all that are legal, and some of the others. */
  function someOf(allowed: readonly Code[]): readonly Tried[] {
    if (all.length <= MOST_TRIED) return all;
    return [...allowed.map((code) => byCode.get(code)!), ...listOf(MOST_TRIED, () => bench.pick(all))];
  }

  function offered({ state, legal }: RandomMatch, seat: Seat): Says {
    if (legal[seat]!.length === 0) return undefined;
    const things = game.things(state, seat);
    const empty = things.find(({ moves }) => moves.length === 0);
    if (empty !== undefined) return `${empty.thing} has no move at all`;
    const under = things.flatMap(({ moves }) => moves.map((move) => game.encode(move)));
    return firstOf(legal[seat]!, (code) => {
      const times = under.filter((other) => other === code).length;
      return times === 1 ? undefined : `${named(code)} of seat ${seat} stands under ${times} things`;
    });
  }

  function named(code: Code): string {
    return game.format(game.decode(code));
  }

  function verdict(code: Code, seat: Seat, clause: string | undefined): string {
    const which = `${named(code)} of seat ${seat}`;
    return clause === undefined
      ? `${which} is not legal and not refused`
      : `${which} is legal and refused by ${clause}`;
  }

  function isClause(clause: string): boolean {
    if (!clauses.has(clause) && CLAUSE.test(clause)) clauses.add(clause);
    return clauses.has(clause);
  }

  return { law: 3, looks };
}
