import type { BotRequest } from '../../bots/answer.ts';
import type { Code } from '../../engine/game.ts';
import type { Level } from '../../engine/record/record.ts';
import { has, type Seat } from '../../engine/seats.ts';
import type { Environment } from '../environment.ts';
import type { Step } from '../steps/step.ts';
import type { Table } from '../log/table.ts';

const STAND_IN_LEVEL: Level = 'medium';
const LUCK_BYTES = 32;

/** What a bot was asked. */
interface BotQuestion {
  readonly ask: number;
  readonly request: BotRequest;
}

/** What a bot has made up its mind to, before it is time to say so. */
export interface BotDecision {
  readonly seat: Seat;
  readonly ask: number;
  readonly code: Code;
}

/** What the bot of a seat is asked, if it is asked anything: its view and its moves, and nothing else. */
export function questionFor(
  table: Table,
  seat: Seat,
  environment: Pick<Environment, 'random'>,
): BotQuestion | undefined {
  const { match, status } = table;
  const level = levelOf(table, seat);
  if (match === undefined || status !== 'playing' || level === undefined || !has(match.waiting, seat)) return undefined;
  const { game, state, asks } = match;
  const moves = [...match.movesOf(seat)];
  const luck = environment.random(LUCK_BYTES);
  const { seats, options } = state;
  const view = game.view(state, seat);
  return { ask: asks[seat]!, request: { game: game.id, level, seat, seats, options, view, moves, luck } };
}

/** The bot's move, unless its question was answered in the meantime. */
export function botMove(table: Table, { seat, ask, code }: BotDecision): Step<null> {
  const { match } = table;
  if (match === undefined || match.asks[seat] !== ask || levelOf(table, seat) === undefined) return { ok: null };
  const move = match.game.format(match.game.decode(code));
  const standsIn = table.seats[seat]!.kind === 'person';
  return { fact: { kind: 'moved', seat, move, ...(standsIn && { by: 'stand-in' }) }, answer: () => null };
}

/** The level of the bot that decides for a seat, if one does. */
function levelOf({ seats }: Table, seat: Seat): Level | undefined {
  const occupant = seats[seat]!;
  if (occupant.kind === 'bot') return occupant.level;
  return occupant.kind === 'person' && occupant.standIn !== null ? STAND_IN_LEVEL : undefined;
}
