import type { CourteView } from './shapes.ts';

/** The others who have not chosen yet. */
export function waitingSeats({ seats }: CourteView, you: number | null): number[] {
  return seats.flatMap(({ chosen, out, hand, asleep }, seat) => {
    const canChoose = out !== true && hand.length > (asleep?.length ?? 0);
    return seat !== you && canChoose && chosen === undefined ? [seat] : [];
  });
}

/** The others who have chosen. */
export function readySeats({ seats }: CourteView, you: number | null): number[] {
  return seats.flatMap(({ chosen }, seat) => (seat !== you && chosen !== undefined ? [seat] : []));
}
