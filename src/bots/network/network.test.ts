import { describe, expect, test } from 'vitest';
import { GAMES } from '../../games/games.ts';
import { botsOf } from '../bots.ts';
import { FIRST, LOGIT, Network, SECOND } from './network.ts';
import { BIASES, type Weights } from './weights.ts';

const INPUTS = 40;
const ONE = Math.sqrt(LOGIT);

/** Some weights, none like the other. */
const WEIGHTS: Weights = {
  inputs: INPUTS,
  first: Int8Array.from({ length: INPUTS * FIRST }, (_, i) => ((i * 7919) % 255) - 127),
  second: Int8Array.from({ length: FIRST * SECOND }, (_, i) => ((i * 104_729) % 255) - 127),
  last: Int8Array.from({ length: SECOND }, (_, i) => ((i * 31) % 255) - 127),
  biases: Int32Array.from({ length: BIASES }, (_, i) => ((i * 613) % 401) - 200),
};

/** The same in plain arithmetic. */
function logitOf({ first, second, last, biases }: Weights, features: readonly number[]): number {
  const active = (sum: number): number => Math.min(255, Math.max(0, sum));
  const one = Array.from({ length: FIRST }, (_, unit) =>
    active(features.reduce((sum, feature) => sum + first[feature * FIRST + unit]!, biases[unit]!)),
  );
  const two = Array.from({ length: SECOND }, (_, unit) =>
    active(
      Math.floor(one.reduce((sum, a, from) => sum + a * second[from * SECOND + unit]!, biases[FIRST + unit]!) / ONE),
    ),
  );
  return two.reduce((sum, a, unit) => sum + a * last[unit]!, biases[FIRST + SECOND]!);
}

test('a network says what plain arithmetic says, with features in common and without', () => {
  const network = new Network(WEIGHTS);
  const features = [3, 17, 0, 39, 8, 21, 30];
  for (let common = 0; common <= features.length; common++) {
    network.begin(Uint16Array.from(features), common);
    for (let end = common; end <= features.length; end++)
      expect(network.look(Uint16Array.from(features), common, end)).toBe(logitOf(WEIGHTS, features.slice(0, end)));
  }
});

describe.each(GAMES.map(({ id, seats }) => ({ id, seats })))('$id', ({ id, seats }) => {
  test('there is a network for each number of players, and it knows what it is told', () => {
    const { features, network } = botsOf(id)!.learnt;
    for (let players = seats.min; players <= seats.max; players++) expect(network(players).inputs).toBe(features.count);
  });
});
