import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

const SALT_BYTES = 32;

/** A player's share of the shuffle. */
export function drawSalt(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
}

/** What is shown of a salt before the match starts. */
export function commitmentOf(salt: string): string {
  return bytesToHex(sha256(hexToBytes(salt)));
}
