import type { Clock } from '../../../protocol/table.ts';

/** The clocks that have words, from no hurry at all to whole days. */
export const CLOCK_NAMES = ['none', 'relaxed', 'brisk', '1-day', '3-days'] as const satisfies readonly Clock[];
