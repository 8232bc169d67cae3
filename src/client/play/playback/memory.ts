import type { AnyEvent } from './playback.ts';
import type { TableState } from '../session/session.ts';

/** Some events and how the table stood before them; the viewer's own move at their head is not shown again. */
export interface Remembered<View> {
  readonly view: View;
  readonly events: readonly AnyEvent[];
  readonly from: number;
}

/** Who only watches has no turn to count from. */
const MOST_REMEMBERED = 12;

/** What happened since the viewer's last turn. */
export class Memory<View> {
  #remembered: Remembered<View>[] = [];

  get remembered(): readonly Remembered<View>[] {
    return this.#remembered;
  }

  forget(): void {
    this.#remembered = [];
  }

  /** The last is how it stood before: with a question, what follows is the answer to it. */
  keep(view: View, events: readonly AnyEvent[], { ask, you }: Pick<TableState, 'ask' | 'you'>): void {
    if (events.length === 0) return;
    const isAnswer = ask !== null;
    if (isAnswer) this.forget();
    const from = isAnswer ? events.findIndex((event) => event['seat'] !== you) : 0;
    if (from < 0) return;
    this.#remembered = [...this.#remembered, { view, events, from }].slice(-MOST_REMEMBERED);
  }
}
