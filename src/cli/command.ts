import type { Args, Flags } from './args.ts';

export interface Command {
  readonly name: string;
  /** What stands behind the name, such as `FILE`. */
  readonly words: string;
  readonly says: string;
  readonly flags: Flags;
  /** Answers with the exit code. */
  run(args: Args): Promise<number>;
}

export const HELP_FLAG: Flags = { help: { says: 'this text' } };

export function helpOf(command: Command): string {
  const flags = Object.entries({ ...command.flags, ...HELP_FLAG }).map(([name, { value, says }]): [string, string] => [
    value === undefined ? `--${name}` : `--${name} ${value}`,
    says,
  ]);
  return [
    `threestraws ${command.name} ${command.words} [flags]`.replace('  ', ' '),
    '',
    command.says,
    '',
    ...columns(flags),
  ].join('\n');
}

/** Two columns, the first as wide as it needs to be. */
export function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
