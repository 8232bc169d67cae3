import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes that look random and are the same for the same text. */
export function seededRandom(text: string): (bytes: number) => Uint8Array {
  let drawn = 0;
  return (bytes) => {
    const blocks = Array.from({ length: Math.ceil(bytes / 32) }, () => sha256(utf8ToBytes(`${text} ${drawn++}`)));
    return Uint8Array.from(blocks.flatMap((block) => [...block])).subarray(0, bytes);
  };
}
