import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

const SALT_BYTES = 32;

/** A new salt, and what is shown of it before the match starts. */
export function drawSalt(): { readonly salt: string; readonly commitment: string } {
  const salt = bytesToHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
  return { salt, commitment: commitmentOf(salt) };
}

export function commitmentOf(salt: string): string {
  return bytesToHex(sha256(hexToBytes(salt)));
}
