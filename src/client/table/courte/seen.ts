/** Waits until the person has seen enough of what they lifted. */
export class Seen {
  #resolve: (() => void) | undefined;

  wait(): Promise<void> {
    this.enough();
    return new Promise((resolve) => {
      this.#resolve = resolve;
    });
  }

  enough(): void {
    this.#resolve?.();
    this.#resolve = undefined;
  }
}
