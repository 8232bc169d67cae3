import { DIGITS, SHADOWS } from './common.ts';
import { GAUGE_PATTERNS } from './gauge.ts';

/** All that drawings refer to by `#`. */
export const SPRITE = SHADOWS + DIGITS + GAUGE_PATTERNS;
