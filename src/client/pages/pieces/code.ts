const HALF = 4;

/** A code as people type it, in any case, with a hyphen or spaces, as the server knows it. */
export function plainCode(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}_]/gu, '');
}

/** A code as people read it: `TAMO-KIRU`. */
export function shownCode(code: string): string {
  const letters = code.toUpperCase();
  return `${letters.slice(0, HALF)}-${letters.slice(HALF)}`;
}
