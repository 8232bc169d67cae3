import { parseArgs } from 'node:util';

/** The person typed something that cannot be done: one line says what, exit code 2. */
export class UsageError extends Error {}

/** It cannot be done after all, through no fault of what was typed: one line says why, exit code 1. */
export class Failure extends Error {}

export interface Flag {
  readonly says: string;
  /** What its value is called in the help; without one the flag is a plain switch. */
  readonly value?: string;
}

export type Flags = Readonly<Record<string, Flag>>;

/** What was typed after the command's name. */
export interface Args {
  readonly words: readonly string[];
  readonly flags: Readonly<Record<string, string | boolean | undefined>>;
}

export function readArgs(argv: readonly string[], flags: Flags): Args {
  const options = Object.fromEntries(
    Object.entries(flags).map(([name, { value }]) => [
      name,
      { type: value === undefined ? 'boolean' : 'string' } as const,
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
    return { words: positionals, flags: values };
  } catch (error) {
    // node explains bad arguments in several sentences; the first says it
    throw new UsageError((error as Error).message.split(/\. |\n/)[0]!);
  }
}

export function textFlag({ flags }: Args, name: string): string | undefined {
  const value = flags[name];
  return typeof value === 'string' ? value : undefined;
}

export interface NumberRange {
  readonly min: number;
  readonly max: number;
  readonly byDefault: number;
  readonly fraction?: boolean;
}

export function numberFlag(args: Args, name: string, { min, max, byDefault, fraction = false }: NumberRange): number {
  const text = textFlag(args, name);
  if (text === undefined) return byDefault;
  const number = Number(text);
  const isNumber = (fraction ? /^\d+(\.\d+)?$/ : /^\d+$/).test(text);
  if (isNumber && number >= min && number <= max) return number;
  throw new UsageError(`--${name} must be a ${fraction ? '' : 'whole '}number from ${min} to ${max}, not '${text}'`);
}

export function onlyWord({ words }: Args, what: string): string {
  const [word, more] = words;
  if (word === undefined) throw new UsageError(`${what} is missing`);
  if (more !== undefined) throw new UsageError(`'${more}' is too much`);
  return word;
}

export function noWords({ words: [word] }: Args): void {
  if (word !== undefined) throw new UsageError(`'${word}' is too much`);
}
