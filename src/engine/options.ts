export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** A table option: its values, its default and what it means. */
export type Option<Value extends OptionValue = OptionValue> = {
  readonly says: string;
  readonly byDefault: (seats: number) => Value;
} & (
  | { readonly kind: 'choice'; readonly values: readonly Value[] }
  | { readonly kind: 'flag' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
);

export type OptionTable<Opts extends Options> = { readonly [Name in keyof Opts]: Option<Opts[Name]> };

/** What is wrong with an option somebody asked for. */
export interface BadOption {
  readonly option: string;
  readonly says: string;
}

/** Every option with its value: the given ones where they are good, defaults for the rest. */
export function readOptions<Opts extends Options>(
  table: OptionTable<Opts>,
  seats: number,
  given: Readonly<Record<string, unknown>>,
): { readonly options: Opts } | { readonly bad: BadOption } {
  for (const [name, value] of Object.entries(given)) {
    const option: Option | undefined = Object.hasOwn(table, name) ? table[name as keyof Opts] : undefined;
    if (option === undefined) return { bad: { option: name, says: 'is no option of this game' } };
    if (!allows(option, value)) return { bad: { option: name, says: `must be ${valuesOf(option)}` } };
  }
  const options = Object.entries<Option>(table).map(([name, option]) => [name, given[name] ?? option.byDefault(seats)]);
  return { options: Object.fromEntries(options) as Opts };
}

/** An option's value as a flag of the command line or an address writes it. */
export function optionFromText(option: Option, text: string): unknown {
  if (option.kind === 'number') return /^-?\d{1,9}$/.test(text) ? Number(text) : text;
  if (option.kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text;
  return text;
}

export function valuesOf(option: Option): string {
  if (option.kind === 'number') return `a whole number from ${option.min} to ${option.max}`;
  if (option.kind === 'flag') return 'true or false';
  return option.values.join(' or ');
}

function allows(option: Option, value: unknown): boolean {
  if (option.kind === 'number') return Number.isInteger(value) && within(option, value as number);
  if (option.kind === 'flag') return typeof value === 'boolean';
  return option.values.includes(value as OptionValue);
}

function within(range: { min: number; max: number }, value: number): boolean {
  return value >= range.min && value <= range.max;
}
