import type { Position } from '../../engine/game.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Features } from './features.ts';
import type { Network } from './network.ts';

/** By the number of players. */
export type Networks = (seats: number) => Network;

/** What a network makes of positions. One desk, written anew each time. */
export class Sight<State extends Position> {
  readonly #features: Features<State>;
  readonly #networks: Networks;
  readonly #desk: Uint16Array;

  constructor(features: Features<State>, networks: Networks) {
    this.#features = features;
    this.#networks = networks;
    this.#desk = new Uint16Array(features.most);
  }

  /** Writes for each move the logit of the chance to win with it. */
  weigh(state: State, seat: Seat, moves: Uint16Array, count: number, into: Int32Array): void {
    const features = this.#features;
    const desk = this.#desk;
    const network = this.#networks(state.seats);
    const common = features.look(state, seat, desk);
    network.begin(desk, common);
    for (let i = 0; i < count; i++)
      into[i] = network.look(desk, common, features.add(state, seat, moves[i]!, desk, common));
  }

  /** The same for a seat that has nothing to decide just now. */
  rest(state: State, seat: Seat): number {
    const network = this.#networks(state.seats);
    const common = this.#features.look(state, seat, this.#desk);
    network.begin(this.#desk, common);
    return network.look(this.#desk, common, this.#features.rest(state, seat, this.#desk, common));
  }
}
