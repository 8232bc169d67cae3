import type { OptionValue } from '../../../engine/options.ts';
import type { GameAbout } from './draft.ts';

export type AnyOption = GameAbout['options'][string];

/** Of a number that may be anything in a range these are offered. */
const NUMBERS = [100, 250, 500, 1000];

/** What can be chosen for an option. */
export function offersOf({ kind, values = [], min = 0, max = 0 }: AnyOption): readonly OptionValue[] {
  if (kind === 'flag') return [false, true];
  return kind === 'number' ? NUMBERS.filter((number) => number >= min && number <= max) : values;
}
