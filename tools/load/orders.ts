import { numberFlag, textFlag, UsageError, type Args, type Flags } from '../../src/cli/args.ts';
import { GAMES } from '../../src/games/games.ts';
import { readWhere, WHERE_FLAGS, type Where } from '../drivers/ground.ts';

/** What is to be carried, and by whom. */
export interface Orders extends Where {
  readonly tables: number;
  /** All of them people. */
  readonly seats: number;
  /** Moves a second at each table; 0: as soon as somebody is asked. */
  readonly pace: number;
  /** By their ids; tables are of these in turn. */
  readonly games: readonly string[];
  /** Whether the people of one table are at different servers. */
  readonly isSpread: boolean;
  /** Other tables in memory where a match is going on and nobody moves. */
  readonly crowd: number;
  /** Matches that ended before. */
  readonly finished: number;
  readonly seconds: number;
  readonly warm: number;
}

export const ORDER_FLAGS: Flags = {
  ...WHERE_FLAGS,
  tables: { value: 'N', says: 'where people play at the same time (200)' },
  seats: { value: 'N', says: 'people at each table (4)' },
  pace: { value: 'N', says: 'moves a second at each table; 0: as soon as somebody is asked (0)' },
  game: { value: 'ID', says: `${GAMES.map(({ id }) => id).join(', ')}, or all in turn (${GAMES[0]!.id})` },
  spread: { value: 'WHAT', says: 'over several servers: tables, or the people of each table (tables)' },
  crowd: { value: 'N', says: 'other tables in memory where a match is going on and nobody moves (0)' },
  finished: { value: 'N', says: 'matches in the database that ended before (0)' },
  seconds: { value: 'N', says: 'how long to measure (10)' },
  warm: { value: 'N', says: 'how long to play before (3)' },
};

export function readOrders(args: Args): Orders {
  const number = (name: string, min: number, max: number, byDefault: number): number =>
    numberFlag(args, name, { min, max, byDefault });
  return {
    ...readWhere(args),
    tables: number('tables', 1, 10_000, 200),
    seats: number('seats', 2, 4, 4),
    pace: numberFlag(args, 'pace', { min: 0, max: 1000, byDefault: 0, fraction: true }),
    games: readGames(textFlag(args, 'game') ?? GAMES[0]!.id),
    isSpread: readSpread(textFlag(args, 'spread') ?? 'tables'),
    crowd: number('crowd', 0, 100_000, 0),
    finished: number('finished', 0, 10_000_000, 0),
    seconds: number('seconds', 1, 3600, 10),
    warm: number('warm', 0, 600, 3),
  };
}

function readGames(text: string): string[] {
  const ids = GAMES.map(({ id }) => id);
  if (text === 'all') return ids;
  if (!ids.includes(text)) throw new UsageError(`--game must be one of ${ids.join(', ')} or all, not '${text}'`);
  return [text];
}

function readSpread(text: string): boolean {
  if (text !== 'tables' && text !== 'people') throw new UsageError(`--spread must be tables or people, not '${text}'`);
  return text === 'people';
}
