import { FIRST, LOGIT, SECOND } from '../../src/bots/network/network.ts';
import { BIASES } from '../../src/bots/network/weights.ts';
import type { Learner } from './learner.ts';

const ONE = Math.sqrt(LOGIT);

/** So many inputs fit into 64 KB of text: those that were met most. */
const MOST_ROWS = 720;

/** What was learnt, in whole numbers, as `readWeights` reads it. */
export function packed({ inputs, met, first, second, last, firstBias, secondBias, lastBias }: Learner): Uint8Array {
  const rows = [...met.keys()]
    .filter((input) => met[input]! > 0)
    .toSorted((a, b) => met[b]! - met[a]!)
    .slice(0, MOST_ROWS)
    .toSorted((a, b) => a - b);
  const flags = 2 + Math.ceil(inputs / 8);
  const biasesAt = flags + (rows.length + SECOND) * FIRST + SECOND;
  const bytes = new Uint8Array(biasesAt + 4 * BIASES);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, inputs, true);
  for (const input of rows) bytes[2 + (input >> 3)]! |= 1 << (input & 7);
  rows.forEach((input, i) => bytes.set(whole(first.subarray(input * FIRST, (input + 1) * FIRST)), flags + i * FIRST));
  bytes.set(whole(second), flags + rows.length * FIRST);
  bytes.set(whole(last), flags + rows.length * FIRST + second.length);
  const biases = [
    ...[...firstBias].map((bias) => bias * ONE),
    ...[...secondBias, ...lastBias].map((bias) => bias * LOGIT),
  ];
  biases.forEach((bias, i) => view.setInt32(biasesAt + 4 * i, Math.round(bias), true));
  return bytes;
}

function whole(weights: Float32Array): Uint8Array {
  return Uint8Array.from(weights, (weight) => Math.round(weight * ONE) & 0xff);
}
