import type { Fault } from '../../engine/record/fault.ts';
import { readRecord } from '../../engine/record/read.ts';
import { readSetup } from '../../engine/record/setup.ts';
import { VERSIONS } from '../../games/games.ts';
import { numberFlag, onlyWord, textFlag, type Args } from '../args.ts';
import type { Command } from '../command.ts';
import { Film, type Eyes } from './film.ts';
import { isTooLong } from '../lines.ts';
import { MATCH_FLAG, matchIn } from '../match-in.ts';
import { pictureOf } from './picture.ts';
import { Projector } from './projector.ts';
import type { TerminalGame } from '../screen/terminal-game.ts';
import { screenOf } from '../games/games.ts';
import { PLAIN } from '../screen/style.ts';
import { clean } from '../screen/text.ts';

const CANNOT_REPLAY = 1;

export const replay: Command = {
  name: 'replay',
  words: 'FILE',
  says: 'Shows a recorded match step by step, on and back. Into a pipe it prints all of it.',
  flags: {
    ...MATCH_FLAG,
    seat: { value: 'N', says: 'shows only what this seat saw, counted from 1 (every card)' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  const path = onlyWord(args, 'FILE');
  const line = await matchIn(path, args);
  const film = isTooLong(line) ? { path: '', says: 'is too long to be one match' } : filmOf(line.text);
  if (film instanceof Film) return show(film, readEyes(args, film), screenOf(film.setup.game.id));
  const where = film.path === '' ? 'the record' : film.path;
  console.error(`threestraws: ${clean(`${path}, line ${line.number}: ${where} ${film.says}`)}`);
  return CANNOT_REPLAY;
}

function filmOf(text: string): Film | Fault {
  const record = readRecord(text);
  if ('fault' in record) return record.fault;
  const setup = readSetup(record.ok, VERSIONS);
  if ('fault' in setup) return setup.fault;
  const film = new Film(setup.ok);
  return film.shoot(record.ok.moves) ?? film;
}

function readEyes(args: Args, { setup }: Film): Eyes {
  if (textFlag(args, 'seat') === undefined) return 'all';
  return numberFlag(args, 'seat', { min: 1, max: setup.seats.length, byDefault: 1 }) - 1;
}

function show(film: Film, eyes: Eyes, screen: TerminalGame): Promise<number> {
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY && process.env['TERM'] !== 'dumb';
  return isTerminal ? new Projector(film, screen, eyes).run() : print(film, eyes, screen);
}

/** All of it as text, until nobody reads any more. */
async function print(film: Film, eyes: Eyes, screen: TerminalGame): Promise<number> {
  let isRead = true;
  process.stdout.on('error', () => (isRead = false));
  for (let step = 0; step < film.steps.length && isRead; step++) {
    const { heading, news, table } = pictureOf(film, step, eyes, screen, PLAIN);
    const text = [heading, ...news, '', ...table, '', ''].join('\n');
    await new Promise((resolve) => process.stdout.write(text, resolve));
  }
  return 0;
}
