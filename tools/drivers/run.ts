import { writeFileSync } from 'node:fs';
import { Failure, readArgs, textFlag, UsageError, type Args, type Flags } from '../../src/cli/args.ts';
import { helpOf, type Command } from '../../src/cli/command.ts';
import { reasonOf } from '../../src/cli/files.ts';
import { SIGNALS } from '../../src/cli/signals.ts';

const FAILED = 1;
const WRONG_USE = 2;

/** What a driver has to say: to people, and to programs. */
export interface Report {
  readonly lines: readonly string[];
  readonly json: object;
  /** Whatever must not be. */
  readonly found: readonly string[];
}

/** A program that tries the server, run as `npm run NAME -- …`. */
export interface Driver extends Omit<Command, 'words' | 'run'> {
  /** Works until it is done, or told to stop. */
  run(args: Args, signal: AbortSignal): Promise<Report>;
}

const JSON_FLAG: Flags = {
  json: { value: 'FILE', says: 'writes the report for programs there too, or with - to standard output alone' },
};

/** Ends with 1 if it found something, and with 2 if what was typed makes no sense. */
export async function runDriver(driver: Driver): Promise<never> {
  process.exit(await codeOf(driver, process.argv.slice(2)));
}

async function codeOf(driver: Driver, argv: readonly string[]): Promise<number> {
  const flags = { ...driver.flags, ...JSON_FLAG };
  try {
    if (argv.includes('--help')) return help({ ...driver, flags });
    return await told(driver, readArgs(argv, flags));
  } catch (error) {
    if (error instanceof UsageError) return complain(driver, `${error.message} (--help tells more)`, WRONG_USE);
    if (error instanceof Failure) return complain(driver, error.message, FAILED);
    throw error;
  }
}

function help(driver: Driver): number {
  console.log(helpOf({ ...driver, words: '--' }, 'npm run'));
  return 0;
}

async function told(driver: Driver, args: Args): Promise<number> {
  const [word] = args.words;
  if (word !== undefined) throw new UsageError(`'${word}' is too much`);
  const { lines, json, found } = await driver.run(args, stopSignal());
  const file = textFlag(args, 'json');
  const text = JSON.stringify({ ...json, found }, null, 2);
  if (file === '-') console.log(text);
  else console.log([...lines, ...found.map((one) => `FOUND ${one}`)].join('\n'));
  if (file !== undefined && file !== '-') write(file, `${text}\n`);
  return found.length === 0 ? 0 : FAILED;
}

function write(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    throw new Failure(`cannot write ${file}: ${reasonOf(error)}`);
  }
}

/** Given when somebody wants to stop it: what it has started must not stay behind. */
function stopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of SIGNALS) process.on(signal, () => controller.abort(new Failure(`stopped by ${signal}`)));
  return controller.signal;
}

function complain({ name }: Driver, message: string, code: number): number {
  console.error(`${name}: ${message}`);
  return code;
}
