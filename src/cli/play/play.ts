import { createHash, randomBytes } from 'node:crypto';
import { BOTS_STREAM } from '../../bots/bot.ts';
import { botNames } from '../../bots/names.ts';
import { levelBot, type LevelSpec } from '../../bots/spec.ts';
import { SEED_BYTES } from '../../engine/chance/chance.ts';
import { FastChance } from '../../engine/chance/fast.ts';
import { hmacSha256 } from '../../engine/chance/hmac.ts';
import { Match } from '../../engine/match.ts';
import type { SeatEntry } from '../../engine/record/record.ts';
import { textFlag, UsageError, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { reasonOf } from '../files.ts';
import { RecordFile } from './record-file.ts';
import { screenOf } from '../games/games.ts';
import { clean, hasUnseen, listed, widthOf } from '../screen/text.ts';
import { TerminalMatch, type Company } from './terminal-match.ts';
import { TerminalTable } from './terminal-table.ts';
import { BOTS_FLAG, GAME_WORD, readBots, readTable, TABLE_FLAGS } from '../table.ts';
import { Terminal } from './terminal.ts';

const PERSON_NAME = 'Guest';
const LONGEST_NAME = 20;
const PAUSE = 400;
const FAILED = 1;

export const play: Command = {
  name: 'play',
  words: GAME_WORD,
  says: 'Plays a match against bots in the terminal.',
  flags: {
    ...TABLE_FLAGS,
    ...BOTS_FLAG,
    name: { value: 'NAME', says: `your name (${PERSON_NAME})` },
    seed: { value: 'TEXT', says: 'deals the same cards again for the same text' },
    records: { value: 'FILE', says: 'adds the record of the match to this file' },
    fast: { says: 'makes no pauses before the bots’ moves' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  const { game, players, options } = readTable(args);
  const specs = readBots(args, game, players - 1);
  const seats = seatEntries(readName(args), specs);
  const path = textFlag(args, 'records');
  const file = path === undefined ? undefined : new RecordFile(path);
  const match = new Match({ game, seats, options, generator: hmacSha256, seed: seedOf(args) });
  return playAt(match, companyOf(args, game.id, specs), file);
}

function seatEntries(name: string, specs: readonly LevelSpec[]): SeatEntry[] {
  const names = botNames(specs.length, [name]);
  const bots = specs.map(({ kind }, i): SeatEntry => ({ name: names[i]!, kind: 'bot', level: kind }));
  return [{ name, kind: 'human' }, ...bots];
}

function readName(args: Args): string {
  const name = (textFlag(args, 'name') ?? PERSON_NAME).trim();
  if (name !== '' && widthOf(name) <= LONGEST_NAME && !hasUnseen(name)) return name;
  throw new UsageError(`--name must have 1 to ${LONGEST_NAME} signs that can be seen`);
}

function seedOf(args: Args): Uint8Array {
  const text = textFlag(args, 'seed');
  return text === undefined ? randomBytes(SEED_BYTES) : createHash('sha256').update(text).digest();
}

function companyOf(args: Args, game: string, specs: readonly LevelSpec[]): Company {
  const luck = new FastChance(seedOf(args));
  luck.begin(BOTS_STREAM, 0);
  const bots = [undefined, ...specs.map((spec) => levelBot(game, spec))];
  return { bots, luck, pause: args.flags['fast'] === true ? 0 : PAUSE };
}

async function playAt(match: Match, company: Company, file: RecordFile | undefined): Promise<number> {
  const terminal = new Terminal();
  try {
    const stage = new TerminalTable(match, screenOf(match.setup.game.id), terminal);
    stage.greet(welcome(match));
    terminal.print((await new TerminalMatch(match, stage, company).play()) ? [] : [' You left the match.']);
    return keep(match, terminal, file) ? terminal.exitCode : FAILED;
  } finally {
    terminal.close();
  }
}

function welcome({ setup: { game, seats } }: Match): string {
  const bots = seats.flatMap((seat) => (seat.kind === 'bot' ? [seat] : []));
  const alike = bots.every(({ level }) => level === bots[0]!.level);
  const names = bots.map(({ name, level }) => (alike ? name : `${name} (${level})`));
  const level = alike ? `, ${bots[0]!.level}` : '';
  return `${screenOf(game.id).title} with ${listed(names)}${level}. ? helps, q leaves.`;
}

/** The record goes to its file, also that of a match that was left. */
function keep(match: Match, terminal: Terminal, file: RecordFile | undefined): boolean {
  if (file === undefined) return true;
  try {
    file.append(match.record());
    terminal.print([` Its record is in ${clean(file.path)}.`]);
    return true;
  } catch (error) {
    console.error(`threestraws: the record could not be written: ${reasonOf(error)}`);
    return false;
  }
}
