/** A code as people type it, in any case, with a hyphen or spaces: `TAMO-KIRU`, `tamo kiru`. */
export function plainCode(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}_]/gu, '');
}
