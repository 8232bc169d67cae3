import { SEED_BYTES } from '../../chance/chance.ts';

const PURPOSES = ['match', 'dice', 'trial'] as const;

/** A seed of its own for each purpose and each pair of numbers. */
export function seedOf(purpose: (typeof PURPOSES)[number], seed: number, index: number): Uint8Array {
  const words = new DataView(new ArrayBuffer(SEED_BYTES));
  words.setUint32(0, seed);
  words.setUint32(4, index);
  words.setUint32(8, PURPOSES.indexOf(purpose));
  return new Uint8Array(words.buffer);
}
