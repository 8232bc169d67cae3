/** Lets the last one at a table wait until the others no longer want to change what they have chosen in secret. */
export class Courtesy {
  readonly #unsure = new Set<object>();
  #waiting: (() => void)[] = [];

  isUnsure(who: object): void {
    this.#unsure.add(who);
  }

  isSure(who: object): void {
    this.#unsure.delete(who);
    if (this.#unsure.size === 0) for (const resolve of this.#waiting.splice(0)) resolve();
  }

  async untilAllAreSure(): Promise<void> {
    if (this.#unsure.size > 0) await new Promise<void>((resolve) => this.#waiting.push(resolve));
  }
}
