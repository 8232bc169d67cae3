import type { Message } from '../../../protocol/table.ts';
import { Memory, type Remembered } from './memory.ts';
import type { TableState } from '../session/session.ts';

/** An event as it came; each game knows its own. */
export type AnyEvent = Message['events'][number];

/** How a game shows what happens. The events only decorate: every message ends with how the table stands. */
export interface Animator<View> {
  /** The table after that event, as far as the event tells. */
  after(view: View, event: AnyEvent): View;
  /** Shows it, before the view changes. */
  before(events: readonly AnyEvent[], at: number, view: View): Promise<void> | void;
  /** Shows what comes when the view has changed; `isAgain` if it has been shown before. */
  afterwards(events: readonly AnyEvent[], at: number, view: View, isAgain: boolean): Promise<void> | void;
  /** It has happened, shown or not. */
  note(event: AnyEvent): void;
  /** What was noted before may have a gap: this is how it stands. */
  jumped(view: View): void;
}

/** What is on the screen: how the table stood after the last thing that was shown. */
export interface DisplayedState<View> {
  readonly state: TableState;
  readonly view: View;
  /** Null while there is more to show, so that nobody answers what they have not seen. */
  readonly ask: TableState['ask'];
  /** How the table stood, while something is shown again; the rest tells of the present. */
  readonly again: View | null;
}

/** More than that and it is caught up at once. */
const MOST_BEHIND = 8;

/** Shows one thing after the other, in a pace that can be followed, however fast they come. */
export class Playback<View> {
  readonly #animator: Animator<View>;
  readonly #changed: () => void;
  #latest: TableState;
  #state: TableState;
  #view: View;
  #queue: { readonly state: TableState; readonly events: readonly AnyEvent[] }[] = [];
  #isRunning = false;
  /** Counts the jumps: what was under way before one does not go on. */
  #jumps = 0;
  readonly #memory = new Memory<View>();
  #again: View | null = null;
  #isAgainWanted = false;

  constructor(state: TableState, animator: Animator<View>, changed: () => void) {
    this.#animator = animator;
    this.#changed = changed;
    this.#latest = state;
    this.#state = state;
    this.#view = state.view as View;
    animator.jumped(this.#view);
  }

  get displayed(): DisplayedState<View> {
    const { connection, ahead, version, since, table, muted, sent } = this.#latest;
    return {
      state: { ...this.#state, connection, ahead, version, since, table, muted, sent },
      view: this.#view,
      ask: this.#latest.ask?.id === this.#state.ask?.id ? this.#latest.ask : null,
      again: this.#again,
    };
  }

  /** Whether there is something that can be shown again. */
  get isRemembered(): boolean {
    return this.#memory.remembered.length > 0;
  }

  hear(state: TableState, message: Message | null): void {
    const isNew = state.view !== this.#latest.view;
    this.#latest = state;
    if (message !== null) {
      this.#queue.push({ state, events: message.events });
      void this.#run();
    } else if (isNew) this.#jump(state);
    this.#changed();
  }

  /** Shows how it came to what is shown now: who comes to a table that has just begun sees the deal. */
  open(events: readonly AnyEvent[]): void {
    if (events.length === 0) return;
    this.#queue.push({ state: this.#state, events });
    void this.#run();
  }

  /** Shows once more what happened since the last turn; what comes meanwhile waits. */
  again(): void {
    if (!this.isRemembered || this.#again !== null) return;
    this.#isAgainWanted = true;
    void this.#run();
  }

  /** Back to the present. */
  stopAgain(): void {
    this.#isAgainWanted = false;
    if (this.#again === null) return;
    this.#jumps++;
    this.#again = null;
    this.#isRunning = false;
    this.#changed();
    void this.#run();
  }

  /** Nothing more is shown. */
  end(): void {
    this.#jumps++;
    this.#queue = [];
  }

  #jump(state: TableState): void {
    this.end();
    this.#isRunning = false;
    this.#again = null;
    this.#isAgainWanted = false;
    this.#memory.forget();
    this.#state = state;
    this.#view = state.view as View;
    this.#animator.jumped(this.#view);
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const jumps = this.#jumps;
    for (let next = this.#queue.shift(); next !== undefined || this.#isAgainWanted; next = this.#queue.shift()) {
      if (next !== undefined) await this.#take(next.state, next.events, jumps);
      if (jumps !== this.#jumps) return;
      if (this.#isAgainWanted) await this.#showAgain(jumps);
      if (jumps !== this.#jumps) return;
      if (this.#queue.length > 0) this.#changed();
    }
    this.#isRunning = false;
    this.#changed();
  }

  async #take(state: TableState, events: readonly AnyEvent[], jumps: number): Promise<void> {
    this.#memory.keep(this.#view, events, this.#state);
    if (this.#queue.length < MOST_BEHIND) await this.#showAll(events, jumps);
    else for (const event of events) this.#animator.note(event);
    if (jumps !== this.#jumps) return;
    this.#state = state;
    this.#view = state.view as View;
  }

  async #showAll(events: readonly AnyEvent[], jumps: number): Promise<void> {
    for (const [i, event] of events.entries()) {
      await this.#animator.before(events, i, this.#view);
      if (jumps !== this.#jumps) return;
      this.#view = this.#animator.after(this.#view, event);
      this.#animator.note(event);
      this.#changed();
      await this.#animator.afterwards(events, i, this.#view, false);
      if (jumps !== this.#jumps) return;
    }
  }

  async #showAgain(jumps: number): Promise<void> {
    this.#isAgainWanted = false;
    for (const remembered of this.#memory.remembered) {
      await this.#showOneAgain(remembered, jumps);
      if (jumps !== this.#jumps) return;
    }
    this.#again = null;
    this.#changed();
  }

  async #showOneAgain({ view, events, from }: Remembered<View>, jumps: number): Promise<void> {
    let past = view;
    for (const [i, event] of events.entries()) {
      if (i >= from) {
        this.#again = past;
        this.#changed();
        await this.#animator.before(events, i, past);
        if (jumps !== this.#jumps) return;
      }
      past = this.#animator.after(past, event);
      if (i < from) continue;
      this.#again = past;
      this.#changed();
      await this.#animator.afterwards(events, i, past, true);
      if (jumps !== this.#jumps) return;
    }
  }
}
