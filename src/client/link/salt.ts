import { bytesOf, hexOf } from '../../engine/hex.ts';
import { sha256 } from '../../engine/sha256.ts';

const SALT_BYTES = 32;

/** A player's share of the shuffle. */
export function drawSalt(): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
}

/** What is shown of a salt before the match starts. */
export function commitmentOf(salt: string): string {
  return hexOf(sha256(bytesOf(salt)));
}
