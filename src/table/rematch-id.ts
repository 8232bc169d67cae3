import { hmac } from '../engine/sha256.ts';
import { ID_BYTES, idFrom } from './code.ts';

/** The id of the table where the people of another one play again for the nth time: always the same. */
export function rematchId(secret: Uint8Array, n: number): string {
  return idFrom(hmac(secret, new TextEncoder().encode(`rematch ${n}`)).subarray(0, ID_BYTES));
}
