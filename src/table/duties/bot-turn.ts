import type { BotRequest, Thought } from '../../bots/answer.ts';
import { STAND_IN_LEVEL } from '../../bots/levels.ts';
import { BOTS_VERSION } from '../../bots/version.ts';
import type { Level } from '../../engine/record/record.ts';
import { has, type Seat } from '../../engine/seats.ts';
import type { Fact } from '../log/entry.ts';
import type { Step } from '../steps/step.ts';
import type { Table } from '../log/table.ts';

/** What a bot was asked. */
interface BotQuestion {
  readonly ask: number;
  readonly request: BotRequest;
}

/** What a bot has made up its mind to, before it is time to say so. */
export interface BotDecision extends Thought {
  readonly seat: Seat;
  readonly ask: number;
}

/**
 * What the bot of a seat is asked, if it is asked anything: its view and its moves, and nothing else. Not even who has chosen in secret
 * before it: else nobody could ask it again, since no record tells that.
 */
export function questionFor(table: Table, seat: Seat): BotQuestion | undefined {
  const { match, status } = table;
  const level = levelAt(table, seat);
  if (match === undefined || status !== 'playing' || level === undefined || !has(match.waiting, seat)) return undefined;
  const { game, settled, asks } = match;
  const moves = [...match.movesOf(seat)];
  const { seats, options } = settled;
  const view = game.view(settled, seat);
  const luck = match.luckOf(seat);
  const request = { game: game.id, rules: game.rules, level, seat, seats, options, view, moves, luck };
  return { ask: asks[seat]!, request };
}

/** The bot's move, unless its question was answered in the meantime. */
export function botMove(table: Table, { seat, ask, code, effort }: BotDecision): Step<null> {
  const { match } = table;
  if (match === undefined || match.asks[seat] !== ask || levelAt(table, seat) === undefined) return { ok: null };
  const move = match.game.format(match.game.decode(code));
  const standsIn = table.seats[seat]!.kind === 'person';
  const fact: Fact = {
    kind: 'moved',
    seat,
    move,
    ...(standsIn && { by: 'stand-in' }),
    ...(effort !== undefined && { effort }),
    ...(table.bots !== BOTS_VERSION && { bots: BOTS_VERSION }),
  };
  return { fact, answer: () => null };
}

/** The level of the bot that decides for a seat, if one does. */
export function levelAt({ seats }: Table, seat: Seat): Level | undefined {
  const occupant = seats[seat]!;
  if (occupant.kind === 'bot') return occupant.level;
  return occupant.kind === 'person' && occupant.standIn !== null ? STAND_IN_LEVEL : undefined;
}
