import type { Listening } from './listening.ts';

/** Only tables on line are listened to in this way: who plays alone need not load it. */
export function loadListening(): Promise<typeof import('./listening.ts')> {
  return import('./listening.ts');
}

/** Begins to listen as soon as that is loaded. */
export class LaterListening {
  #listening: Listening | undefined;
  #isOver = false;

  constructor(...given: ConstructorParameters<typeof Listening>) {
    const [, listener] = given;
    loadListening().then(
      (loaded) => {
        if (!this.#isOver) this.#listening = new loaded.Listening(...given);
      },
      () => listener.connection('lost'),
    );
  }

  end(): void {
    this.#isOver = true;
    this.#listening?.end();
  }
}
