export interface Ranked {
  readonly seat: number;
  readonly place: number;
}

/** Winners first, whatever parted them from others with as many points; then by points. Who is out, or silent, comes last. */
export function rankingOf(points: readonly (number | null)[], winners: readonly number[]): Ranked[] {
  const rankOf = (seat: number): number => (winners.includes(seat) ? Infinity : (points[seat] ?? -1));
  const seats = [...points.keys()].sort((a, b) => rankOf(b) - rankOf(a) || a - b);
  return seats.map((seat) => ({ seat, place: 1 + seats.filter((other) => rankOf(other) > rankOf(seat)).length }));
}
