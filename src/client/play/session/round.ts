/** How people and things lie round a table, in the picture and in drawings: the middle is 0 0, and one unit away is the edge. */

/** Whoever looks sits at the bottom: how many places further clockwise a seat is. */
export function turnsFrom(you: number | null, seat: number, seats: number): number {
  return (seat - (you ?? 0) + seats) % seats;
}

/** Where something lies that is so many of all the places away from the bottom, clockwise. In radians, as CSS and SVG turn. */
export function angleAt(turns: number, seats: number): number {
  return Math.PI / 2 + (turns / seats) * 2 * Math.PI;
}

/** The same as a place in a box. */
export function placeAt(turns: number, seats: number): { readonly left: string; readonly top: string } {
  const angle = angleAt(turns, seats);
  return { left: percent(Math.cos(angle)), top: percent(Math.sin(angle)) };
}

function percent(part: number): string {
  return `${(50 + 50 * part).toFixed(1)}%`;
}
