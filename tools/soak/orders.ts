import { numberFlag, type Args, type Flags } from '../../src/cli/args.ts';
import { readWhere, WHERE_FLAGS, type Where } from '../drivers/ground.ts';

export interface Orders extends Where {
  /** How many come and go. */
  readonly people: number;
  readonly days: number;
  /** Of real time, for all days. */
  readonly minutes: number;
  readonly seed: number;
}

const USUAL = { people: 24, days: 3, minutes: 8 };

export const ORDER_FLAGS: Flags = {
  ...WHERE_FLAGS,
  people: { value: 'N', says: `how many come and go (${USUAL.people})` },
  days: { value: 'N', says: `how many days the club is open (${USUAL.days})` },
  minutes: { value: 'N', says: `how long all days take together (${USUAL.minutes})` },
  seed: { value: 'N', says: 'decides who does what (1)' },
};

export function readOrders(args: Args): Orders {
  const where = readWhere(args);
  const people = numberFlag(args, 'people', { min: 2, max: 1000, byDefault: USUAL.people });
  const days = numberFlag(args, 'days', { min: 1, max: 100, byDefault: USUAL.days });
  const minutes = numberFlag(args, 'minutes', { min: 0.05, max: 24 * 60, byDefault: USUAL.minutes, fraction: true });
  const seed = numberFlag(args, 'seed', { min: 0, max: 2 ** 20, byDefault: 1 });
  return { ...where, people, days, minutes, seed };
}
