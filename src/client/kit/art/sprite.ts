import { DIGITS, SHADOWS } from './common.ts';

/** What the drawings of all games refer to by `#`. */
export const SPRITE = SHADOWS + DIGITS;
