/** Whether whoever asks a server may count on an answer. */
export class Weather {
  /** Grows with everything that may cost somebody an answer. */
  troubles = 0;
  #storms = 0;

  get isRough(): boolean {
    return this.#storms > 0;
  }

  begin(): void {
    this.troubles++;
    this.#storms++;
  }

  end(): void {
    this.#storms--;
  }
}
