/** How many random matches are played: some in every run, all of them in a whole one, `npm run test:full`. */
export function howMany(usually: number, inAll: number): number {
  return IS_WHOLE_RUN ? inAll : usually;
}

/** Whether this is a whole run: what shows nothing that is not shown elsewhere is left to it. */
export const IS_WHOLE_RUN = process.env['ALL_MATCHES'] !== undefined;
