/** Counts, and lets somebody wait for a count. */
export class Tally {
  count = 0;
  #waiting: { readonly count: number; readonly resolve: () => void }[] = [];

  add(): void {
    this.count++;
    for (const { count, resolve } of this.#waiting) if (count <= this.count) resolve();
  }

  async reaches(count: number): Promise<void> {
    if (this.count < count) await new Promise<void>((resolve) => this.#waiting.push({ count, resolve }));
  }
}
