import type { TableContext } from '../../../play/session/context.ts';
import { standInForYou } from '../../../play/session/seats.ts';

/** Whether somebody is there to see it: nobody taps for a stand-in. */
export function isWatched(context: Pick<TableContext, 'table' | 'you'>): boolean {
  return standInForYou(context) === null;
}

/** Waits until the person has seen enough of what they lifted. */
export class Peeking {
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
