import { FIRST, LOGIT, SECOND, sizeOf } from '../../src/bots/network/network.ts';
import type { Learner } from './learner.ts';

const ONE = Math.sqrt(LOGIT);

/** What was learnt, in whole numbers. */
export function packed({ inputs, first, second, last, firstBias, secondBias, lastBias }: Learner): Uint8Array {
  const bytes = new Uint8Array(sizeOf(inputs));
  const weights = [first, second, last].flatMap((layer) => [...layer].map((weight) => Math.round(weight * ONE)));
  bytes.set(weights.map((weight) => weight & 0xff));
  const view = new DataView(bytes.buffer, weights.length);
  firstBias.forEach((bias, i) => view.setInt32(4 * i, Math.round(bias * ONE), true));
  secondBias.forEach((bias, i) => view.setInt32(4 * (FIRST + i), Math.round(bias * LOGIT), true));
  view.setInt32(4 * (FIRST + SECOND), Math.round(lastBias[0]! * LOGIT), true);
  return bytes;
}
