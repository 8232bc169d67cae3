import type { Bout } from '../../bots/arena/bout.ts';
import { isTimed, readSpec, specText, type BotSpec } from '../../bots/spec.ts';
import { numberFlag, textFlag, UsageError, type Args } from '../args.ts';
import { readTable, type Table } from '../table.ts';
import type { Limits } from './meeting.ts';

export const MATCHES = 10_000;
const MOST_MATCHES = 1_000_000_000;
const MOST_BOTS = 16;

/** Who meets whom: all meetings of a field of bots. */
export interface Field extends Limits {
  readonly table: Table;
  readonly seed: string;
  readonly bots: readonly string[];
  /** By meeting: the numbers of its bots in the field. */
  readonly meetings: readonly (readonly number[])[];
  /** Whether somebody plays by the clock, so that another run gives other figures. */
  readonly isTimed: boolean;
  /** For a plot: how long the bot thinks in each of the meetings. */
  readonly times?: readonly number[];
}

export function readField(args: Args): Field {
  const table = readTable(args);
  const seed = textFlag(args, 'seed') ?? '1';
  if (seed.length > 100) throw new UsageError('--seed is longer than 100 characters');
  const matches = numberFlag(args, 'matches', { min: 1, max: MOST_MATCHES, byDefault: MATCHES });
  const times = readTimes(args);
  const field = times === undefined ? readBots(args, table) : readOverTime(args, table, times);
  const all = args.flags['all'] === true || times !== undefined;
  return { table, seed, matches, all, ...field };
}

export function boutsOf({ table: { game, players, options }, seed, bots, meetings }: Field): Bout[] {
  return meetings.map((numbers) => ({ game: game.id, players, options, bots: numbers.map((bot) => bots[bot]!), seed }));
}

type Bots = Pick<Field, 'bots' | 'meetings' | 'isTimed' | 'times'>;

function readBots(args: Args, table: Table): Bots {
  if (textFlag(args, 'against') !== undefined) throw new UsageError('--against needs --times');
  const specs = (textFlag(args, 'bots') ?? '').split(',').map((text) => readOne(table, 'bots', text));
  const bots = specs.map(specText);
  const twice = bots.find((bot, i) => bots.indexOf(bot) !== i);
  if (bots.length < 2) throw new UsageError('--bots must name two bots at least, such as medium,random');
  if (bots.length > MOST_BOTS) throw new UsageError(`--bots names more than ${MOST_BOTS} bots`);
  if (twice !== undefined && bots.length > 2) throw new UsageError(`--bots names ${twice} twice`);
  return { bots, meetings: meetingsOf(args, bots.length, table.players), isTimed: specs.some(isTimed) };
}

function meetingsOf(args: Args, bots: number, seats: number): number[][] {
  const numbers = Array.from({ length: bots }, (_, bot) => bot);
  if (args.flags['together'] !== true) return numbers.flatMap((a) => numbers.slice(a + 1).map((b) => [a, b]));
  if (bots === seats) return [numbers];
  throw new UsageError(`--together seats one bot on each of ${seats} seats, and --bots names ${bots}`);
}

/** One bot with several times to think, each against the same other. */
function readOverTime(args: Args, table: Table, times: readonly number[]): Bots {
  if (args.flags['together'] === true) throw new UsageError('--together and --times do not go together');
  const { kind, effort } = readOne(table, 'bots', textFlag(args, 'bots') ?? '');
  if (effort !== undefined) throw new UsageError(`--times says how long ${kind} thinks: name it without a number`);
  const thinking = times.map((ms) => specText(readOne(table, 'bots', `${kind}:${ms}ms`)));
  const against = specText(readOne(table, 'against', textFlag(args, 'against') ?? 'medium'));
  return {
    bots: [...thinking, against],
    meetings: times.map((_, i) => [i, times.length]),
    isTimed: true,
    times,
  };
}

function readTimes(args: Args): readonly number[] | undefined {
  const text = textFlag(args, 'times');
  if (text === undefined) {
    if (textFlag(args, 'plot') !== undefined) throw new UsageError('--plot needs --times, such as 10,30,100,300');
    return undefined;
  }
  const times = text.split(',').map((part) => (/^\s*\d{1,5}\s*$/.test(part) ? Number(part) : 0));
  if (times.every((ms, i) => ms > (times[i - 1] ?? 0)) && times.length <= MOST_BOTS) return times;
  throw new UsageError(`--times must be rising milliseconds, such as 10,30,100,300, not '${text}'`);
}

function readOne({ game }: Table, flag: string, text: string): BotSpec {
  if (text.trim() === '') throw new UsageError(`--${flag} must name a bot`);
  const read = readSpec(game.id, text);
  if ('spec' in read) return read.spec;
  throw new UsageError(`--${flag}: ${read.bad}`);
}
