import type { Timepiece } from '../environment.ts';

/**
 * When what a log tells of happened by this process's own clock, which nobody sets. A wall clock that jumps neither
 * hurries nor holds up anything that this process has lived through.
 */
export class Lived {
  readonly #time: Timepiece;
  /** When this process began. */
  readonly #begun: number;
  readonly #noted = new Map<number, number>();
  readonly #guessed = new Map<number, number>();

  constructor(time: Timepiece, begun: number) {
    this.#time = time;
    this.#begun = begun;
  }

  /** What has this date happened at this moment. */
  note(at: number, moment = this.#time.steady()): void {
    this.#noted.set(at, moment);
  }

  /**
   * The moment of something with this date. What an earlier process wrote counts from the beginning of this one at the
   * earliest, since only the wall clock knows how long ago it was, and from now at the latest.
   */
  momentOf(at: number): number {
    const known = this.#noted.get(at) ?? this.#guessed.get(at);
    if (known !== undefined) return known;
    const now = this.#time.steady();
    const guess = Math.min(now, Math.max(this.#begun, now - (this.#time.now() - at)));
    this.#guessed.set(at, guess);
    return guess;
  }

  /** How many milliseconds ago something was. */
  ago(at: number): number {
    const moment = this.#noted.get(at);
    return moment === undefined ? Math.max(0, this.#time.now() - at) : this.#time.steady() - moment;
  }
}
