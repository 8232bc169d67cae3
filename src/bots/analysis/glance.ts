import type { Question } from '../bot.ts';
import { exp } from '../network/exact.ts';
import type { Learnt } from '../network/learnt.ts';
import { LOGIT } from '../network/network.ts';
import { Sight } from '../network/sight.ts';
import type { AnyGame, Position } from '../../engine/game.ts';
import type { Weighed } from './trials.ts';

/** What a network says of moves at a glance, by what their seat sees. */
export class Glance {
  readonly #sight: Sight<Position>;
  readonly #logits: Int32Array;

  constructor(game: AnyGame, learnt: Learnt) {
    this.#sight = new Sight(learnt);
    this.#logits = new Int32Array(game.mostMoves);
  }

  /** Best first. The network is told nothing of the state that the seat does not know. */
  weigh(state: Position, { seat, moves, count }: Question): Weighed[] {
    this.#sight.weigh(state, seat, moves, count, this.#logits);
    return Array.from(moves.subarray(0, count), (code, i) => {
      const chance = 1 / (1 + exp(-this.#logits[i]! / LOGIT));
      return { code, chance, error: 0, tries: 0 };
    }).toSorted((a, b) => b.chance - a.chance);
  }
}
