import { readFileSync } from 'node:fs';
import { readArgs, UsageError } from './args.ts';
import { bench } from './bench.ts';
import { columns, HELP_FLAG, helpOf, type Command } from './command.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { simulate } from './simulate.ts';
import { verify } from './verify.ts';

const COMMANDS: readonly Command[] = [play, simulate, replay, verify, bench];

const WRONG_USE = 2;

/** Runs a command line and answers with its exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  try {
    return await dispatch(argv);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`threestraws: ${error.message} (--help tells more)`);
    return WRONG_USE;
  }
}

async function dispatch([name, ...rest]: readonly string[]): Promise<number> {
  if (name === undefined || name === '--help' || name === 'help') return print(help());
  if (name === '--version') return print(version());
  const command = COMMANDS.find((known) => known.name === name);
  if (command === undefined) throw new UsageError(`there is no command '${name}'`);
  const args = readArgs(rest, { ...command.flags, ...HELP_FLAG });
  return args.flags['help'] === true ? print(helpOf(command)) : command.run(args);
}

function help(): string {
  const commands = COMMANDS.map(({ name, words, says }): [string, string] => [`${name} ${words}`, says]);
  return ['threestraws COMMAND', '', ...columns(commands), '', '  Each command has its own --help.'].join('\n');
}

function version(): string {
  const { version: number } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  return number;
}

function print(text: string): number {
  console.log(text);
  return 0;
}
