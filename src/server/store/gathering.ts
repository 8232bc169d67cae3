/** Takes what can go together from what has gathered, and leaves the rest. */
export type Choose<T> = (gathered: readonly T[]) => { readonly batch: T[]; readonly left: T[] };

const ALL = <T>(gathered: readonly T[]): { batch: T[]; left: T[] } => ({ batch: [...gathered], left: [] });

/**
 * What comes in one turn of the event loop, such as many wishes after one answer, goes together; and so does what comes while as many batches as may
 * be are under way.
 */
export class Gathering<T> {
  readonly #most: number;
  readonly #rest: number;
  readonly #send: (batch: T[]) => Promise<void>;
  readonly #choose: Choose<T>;
  #gathered: T[] = [];
  #underWay = 0;
  #lastDone = -Infinity;
  #isSendingSoon = false;

  /** Sends a batch, whatever comes of it: nothing may be thrown. After each there is a rest, in milliseconds, in which the next may gather. */
  constructor(
    { most, rest = 0 }: { readonly most: number; readonly rest?: number },
    send: (batch: T[]) => Promise<void>,
    choose: Choose<T> = ALL,
  ) {
    this.#most = most;
    this.#rest = rest;
    this.#send = send;
    this.#choose = choose;
  }

  add(one: T): void {
    this.#gathered.push(one);
    this.#sendSoon();
  }

  /** Does not wait for others to come. */
  sendNow(): void {
    const { batch, left } = this.#choose(this.#gathered);
    this.#gathered = left;
    if (batch.length === 0) return;
    this.#underWay++;
    void this.#send(batch).then(() => {
      this.#underWay--;
      this.#lastDone = performance.now();
      if (this.#gathered.length > 0) this.#sendSoon();
    });
  }

  #sendSoon(): void {
    if (this.#isSendingSoon || this.#underWay >= this.#most) return;
    this.#isSendingSoon = true;
    const send = (): void => {
      this.#isSendingSoon = false;
      this.sendNow();
    };
    const left = this.#lastDone + this.#rest - performance.now();
    if (left > 0) setTimeout(send, left);
    else setImmediate(send);
  }
}
