import type { Scene } from '../scene.ts';
import { standInForYou } from '../seats.ts';

/** Whether somebody is there to see it: nobody taps for a stand-in. */
export function isWatched(scene: Pick<Scene, 'table' | 'you'>): boolean {
  return standInForYou(scene) === null;
}

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
