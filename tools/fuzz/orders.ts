import { numberFlag, type Args, type Flags } from '../../src/cli/args.ts';
import { readWhere, WHERE_FLAGS, type Where } from '../drivers/ground.ts';

export interface Orders extends Where {
  readonly requests: number;
  readonly connections: number;
  readonly minutes: number;
  readonly seed: number;
}

const USUAL_REQUESTS = 20_000;
const USUAL_CONNECTIONS = 16;
const USUAL_MINUTES = 30;

export const ORDER_FLAGS: Flags = {
  ...WHERE_FLAGS,
  requests: { value: 'N', says: `how many are sent (${USUAL_REQUESTS})` },
  connections: { value: 'N', says: `as many at the same time (${USUAL_CONNECTIONS})` },
  minutes: { value: 'N', says: `no more requests after so long (${USUAL_MINUTES})` },
  seed: { value: 'N', says: 'decides what is sent (1)' },
};

export function readOrders(args: Args): Orders {
  return {
    ...readWhere(args),
    requests: numberFlag(args, 'requests', { min: 1, max: 1e8, byDefault: USUAL_REQUESTS }),
    connections: numberFlag(args, 'connections', { min: 1, max: 1000, byDefault: USUAL_CONNECTIONS }),
    minutes: numberFlag(args, 'minutes', { min: 0.01, max: 24 * 60, byDefault: USUAL_MINUTES, fraction: true }),
    seed: numberFlag(args, 'seed', { min: 0, max: 2 ** 20, byDefault: 1 }),
  };
}
