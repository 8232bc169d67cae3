import type { GameEvent, Position } from '../../engine/game.ts';
import { Match, type Setup } from '../../engine/match.ts';
import { at, type Fault } from '../../engine/record/fault.ts';
import type { RecordedMove } from '../../engine/record/record.ts';
import { replayMove } from '../../engine/record/replay.ts';
import type { Viewer } from '../../engine/seats.ts';

/** Who looks at a replay: a viewer of the match, or somebody who sees every card. */
export type Eyes = Viewer | 'all';

/** The table after a move, or after several secret ones that were turned up together. */
interface Step {
  readonly moves: readonly RecordedMove[];
  readonly state: Position;
  /** How much had been told by then. */
  readonly told: number;
}

/** A record's match, step by step; the first step is the deal. */
export class Film {
  readonly setup: Setup;
  readonly steps: Step[] = [];
  readonly #match: Match;
  /** How many moves the steps so far hold. */
  #made = 0;

  constructor(setup: Setup) {
    this.setup = setup;
    this.#match = new Match(setup);
    this.#take();
  }

  /** Plays the moves as far as they are legal, and says what is wrong with the next. */
  shoot(moves: readonly RecordedMove[]): Fault | undefined {
    for (const [i, move] of moves.entries()) {
      const fault = replayMove(this.#match, move, at('moves', i));
      if (fault !== undefined) return fault;
      if (this.#match.events.length > this.steps.at(-1)!.told) this.#take();
    }
    return undefined;
  }

  viewOf(step: number, eyes: Eyes): unknown {
    const { game } = this.setup;
    const { state } = this.steps[step]!;
    return eyes === 'all' ? game.view(this.#shown(state), 'watcher') : game.view(state, eyes);
  }

  /** What these eyes were told by then. */
  eventsTo(step: number, eyes: Eyes): GameEvent[] {
    const { game } = this.setup;
    const events = step < 0 ? [] : this.#match.events.slice(0, this.steps[step]!.told);
    return eyes === 'all' ? events : events.flatMap((event) => game.project(event, eyes) ?? []);
  }

  /** The steps in which a round opened. */
  chapters(type: string): number[] {
    return [...this.steps.keys()].filter((step) => {
      const before = this.steps[step - 1]?.told ?? 0;
      return this.#match.events.slice(before, this.steps[step]!.told).some((event) => event.type === type);
    });
  }

  #take(): void {
    const { game, seats, options } = this.setup;
    const state = game.blank(seats.length, options);
    game.copy(this.#match.state, state);
    const { moves, events } = this.#match;
    this.steps.push({ moves: moves.slice(this.#made), state, told: events.length });
    this.#made = moves.length;
  }

  #shown(state: Position): Position {
    const { game, seats, options } = this.setup;
    const shown = game.blank(seats.length, options);
    game.copy(state, shown);
    for (let card = 0; card < shown.cards.deck.size; card++) shown.cards.show(card);
    return shown;
  }
}
