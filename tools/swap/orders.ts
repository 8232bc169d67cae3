import { numberFlag, textFlag, UsageError, type Args, type Flags } from '../../src/cli/args.ts';
import { CORES } from '../../src/cli/pool.ts';
import { GAMES } from '../../src/games/games.ts';
import { PLANTS, playedAs } from './plants.ts';

export interface Orders {
  readonly games: readonly string[];
  /** At least so many of each game. */
  readonly states: number;
  readonly seconds: number;
  readonly seed: number;
  readonly cores: number;
  readonly plant: string | undefined;
}

const USUAL_STATES = 100_000;
const USUAL_SECONDS = 1800;
const MOST_CORES = 64;

const IDS = GAMES.map(({ id }) => id);

export const ORDER_FLAGS: Flags = {
  game: { value: 'GAME', says: `${IDS.join(', ')} (all)` },
  states: { value: 'N', says: `at least so many of each game (${USUAL_STATES})` },
  seconds: { value: 'N', says: `no more matches after so long (${USUAL_SECONDS})` },
  seed: { value: 'N', says: 'decides the matches, and what the other worlds are (1)' },
  cores: { value: 'N', says: `as many matches at the same time (${CORES})` },
  plant: { value: 'LEAK', says: `plays games that tell too much: ${Object.keys(PLANTS).join(', ')}` },
};

export function readOrders(args: Args): Orders {
  const plant = oneOf(args, 'plant', Object.keys(PLANTS));
  const game = oneOf(args, 'game', IDS);
  const games = IDS.filter((id) => (game ?? id) === id && playedAs(id, plant) !== undefined);
  if (games.length === 0) throw new UsageError(`--plant ${plant}: ${game} has no such leak`);
  return {
    games,
    states: numberFlag(args, 'states', { min: 1, max: 1e9, byDefault: USUAL_STATES }),
    seconds: numberFlag(args, 'seconds', { min: 0.1, max: 1e6, byDefault: USUAL_SECONDS, fraction: true }),
    seed: numberFlag(args, 'seed', { min: 0, max: 2 ** 20, byDefault: 1 }),
    cores: numberFlag(args, 'cores', { min: 1, max: MOST_CORES, byDefault: CORES }),
    plant,
  };
}

function oneOf(args: Args, flag: string, names: readonly string[]): string | undefined {
  const text = textFlag(args, flag);
  if (text === undefined || names.includes(text)) return text;
  throw new UsageError(`--${flag} must be ${names.join(' or ')}, not '${text}'`);
}
