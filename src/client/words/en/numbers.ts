/** As people write it: with a real minus. */
export const numeral = (number: number): string => String(number).replace('-', '−');

/** What was won or lost. */
export const gain = (number: number): string => (number > 0 ? `+${number}` : numeral(number));

/** Without `Intl`, and so are lists: a browser spends more time on waking it than on drawing the first page. */
export function counted(count: number, one: string, more: string): string {
  return Math.abs(count) === 1 ? one : more;
}
