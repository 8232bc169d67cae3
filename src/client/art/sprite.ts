import { DIGITS, SHADOWS } from './common.ts';
import { GAUGE_PATTERNS } from './gauge.ts';
import { GROUP_PATTERNS } from './str8-grounds.ts';

/** All that drawings refer to by `#`. */
export const SPRITE = SHADOWS + DIGITS + GAUGE_PATTERNS + GROUP_PATTERNS;
