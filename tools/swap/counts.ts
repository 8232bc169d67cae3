/** What was compared. */
export interface Counts {
  matches: number;
  /** A state: a table after the deal or after a move. */
  states: number;
  /** How many times a viewer of a state was compared, each at least in one other world. */
  viewers: number;
  /** Of these, where the same move was made in a world with other cards. */
  followed: number;
  /** Worlds that a viewer imagined, in which only how the table stands was compared. */
  imagined: number;
  messages: number;
  snapshots: number;
  refusals: number;
  bytes: number;
}

export function noCounts(): Counts {
  return {
    matches: 0,
    states: 0,
    viewers: 0,
    followed: 0,
    imagined: 0,
    messages: 0,
    snapshots: 0,
    refusals: 0,
    bytes: 0,
  };
}

export function addTo(sum: Counts, more: Counts): void {
  for (const what of Object.keys(more) as (keyof Counts)[]) sum[what] += more[what];
}
