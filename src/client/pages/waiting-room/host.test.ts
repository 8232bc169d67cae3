import { expect, test } from 'vitest';
import { cardOf, personAt } from '../../../table/testing/store-contract.ts';
import { mayHost } from './host.ts';

const HERE = personAt('ann');
const AWAY = { ...personAt('ann'), away: true };

test.each([
  ['the host', 0, 0, HERE, true],
  ['a guest', 1, 0, HERE, false],
  ['a guest while the host is away', 1, 0, AWAY, true],
  ['a guest where nobody is host', 1, null, HERE, true],
  ['somebody who looks on', null, 0, AWAY, false],
] as const)('%s may fill seats and start: %s', (_, you, host, seat, may) => {
  expect(mayHost({ table: cardOf('a', { host, seats: [seat, personAt('bob')] }), you })).toBe(may);
});
