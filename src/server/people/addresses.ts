import type { Whose } from '../threads/fair-queue.ts';

const MOST_KEPT = 50_000;

/** At which address each player was last seen, so that what they want can be shared out fairly. It is never written down. */
export class Addresses {
  readonly #addresses = new Map<string, string>();

  note(player: string, address: string): void {
    this.#addresses.delete(player);
    if (this.#addresses.size >= MOST_KEPT) this.#forgetOldest();
    this.#addresses.set(player, address);
  }

  /** Who was not seen yet counts as alone at an address. */
  readonly of = (player: string): Whose => ({ player, address: this.#addresses.get(player) ?? player });

  #forgetOldest(): void {
    const [oldest] = this.#addresses.keys();
    if (oldest !== undefined) this.#addresses.delete(oldest);
  }
}
