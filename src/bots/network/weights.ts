import { FIRST, SECOND } from './network.ts';

/** What a network has learnt, in whole numbers: layer by layer, and what each unit begins with. */
export interface Weights {
  readonly inputs: number;
  readonly first: Int8Array;
  readonly second: Int8Array;
  readonly last: Int8Array;
  readonly biases: Int32Array;
}

export const BIASES = FIRST + SECOND + 1;

/**
 * As text: how many inputs there are, a bit for each that was ever met, the first layer's rows of those, the other layers,
 * the biases. Smallest end first, in Base64.
 */
export function readWeights(text: string): Weights {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const inputs = view.getUint16(0, true);
  const first = new Int8Array(inputs * FIRST);
  let at = 2 + Math.ceil(inputs / 8);
  for (let input = 0; input < inputs; input++) {
    if (((bytes[2 + (input >> 3)]! >> (input & 7)) & 1) === 0) continue;
    first.set(new Int8Array(bytes.buffer, at, FIRST), input * FIRST);
    at += FIRST;
  }
  const second = new Int8Array(bytes.buffer, at, FIRST * SECOND);
  const last = new Int8Array(bytes.buffer, at + second.length, SECOND);
  at += second.length + last.length;
  if (bytes.length !== at + 4 * BIASES) throw new Error('these are no weights');
  const biases = Int32Array.from({ length: BIASES }, (_, i) => view.getInt32(at + 4 * i, true));
  return { inputs, first, second, last, biases };
}
