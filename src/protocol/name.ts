export const LONGEST_NAME = 24;

/** A name as people see it: no control or direction characters, no spaces at the ends. */
export function plainName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
}
