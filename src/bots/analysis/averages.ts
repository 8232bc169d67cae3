import type { SeatAnalysis } from './analysis.ts';

/** What is added up over many matches. `gain` is the result less the start. */
export const PARTS = ['gain', 'luck', 'decisions', 'others', 'rest'] as const;
export type Part = (typeof PARTS)[number];

export interface Average {
  readonly mean: number;
  /** The true mean is within so much of that, with a certainty of 99 %. */
  readonly within: number;
}

/** In standard errors. */
const CERTAIN = 2.576;

/** What made the results of some player, on average over matches. */
export class Averages {
  matches = 0;
  readonly #sums = new Map<Part, { sum: number; squares: number }>(PARTS.map((part) => [part, { sum: 0, squares: 0 }]));

  /** The seats that the player had in one match: they hang together, so they count as one. */
  add(seats: readonly SeatAnalysis[]): void {
    this.matches++;
    for (const [part, kept] of this.#sums) {
      const value = seats.reduce((sum, seat) => sum + partOf(seat, part), 0) / seats.length;
      kept.sum += value;
      kept.squares += value ** 2;
    }
  }

  of(part: Part): Average {
    const { sum, squares } = this.#sums.get(part)!;
    const mean = sum / this.matches;
    const variance = Math.max(0, squares / this.matches - mean ** 2);
    return { mean, within: CERTAIN * Math.sqrt(variance / Math.max(1, this.matches - 1)) };
  }
}

function partOf(seat: SeatAnalysis, part: Part): number {
  return part === 'gain' ? seat.result - seat.start : seat[part];
}
