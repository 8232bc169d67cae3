import { readFileSync } from 'node:fs';
import { analyse } from './analyse/analyse.ts';
import { arena } from './arena/arena.ts';
import { Failure, readArgs, UsageError } from './args.ts';
import { backup } from './backup/backup.ts';
import { bench } from './bench/bench.ts';
import { columns, helpOf, type Command } from './command.ts';
import { play } from './play/play.ts';
import { prune } from './prune/prune.ts';
import { replay } from './replay/replay.ts';
import { restore } from './restore/restore.ts';
import { clean } from './screen/text.ts';
import { serve } from './serve/serve.ts';
import { codeOf } from './signals.ts';
import { simulate } from './simulate/simulate.ts';
import { strength } from './strength/strength.ts';
import { verify } from './verify/verify.ts';

const COMMANDS: readonly Command[] = [
  serve,
  play,
  simulate,
  arena,
  strength,
  replay,
  analyse,
  verify,
  bench,
  backup,
  restore,
  prune,
];

const WRONG_USE = 2;

const FAILED = 1;

/** Runs a command line and answers with its exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  process.stdout.on('error', leaveQuietly);
  try {
    return await dispatch(argv);
  } catch (error) {
    if (error instanceof UsageError) return complain(`${error.message} (--help tells more)`, WRONG_USE);
    if (error instanceof Failure) return complain(error.message, FAILED);
    throw error;
  }
}

/** Whoever read the output has enough (`| head`). */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(codeOf('SIGPIPE'));
}

function complain(message: string, code: number): number {
  console.error(`threestraws: ${clean(message)}`);
  return code;
}

async function dispatch([name = 'help', ...rest]: readonly string[]): Promise<number> {
  if (name === 'help' || isHelp(name)) return print(rest[0] === undefined ? help() : helpOf(commandNamed(rest[0])));
  if (name === '--version') return print(version());
  const command = commandNamed(name);
  if (rest.some(isHelp)) return print(helpOf(command));
  return command.run(readArgs(rest, command.flags));
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function commandNamed(name: string): Command {
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) throw new UsageError(`there is no command '${name}'`);
  return command;
}

function help(): string {
  const commands = COMMANDS.map(({ name, words, says }): [string, string] => [`${name} ${words}`, says]);
  const rest: [string, string][] = [
    ['help COMMAND', 'tells what a command can do; so does COMMAND --help'],
    ['--version', 'tells which version this is'],
  ];
  return ['threestraws COMMAND', '', ...columns([...commands, ...rest])].join('\n');
}

function version(): string {
  const { version: number } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return number;
}

function print(text: string): number {
  console.log(text);
  return 0;
}
