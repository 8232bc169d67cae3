import type { Args, Flags } from './args.ts';
import { wrap } from './screen/text.ts';

export interface Command {
  readonly name: string;
  /** What stands behind the name, such as `FILE`. */
  readonly words: string;
  readonly says: string;
  readonly flags: Flags;
  /** Answers with the exit code. */
  run(args: Args): Promise<number>;
}

const HELP_FLAG: Flags = { help: { says: 'tells this' } };
const WIDTH = 80;

/** A command of a program, by default of `threestraws`. */
export function helpOf(command: Omit<Command, 'run'>, program = 'threestraws'): string {
  const flags = Object.entries({ ...command.flags, ...HELP_FLAG }).map(([name, { value, says }]): [string, string] => [
    value === undefined ? `--${name}` : `--${name} ${value}`,
    says,
  ]);
  const usage = [program, command.name, command.words, '[flags]'].filter((word) => word !== '').join(' ');
  return [usage, '', ...wrap(command.says, WIDTH), '', ...columns(flags)].join('\n');
}

/** Two columns, the first as wide as it needs to be, the second in as many lines. */
export function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.flatMap(([left, right]) =>
    wrap(right, WIDTH - width - 4).map((line, i) => `  ${(i === 0 ? left : '').padEnd(width)}  ${line}`),
  );
}
