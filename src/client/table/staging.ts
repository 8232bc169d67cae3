import type { Loudness } from '../motion/sound.ts';
import type { Scene } from './scene.ts';
import type { Staging, Told } from './show.ts';

/** What a staging reaches of the screen. `End` is all that the end of a round tells. */
export interface Screen<GameScene extends Scene, End> {
  readonly scene: GameScene;
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
export interface Moment<View, Event, GameScene extends Scene, End> {
  readonly event: Event;
  readonly events: readonly Event[];
  readonly at: number;
  readonly view: View;
  readonly screen: Screen<GameScene, End>;
}

/** What every game's staging has: a screen, and the events of the match as far as they were heard. */
export abstract class GameStaging<View, Event, GameScene extends Scene, End> implements Staging<View> {
  /** Renewed with every drawing. */
  screen: Screen<GameScene, End> | null = null;
  #events: readonly Event[] = [];

  get events(): readonly Event[] {
    return this.#events;
  }

  protected set events(events: readonly Event[]) {
    this.#events = events;
  }

  note(event: Told): void {
    this.#events = [...this.#events, event as Event];
  }

  after(view: View, event: Told): View {
    return this.changed(view, event as Event);
  }

  async before(told: readonly Told[], at: number, view: View): Promise<void> {
    const moment = this.#momentOf(told, at, view);
    if (moment !== null) await this.showBefore(moment);
  }

  async afterwards(told: readonly Told[], at: number, view: View, isAgain: boolean): Promise<void> {
    const moment = this.#momentOf(told, at, view);
    if (moment !== null) await this.showAfterwards(moment, isAgain);
  }

  abstract jumped(view: View): void;
  protected abstract changed(view: View, event: Event): View;
  /** The view is that before the event. */
  protected abstract showBefore(moment: Moment<View, Event, GameScene, End>): Promise<void> | void;
  /** The view is that after the event; `isAgain` if it has been shown before. */
  protected abstract showAfterwards(
    moment: Moment<View, Event, GameScene, End>,
    isAgain: boolean,
  ): Promise<void> | void;

  #momentOf(told: readonly Told[], at: number, view: View): Moment<View, Event, GameScene, End> | null {
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
