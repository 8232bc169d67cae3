/** Something without which the server cannot do its work. */
export interface Vital {
  /** What is wrong with it just now, in words for people. Answers soon, whatever hangs. */
  problem(): Promise<string | undefined> | string | undefined;
}

/** Whether the server can do its work, found out anew whenever somebody asks. */
export class Health {
  readonly #vitals: readonly Vital[];
  readonly #changed: (problem: string | undefined) => void;
  #isWell = true;

  /** Told when it falls ill, and when it is well again. */
  constructor(vitals: readonly Vital[], changed: (problem: string | undefined) => void = () => undefined) {
    this.#vitals = vitals;
    this.#changed = changed;
  }

  async problem(): Promise<string | undefined> {
    const problems = await Promise.all(this.#vitals.map((vital) => vital.problem()));
    const first = problems.find((problem) => problem !== undefined);
    if (this.#isWell !== (first === undefined)) this.#changed(first);
    this.#isWell = first === undefined;
    return first;
  }
}
