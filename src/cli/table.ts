import { levelsOf } from '../bots/levels.ts';
import { pointsOf } from '../bots/strength.ts';
import { isLevel, readSpec, type LevelSpec } from '../bots/spec.ts';
import type { AnyGame } from '../engine/game.ts';
import { optionFromText, readOptions, valuesOf, type Options } from '../engine/options.ts';
import { gameNamed, GAMES } from '../games/games.ts';
import { numberFlag, onlyWord, textFlag, UsageError, type Args, type Flags } from './args.ts';

/** What a match is made with. */
export interface Table {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: Options;
}

export const OPTION_FLAGS: Flags = Object.fromEntries(
  GAMES.flatMap((game) =>
    Object.entries(game.options).map(([name, option]) => [
      name,
      {
        says: `${game.id}: ${option.says} (${valuesOf(option)})`,
        ...(option.kind !== 'flag' && { value: option.kind === 'number' ? 'N' : 'WHICH' }),
      },
    ]),
  ),
);

export const GAME_WORD = GAMES.map(({ id }) => id).join('|');

export const TABLE_FLAGS: Flags = { players: { value: 'N', says: 'seats at the table (4)' }, ...OPTION_FLAGS };

const PLAYERS = 4;

export function readTable(args: Args): Table {
  const game = readGame(onlyWord(args, 'the game'));
  const { min, max } = game.seats;
  const players = numberFlag(args, 'players', { min, max, byDefault: Math.min(PLAYERS, max) });
  return { game, players, options: readTableOptions(args, game, players) };
}

export function readGame(id: string): AnyGame {
  const game = gameNamed(id);
  if (game === undefined) throw new UsageError(`'${id}' is no game; there is ${GAME_WORD.replaceAll('|', ', ')}`);
  return game;
}

export function readTableOptions({ flags }: Args, game: AnyGame, players: number): Options {
  const given = Object.keys(OPTION_FLAGS).filter((name) => flags[name] !== undefined);
  const values = given.map((name) => [name, optionValue(game, name, flags[name]!)]);
  const read = readOptions(game.options, players, Object.fromEntries(values));
  if ('options' in read) return read.options;
  throw new UsageError(`--${read.bad.option} ${read.bad.says}`);
}

function optionValue(game: AnyGame, name: string, value: string | boolean): unknown {
  const option = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
  return typeof value === 'string' && option !== undefined ? optionFromText(option, value) : value;
}

const LEVEL_WORDS = [...new Set(GAMES.flatMap(({ id }) => levelsOf(id)))].join(', ');

/** How strong the levels are at the usual table. */
export const STRENGTHS = [
  `Measured with ${PLAYERS} players, where 100 points more win about 64 of 100 matches between two`,
  GAMES.map(({ id }) => `${id} ${pointsText(pointsOf(id, PLAYERS))}`).join('; '),
].join(': ');

function pointsText(points: Readonly<Record<string, number>>): string {
  return Object.entries(points)
    .map(([level, value]) => `${level} ${value}`)
    .join(', ');
}

export const BOTS_FLAG: Flags = {
  bots: {
    value: 'LEVELS',
    says: `${LEVEL_WORDS}: one for all bots, or a list with one for each (medium); a searching one may say how far it thinks: hard:400 iterations, hard:50ms. ${STRENGTHS}`,
  },
};

/** That many bots: a list, or one name for all. */
export function readBots(args: Args, game: AnyGame, count: number): LevelSpec[] {
  const names = (textFlag(args, 'bots') ?? 'medium').split(',');
  const bots = names.map((name) => readBot(game, name));
  if (bots.length === 1) return Array<LevelSpec>(count).fill(bots[0]!);
  if (bots.length === count) return bots;
  throw new UsageError(`--bots names ${bots.length} bots for ${count} seats; name one for all, or ${count}`);
}

function readBot(game: AnyGame, name: string): LevelSpec {
  const read = readSpec(game.id, name);
  if ('bad' in read) throw new UsageError(`--bots: ${read.bad}`);
  if (isLevel(read.spec)) return read.spec;
  throw new UsageError(`--bots: ${read.spec.kind} plays in the arena only`);
}
