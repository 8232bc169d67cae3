const LOCK = 'tables';
/** A page that is loaded again finds the lock of its former self for a moment. */
const PATIENCE = 500;

/** Of all tabs one owns the tables, as long as it is there; the others wait for it. */
export class Ownership {
  readonly #owned: Promise<boolean>;

  /** Without locks, which browsers have in secure contexts only, everybody owns them: the store bears that. */
  constructor(locks: LockManager | undefined) {
    this.#owned = locks === undefined ? Promise.resolve(true) : owned(locks);
  }

  /** Whether it is this tab's turn, now or in a moment. */
  isMine(): Promise<boolean> {
    const later = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PATIENCE));
    return Promise.race([this.#owned, later]);
  }
}

function owned(locks: LockManager): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const forEver = new Promise<never>(() => undefined);
    locks
      .request(LOCK, () => {
        resolve(true);
        return forEver;
      })
      .catch(reject);
  });
}
