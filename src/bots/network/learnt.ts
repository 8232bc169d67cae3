import type { Position } from '../../engine/game.ts';
import type { Features } from './features.ts';
import { Network } from './network.ts';
import { readWeights } from './weights.ts';

/** What was learnt of a game: what networks are told, and the network for each number of players. */
export interface Learnt<State extends Position = Position> {
  readonly features: Features<State>;
  readonly network: (seats: number) => Network;
}

/** Weights by the number of players; each is read when somebody first needs it. */
export function learntOf<State extends Position>(
  features: Features<State>,
  weights: Readonly<Record<number, string>>,
): Learnt<State> {
  const networks = new Map<number, Network>();
  return {
    features,
    network(seats) {
      let network = networks.get(seats);
      if (network === undefined) {
        network = new Network(readWeights(weights[seats]!));
        networks.set(seats, network);
      }
      return network;
    },
  };
}
