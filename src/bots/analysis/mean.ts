/** What several tries brought each seat on average. */
export class Mean {
  count = 0;
  readonly #sums: number[];
  readonly #squares: number[];

  constructor(seats: number) {
    this.#sums = Array<number>(seats).fill(0);
    this.#squares = Array<number>(seats).fill(0);
  }

  add(brought: Float64Array): void {
    this.count++;
    for (let seat = 0; seat < this.#sums.length; seat++) {
      this.#sums[seat]! += brought[seat]!;
      this.#squares[seat]! += brought[seat]! ** 2;
    }
  }

  get values(): number[] {
    return this.#sums.map((sum) => sum / this.count);
  }

  /** One standard error, for the seat where that is largest. */
  get error(): number {
    let most = 0;
    for (let seat = 0; seat < this.#sums.length; seat++)
      most = Math.max(most, this.#squares[seat]! - this.#sums[seat]! ** 2 / this.count);
    return Math.sqrt(most) / this.count;
  }
}
