const plurals = new Intl.PluralRules('en');

/** As people write it: with a real minus. */
export const numeral = (number: number): string => String(number).replace('-', '−');

export function counted(count: number, one: string, more: string): string {
  return plurals.select(count) === 'one' ? one : more;
}
