/** As people write it: with a real minus and a comma. */
export const numeral = (number: number): string => String(number).replace('-', '−').replace('.', ',');

/** What was won or lost. */
export const gain = (number: number): string => (number > 0 ? `+${number}` : numeral(number));

/** None is one, too. */
export function counted(count: number, one: string, more: string): string {
  return Math.abs(count) < 2 ? one : more;
}
