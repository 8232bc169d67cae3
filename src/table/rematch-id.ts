import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { ID_BYTES, idFrom } from './code.ts';

/** The id of the table where the people of another one play again for the nth time: always the same. */
export function rematchId(secret: Uint8Array, n: number): string {
  return idFrom(hmac(sha256, secret, utf8ToBytes(`rematch ${n}`)).subarray(0, ID_BYTES));
}
