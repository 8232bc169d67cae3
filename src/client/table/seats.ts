/** The seats beside the viewer's own, clockwise from their left; all of them for who only watches. */
export function othersOf(count: number, you: number | null): number[] {
  const seats = Array.from({ length: count }, (_, i) => ((you ?? -1) + 1 + i) % count);
  return seats.filter((seat) => seat !== you);
}
