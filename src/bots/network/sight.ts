import type { Position } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Learnt } from './learnt.ts';

/** What a network makes of positions. One desk, written anew each time. */
export class Sight<State extends Position> {
  readonly #learnt: Learnt<State>;
  readonly #desk: Uint16Array;

  constructor(learnt: Learnt<State>) {
    this.#learnt = learnt;
    this.#desk = new Uint16Array(learnt.features.most);
  }

  /** Writes for each move the logit of the chance to win with it. */
  weigh(state: State, seat: Seat, moves: Uint16Array, count: number, into: Int32Array): void {
    const { features } = this.#learnt;
    const desk = this.#desk;
    const network = this.#learnt.network(state.seats);
    const common = features.look(state, seat, desk);
    network.begin(desk, common);
    for (let i = 0; i < count; i++)
      into[i] = network.look(desk, common, features.add(state, seat, moves[i]!, desk, common));
  }
}
