const plurals = new Intl.PluralRules('fr');

/** As people write it: with a real minus and a comma. */
export const numeral = (number: number): string => String(number).replace('-', '−').replace('.', ',');

export function counted(count: number, one: string, more: string): string {
  return plurals.select(count) === 'one' ? one : more;
}
