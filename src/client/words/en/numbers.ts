const plurals = new Intl.PluralRules('en');

/** As people write it: with a real minus. */
export const numeral = (number: number): string => String(number).replace('-', '−');

/** What was won or lost. */
export const gain = (number: number): string => (number > 0 ? `+${number}` : numeral(number));

export function counted(count: number, one: string, more: string): string {
  return plurals.select(count) === 'one' ? one : more;
}
