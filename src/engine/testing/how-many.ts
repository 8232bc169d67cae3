/** How many random matches are played: some in every run, all of them in a whole one, `npm run test:full`. */
export function howMany(usually: number, inAll: number): number {
  return process.env['ALL_MATCHES'] === undefined ? usually : inAll;
}
