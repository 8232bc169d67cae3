import { hmac, sha256 } from '../sha256.ts';

/** Who fails so often to give what was promised plays without a salt: else one person could keep a match from starting. */
export const MOST_MISSED = 2;

export function commitmentTo(bytes: Uint8Array): Uint8Array {
  return sha256(bytes);
}

/**
 * The seed that secret and salts (in seat order, revealed ones only) make. Keyed, because a plain SHA-256 of both could
 * be worked out from the public commitment: with no salts it is the commitment, with a crafted one it continues it.
 */
export function seedFrom(secret: Uint8Array, salts: readonly Uint8Array[]): Uint8Array {
  return hmac(secret, ...salts);
}
