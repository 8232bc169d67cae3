import type { FastChance } from '../../src/engine/chance/fast.ts';
import { seeded } from '../../src/engine/testing/seeded.ts';
import { badRequests, wrongMethods } from '../../src/server/testing/bad-requests.ts';
import { ROUTE_CASES } from '../../src/server/testing/route-cases.ts';
import type { Sent } from '../../src/server/testing/send.ts';
import { changed } from './changed.ts';
import type { Guarded } from './guarded.ts';
import { Made } from './made.ts';
import { bytesOf, mutated } from './mutate.ts';
import type { Operation } from './operations.ts';
import type { Owned } from './owned.ts';
import { anyOf, oneIn } from './values.ts';

export const KINDS = {
  refused: 'requests of people whose tables are guarded, each of which must be refused',
  made: 'made from the document, with fields violated',
  changed: 'sent in earnest before, with parts of others in it',
  broken: 'the same over bare connections, with bytes flipped, cut and doubled',
} as const;
export type Kind = keyof typeof KINDS;

export type Shot = { readonly kind: Kind } & ({ readonly sent: Sent } | { readonly bytes: Buffer });

/** Of a hundred. */
const SHARES: readonly (readonly [Kind, number])[] = [
  ['refused', 15],
  ['made', 45],
  ['changed', 20],
  ['broken', 20],
];

/** All that is sent, one after the other: the same for the same seed and the same tables. */
export class Nonsense {
  readonly #chance: FastChance;
  readonly #made: Made;
  readonly #owned: Owned;
  readonly #tables: readonly string[];
  readonly #refused: readonly Sent[];

  constructor(operations: readonly Operation[], owned: Owned, guarded: Guarded, seed: number) {
    this.#chance = seeded(seed, 252);
    this.#owned = owned;
    this.#made = new Made(operations, owned, guarded, this.#chance);
    this.#tables = [...owned.tables, ...guarded.tables.map(({ id }) => id)];
    this.#refused = mustBeRefused(guarded);
  }

  next(): Shot {
    let left = this.#chance.below(100);
    const [kind] = SHARES.find(([, share]) => (left -= share) < 0)!;
    if (kind === 'broken') return { kind, bytes: mutated(bytesOf(this.#earnest()), this.#chance) };
    if (kind === 'refused') return { kind, sent: anyOf(this.#chance, this.#refused) };
    return { kind, sent: kind === 'made' ? this.#made.next() : this.#changed() };
  }

  #changed(): Sent {
    return changed(this.#owned.tape, this.#tables, this.#chance);
  }

  #earnest(): Sent {
    return oneIn(this.#chance, 2) ? anyOf(this.#chance, this.#owned.tape) : this.#changed();
  }
}

function mustBeRefused({ aims }: Guarded): Sent[] {
  const routes = Object.keys(ROUTE_CASES);
  const paths = [...new Set(routes.map((route) => route.split(' ')[1]!))];
  return [
    ...routes.flatMap((route) => badRequests(route, ROUTE_CASES[route]!, aims)),
    ...paths.flatMap((path) => wrongMethods(path, routes, aims)),
  ];
}
