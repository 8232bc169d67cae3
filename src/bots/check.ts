import { at, type Fault } from '../engine/record/fault.ts';
import type { Level, MatchRecord, RecordedMove } from '../engine/record/record.ts';
import { replayMove } from '../engine/record/replay.ts';
import { Match, type Setup } from '../engine/match.ts';
import type { Position } from '../engine/game.ts';
import type { Seat } from '../engine/seats.ts';
import type { BotRequest } from './answer.ts';
import { STAND_IN_LEVEL } from './levels.ts';
import { luckFrom } from './luck.ts';
import { effortOf } from './search/efforts.ts';
import { think } from './think.ts';
import { BOTS_VERSION } from './version.ts';

/** How many moves of a match were a bot's. */
export function countBotMoves({ seats, moves }: Pick<MatchRecord, 'seats' | 'moves'>): number {
  return moves.filter((recorded) => levelOf(seats, recorded) !== undefined).length;
}

/** Why nobody can tell here what the bots of a match would have played, if so. */
export function refuseCheck({ bots }: MatchRecord): string | undefined {
  if (bots === BOTS_VERSION) return undefined;
  if (bots === undefined) return 'does not say which bots played, so that they cannot be asked again';
  return `was played by bots of version ${bots}; this program has version ${BOTS_VERSION}, and does not guess`;
}

/**
 * Asks every bot of a match again, each from the view of its seat alone, with the same luck and effort: where it answers otherwise, somebody
 * else moved, or it was told more. The record must be sound (`verify`). Yields after each move.
 */
export function* checkBots(setup: Setup, moves: readonly RecordedMove[]): Generator<number, Fault[], void> {
  const { game, seats } = setup;
  const match = new Match(setup);
  // choices in secret are made as if nobody else had chosen
  const settled = game.blank(seats.length, setup.options);
  const decisions = seats.map(() => 0);
  const faults: Fault[] = [];
  for (const [i, recorded] of moves.entries()) {
    if (match.moves.length === i) game.copy(match.state, settled);
    const { seat } = recorded;
    const level = levelOf(seats, recorded);
    if (level !== undefined)
      faults.push(...differences(requestAt(setup, settled, seat, level, decisions[seat]!), recorded, setup, i));
    decisions[seat]!++;
    const stopped = replayMove(match, recorded, at('moves', i));
    if (stopped !== undefined) return [...faults, stopped];
    yield i + 1;
  }
  return faults;
}

function levelOf(seats: Setup['seats'], { seat, by }: RecordedMove): Level | undefined {
  const occupant = seats[seat]!;
  if (occupant.kind === 'bot') return occupant.level;
  return by === 'stand-in' ? STAND_IN_LEVEL : undefined;
}

function requestAt({ game, seed }: Setup, state: Position, seat: Seat, level: Level, decision: number): BotRequest {
  const { seats, options } = state;
  const into = new Uint16Array(game.mostMoves);
  const moves = [...into.subarray(0, game.moves(state, seat, into))];
  const luck = luckFrom(seed, seat, decision);
  return { game: game.id, rules: game.rules, level, seat, seats, options, view: game.view(state, seat), moves, luck };
}

function differences(request: BotRequest, { move, effort }: RecordedMove, { game }: Setup, i: number): Fault[] {
  const path = at('moves', i);
  const { level } = request;
  const habit = effortOf(level);
  const isSearch = habit !== undefined && request.moves.length > 1;
  if (isSearch && effort === undefined) return [{ path, says: `does not say how far the ${level} bot searched` }];
  const planned = isSearch && { effort: { iterations: habit.iterations, made: effort! } };
  const thought = think({ ...request, ...planned });
  const played = game.format(game.decode(thought.code));
  if (played !== move)
    return [{ path, says: `is ${move}, but ${article(level)} bot that sees what its seat sees plays ${played}` }];
  if (thought.effort === effort) return [];
  const says = `is ${effort}, but ${article(level)} bot makes ${thought.effort ?? 'no'} iterations here`;
  return [{ path: at(path, 'effort'), says }];
}

function article(level: Level): string {
  return level === 'easy' ? `an ${level}` : `a ${level}`;
}
