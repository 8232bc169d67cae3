import { Failure, readArgs, UsageError } from './args.ts';
import { columns, helpOf, type Command } from './command.ts';
import { clean } from './screen/text.ts';
import { codeOf } from './signals.ts';
import { versionOf } from './version.ts';

const WRONG_USE = 2;

const FAILED = 1;

/** Runs a command line for which there are these commands, and answers with its exit code. The first is for whoever types nothing but the program's name. */
export async function run(commands: readonly Command[], argv: readonly string[]): Promise<number> {
  process.stdout.on('error', leaveQuietly);
  try {
    return await dispatch(commands, argv);
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

async function dispatch(commands: readonly Command[], argv: readonly string[]): Promise<number> {
  const [name = commands[0]!.name, ...rest] = argv;
  const isForHelp = name === 'help' || isHelp(name);
  if (isForHelp) return print(rest[0] === undefined ? help(commands) : helpOf(commandNamed(commands, rest[0])));
  if (name === '--version') return print(versionOf());
  const command = commandNamed(commands, name);
  if (rest.some(isHelp)) return print(helpOf(command));
  return command.run(readArgs(rest, command.flags));
}

function isHelp(word: string): boolean {
  return word === '--help' || word === '-h';
}

function commandNamed(all: readonly Command[], name: string): Command {
  const command = all.find((known) => known.name === name);
  if (command === undefined) throw new UsageError(`there is no command '${name}'`);
  return command;
}

function help(all: readonly Command[]): string {
  const commands = all.map(({ name, words, says }): [string, string] => [`${name} ${words}`, says]);
  const rest: [string, string][] = [
    ['help COMMAND', 'tells what a command can do; so does COMMAND --help'],
    ['--version', 'tells which version this is'],
  ];
  return ['threestraws [COMMAND]', '', 'Without a command it serves.', '', ...columns([...commands, ...rest])].join(
    '\n',
  );
}

function print(text: string): number {
  console.log(text);
  return 0;
}
