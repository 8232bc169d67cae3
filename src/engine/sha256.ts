import { _SHA256 } from '@noble/hashes/sha2.js';

const BLOCK_BYTES = 64;
const INNER = 0x36;
const OUTER = 0x5c;

// of the library what hashes, and no more: the rest checks what types do, and every page would have to load it

export function sha256(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const hash = new _SHA256();
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** HMAC-SHA-256 (RFC 2104) of all parts, one after the other. Seeds and secrets are shorter than a block, and no key may be longer. */
export function hmac(key: Uint8Array, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return sha256(padded(key, OUTER), sha256(padded(key, INNER), ...parts));
}

function padded(key: Uint8Array, mask: number): Uint8Array {
  const block = new Uint8Array(BLOCK_BYTES);
  block.set(key);
  return block.map((byte) => byte ^ mask);
}
