import { FastChance } from '../chance/fast.ts';

/** Another chance for every number; with a salt, several for the same. */
export function seeded(number: number, salt = 0): FastChance {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, number);
  seed[31] = salt;
  return new FastChance(seed);
}
