import type { Loudness } from '../../kit/motion/sound.ts';
import type { TableContext } from '../session/context.ts';
import type { Animator, AnyEvent } from './playback.ts';

/** What an animator reaches of the screen. `End` is all that the end of a round tells. */
export interface AnimatorScreen<Context extends TableContext, End> {
  readonly context: Context;
  readonly loudness: Loudness;
  /** Everything takes so much of its time. */
  readonly pace: number;
  announce(sentence: string, isAgain: boolean): void;
  /** A word beside a seat. */
  remark(seat: number, text: string): void;
  /** Resolves when the person has seen enough. */
  showEnd(end: End): Promise<void>;
}

/** An event among those that came with it, on the screen that shows it. */
export interface AnimatedEvent<View, Event, Context extends TableContext, End> {
  readonly event: Event;
  readonly events: readonly Event[];
  readonly at: number;
  readonly view: View;
  readonly screen: AnimatorScreen<Context, End>;
}

/** What every game's animator has: a screen, and the events of the match as far as they were heard. */
export abstract class GameAnimator<View, Event, Context extends TableContext, End> implements Animator<View> {
  /** Renewed with every drawing. */
  screen: AnimatorScreen<Context, End> | null = null;
  #events: readonly Event[] = [];

  get events(): readonly Event[] {
    return this.#events;
  }

  protected set events(events: readonly Event[]) {
    this.#events = events;
  }

  note(event: AnyEvent): void {
    this.#events = [...this.#events, event as Event];
  }

  after(view: View, event: AnyEvent): View {
    return this.changed(view, event as Event);
  }

  async before(told: readonly AnyEvent[], at: number, view: View): Promise<void> {
    const moment = this.#momentOf(told, at, view);
    if (moment !== null) await this.showBefore(moment);
  }

  async afterwards(told: readonly AnyEvent[], at: number, view: View, isAgain: boolean): Promise<void> {
    const moment = this.#momentOf(told, at, view);
    if (moment !== null) await this.showAfterwards(moment, isAgain);
  }

  abstract jumped(view: View): void;
  protected abstract changed(view: View, event: Event): View;
  /** The view is that before the event. */
  protected abstract showBefore(moment: AnimatedEvent<View, Event, Context, End>): Promise<void> | void;
  /** The view is that after the event; `isAgain` if it has been shown before. */
  protected abstract showAfterwards(
    moment: AnimatedEvent<View, Event, Context, End>,
    isAgain: boolean,
  ): Promise<void> | void;

  #momentOf(told: readonly AnyEvent[], at: number, view: View): AnimatedEvent<View, Event, Context, End> | null {
    const events = told as readonly Event[];
    const { screen } = this;
    return screen === null ? null : { event: events[at]!, events, at, view, screen };
  }
}

/** What is kept of the events when the view tells the round under way: all rounds before it, and that it began. */
export function heardBefore<Event extends { readonly type: string }>(
  events: readonly Event[],
  begins: string,
  round: number,
): readonly Event[] {
  const begun = events.findLastIndex(({ type }) => type === begins);
  if (begun < 0) return [];
  const isSame = (events[begun] as { readonly number?: number }).number === round;
  return isSame ? events.slice(0, begun + 1) : events;
}
