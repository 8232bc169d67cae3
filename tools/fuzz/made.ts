import type { FastChance } from '../../src/engine/chance/fast.ts';
import { listOf } from '../../src/engine/list.ts';
import { GAMES } from '../../src/games/games.ts';
import {
  CONTENT_TYPES,
  FOREIGN,
  STRANGE_HOSTS,
  STRANGE_IDS,
  STRANGE_SEATS,
  STRANGE_SEQS,
} from '../../src/server/testing/bad-values.ts';
import type { Sent } from '../../src/server/testing/send.ts';
import type { Guarded } from './guarded.ts';
import type { Operation } from './operations.ts';
import type { Owned } from './owned.ts';
import { senderOf, stranger } from './senders.ts';
import { anyOf, oneIn, valueFor, type Words } from './values.ts';
import { violated } from './violate.ts';

/** Whoever sends nonsense must not forget themselves by it, or the rest would come from nobody. */
const FORGETS = /^DELETE \/api\/me/;
/** What stays when it was asked for in earnest: tables, players and links. So many may be made. */
const MAKES = /^(POST \/api\/(tables|tokens|me\/link)|PATCH \/api\/me)$/;
const MOST_MADE = 50;
/** One in so many is as it should be, and one in so many of those who could leave a table does. */
const PLAIN_SHARE = 3;
const LEAVING_SHARE = 20;
const HEADER_SHARE = 10;

/** Requests made from the document: what it asks for, and whatever it does not. */
export class Made {
  readonly #operations: readonly Operation[];
  readonly #owned: Owned;
  readonly #guarded: Guarded;
  readonly #chance: FastChance;
  readonly #tables: readonly string[];
  readonly #words: Words;
  #made = 0;

  constructor(operations: readonly Operation[], owned: Owned, guarded: Guarded, chance: FastChance) {
    this.#operations = operations;
    this.#owned = owned;
    this.#guarded = guarded;
    this.#chance = chance;
    this.#tables = [...owned.tables, ...owned.tables, ...guarded.tables.flatMap(({ id, code }) => [id, code])];
    this.#words = {
      game: GAMES.map(({ id }) => id),
      move: owned.moves,
      ask: listOf(12, (i) => i + 1),
      seats: [
        ['me', 'open'],
        ['open', 'me', { bot: 'random' }],
      ],
      options: [{}, { ending: 'each-deals-once' }, { target: 200 }],
    };
  }

  next(): Sent {
    const operation = anyOf(this.#chance, this.#operations);
    const { method, path } = operation;
    const sender = FORGETS.test(`${method} ${path}`)
      ? stranger(this.#guarded, this.#chance)
      : senderOf(this.#owned, this.#guarded, this.#chance);
    const { headers = {}, ...rest } = this.#bodyFor(operation);
    return {
      method,
      path: this.#addressOf(operation),
      headers: { ...sender, ...headers, ...this.#strange() },
      ...rest,
    };
  }

  #addressOf({ path, query }: Operation): string {
    const chance = this.#chance;
    const address = path
      .replace('{table}', () => anyOf(chance, oneIn(chance, 5) ? STRANGE_IDS : this.#tables))
      .replace('{seat}', () => (oneIn(chance, 3) ? anyOf(chance, STRANGE_SEATS) : String(chance.below(4))))
      .replace('{device}', () => (oneIn(chance, 2) ? anyOf(chance, STRANGE_IDS) : '0123456789abcdef'));
    const asked = query.filter(() => oneIn(chance, 2)).map((name) => `${name}=${anyOf(chance, STRANGE_SEQS)}`);
    return asked.length === 0 ? address : `${address}?${asked.join('&')}`;
  }

  #bodyFor({ method, path, body }: Operation): Partial<Sent> {
    const chance = this.#chance;
    if (method === 'GET') return {};
    const value = valueFor(body ?? { type: 'object' }, chance, this.#words) as Record<string, unknown>;
    const type = oneIn(chance, HEADER_SHARE) ? anyOf(chance, CONTENT_TYPES) : 'application/json';
    const isPlain = this.#isPlain(`${method} ${path}`);
    if (isPlain && body === undefined) return {};
    return { headers: { 'content-type': type }, body: isPlain ? JSON.stringify(value) : violated(value, chance) };
  }

  #isPlain(operation: string): boolean {
    const chance = this.#chance;
    if (!oneIn(chance, operation.endsWith('/seats/me') ? LEAVING_SHARE : PLAIN_SHARE)) return false;
    return !MAKES.test(operation) || this.#made++ < MOST_MADE;
  }

  #strange(): Readonly<Record<string, string>> {
    const chance = this.#chance;
    if (!oneIn(chance, HEADER_SHARE)) return {};
    return anyOf(chance, [
      ...FOREIGN,
      { host: anyOf(chance, STRANGE_HOSTS) },
      { 'last-event-id': anyOf(chance, STRANGE_SEQS) },
      { 'content-encoding': 'gzip' },
      { accept: '*/*;q=x' },
      { 'x-forwarded-for': '::1, "' },
      { 'if-none-match': '"' },
    ]);
  }
}
