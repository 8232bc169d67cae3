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

  abstract jumped(view: View): void;
  abstract after(view: View, event: Told): View;
  abstract before(events: readonly Told[], at: number, view: View): Promise<void> | void;
  abstract afterwards(events: readonly Told[], at: number, view: View, isAgain: boolean): Promise<void> | void;
}
