import type { Told } from './show.ts';
import type { Standing } from './sitting.ts';

/** Some events and how the table stood before them; the viewer's own move at their head is not shown again. */
export interface Scene<View> {
  readonly view: View;
  readonly events: readonly Told[];
  readonly from: number;
}

/** Who only watches has no turn to count from. */
const MOST_SCENES = 12;

/** What happened since the viewer's last turn. */
export class Memory<View> {
  #scenes: Scene<View>[] = [];

  get scenes(): readonly Scene<View>[] {
    return this.#scenes;
  }

  forget(): void {
    this.#scenes = [];
  }

  /** `standing` is how it stood before: with a question, what follows is the answer to it. */
  keep(view: View, events: readonly Told[], { ask, you }: Pick<Standing, 'ask' | 'you'>): void {
    if (events.length === 0) return;
    const isAnswer = ask !== null;
    if (isAnswer) this.forget();
    const from = isAnswer ? events.findIndex((event) => event['seat'] !== you) : 0;
    if (from < 0) return;
    this.#scenes = [...this.#scenes, { view, events, from }].slice(-MOST_SCENES);
  }
}
