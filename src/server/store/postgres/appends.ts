import type { Entry } from '../../../table/log/entry.ts';
import type { Index } from '../../../table/store/store.ts';
import { Gathering } from '../gathering.ts';
import type { Connections } from './connections.ts';
import { statements } from './connections.ts';

interface Append {
  readonly id: string;
  readonly place: number;
  readonly entry: Entry;
  readonly index: Index;
  readonly resolve: (isKept: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/** Where other processes hear that a table moved on. */
export const MOVED = 'threestraws_moved';

/** One batch at a time: whoever notifies has the queue of notifications to itself until it is flushed, so that more would only wait for each other. */
const UNDER_WAY = 1;
/**
 * In milliseconds, between two batches. A transaction costs the database as much as some moves; where several processes write,
 * each has fewer of them at once.
 */
const REST = 5;
const MOST_IN_A_BATCH = 500;
/** Of tables that are told of at once: what is told may have 8,000 letters. */
const MOST_IN_A_WORD = 200;

/**
 * A whole batch in one statement, which is one transaction: of every entry whose place is free and has one before it the standing is
 * noted, and the card if there is a new one; and who listens is told. In the order of ids, so that two batches cannot wait for each other.
 */
const SQL = statements('append', {
  batch: `
    WITH given AS (
      SELECT * FROM unnest($2::text[], $3::integer[], $4::text[], $5::bigint[], $6::integer[], $7::bigint[])
        AS g (id, place, entry, due, waiting, changed)
    ), written AS (
      INSERT INTO log (table_id, place, entry)
      SELECT id, place, entry FROM given
      WHERE EXISTS (SELECT FROM log WHERE table_id = id AND log.place = given.place - 1)
      ORDER BY id
      ON CONFLICT DO NOTHING
      RETURNING table_id
    ), stood AS (
      UPDATE standings SET due = g.due, waiting = g.waiting, changed = coalesce(g.changed, standings.changed)
      FROM given g JOIN written ON written.table_id = g.id WHERE standings.table_id = g.id
    ), cards AS (
      SELECT c.* FROM unnest($8::text[], $9::text[], $10::boolean[], $11::text[]) AS c (id, status, public, card)
      JOIN written ON written.table_id = c.id
    ), carded AS (
      UPDATE tables SET status = c.status, public = c.public, card = c.card FROM cards c WHERE tables.id = c.id
    ), sitting AS (
      SELECT s.id, s.player FROM unnest($12::text[], $13::text[]) AS s (id, player) JOIN written ON written.table_id = s.id
    ), gone AS (
      DELETE FROM sitters USING cards WHERE sitters.table_id = cards.id
        AND NOT EXISTS (SELECT FROM sitting WHERE sitting.id = sitters.table_id AND sitting.player = sitters.player)
    ), seated AS (
      INSERT INTO sitters (player, table_id) SELECT DISTINCT player, id FROM sitting ON CONFLICT DO NOTHING
    ), unwatched AS (
      DELETE FROM vouches USING cards WHERE vouches.table_id = cards.id AND cards.status IN ('over', 'closed')
    ), unkept AS (
      DELETE FROM keepers USING cards WHERE keepers.table_id = cards.id AND cards.status IN ('over', 'closed')
    )
    SELECT array_agg(table_id) AS tables, pg_notify('${MOVED}', $1 || ' ' || string_agg(table_id, ' '))
    FROM (SELECT table_id, row_number() OVER () / ${MOST_IN_A_WORD} AS word FROM written) AS told GROUP BY word`,
});

/** Many appends, one transaction, and one round trip for each of them. */
export class Appends {
  readonly #connections: Connections;
  /** Who writes: told to the others, so that it does not hear of itself. */
  readonly #me: string;
  /** Tables with an entry on its way: the next one comes after it. */
  readonly #underWay = new Set<string>();
  readonly #gathering = new Gathering<Append>(
    { most: UNDER_WAY, rest: REST },
    (batch) => this.#send(batch),
    (gathered) => this.#choose(gathered),
  );

  constructor(connections: Connections, me: string) {
    this.#connections = connections;
    this.#me = me;
  }

  append(id: string, place: number, entry: Entry, index: Index): Promise<boolean> {
    if (!Number.isInteger(place) || place < 1) return Promise.resolve(false);
    return new Promise((resolve, reject) => this.#gathering.add({ id, place, entry, index, resolve, reject }));
  }

  async #send(batch: readonly Append[]): Promise<void> {
    try {
      const kept = await this.#write(batch);
      for (const { id, resolve } of batch) resolve(kept.has(id));
    } catch (error) {
      for (const { reject } of batch) reject(error);
    } finally {
      for (const { id } of batch) this.#underWay.delete(id);
    }
  }

  /** One of each table: whether it was kept is told by the table. */
  #choose(gathered: readonly Append[]): { batch: Append[]; left: Append[] } {
    const batch: Append[] = [];
    const left: Append[] = [];
    for (const append of gathered) {
      if (batch.length < MOST_IN_A_BATCH && !this.#underWay.has(append.id)) {
        this.#underWay.add(append.id);
        batch.push(append);
      } else left.push(append);
    }
    return { batch, left };
  }

  async #write(batch: readonly Append[]): Promise<Set<string>> {
    const rows = await this.#connections.run<{ tables: string[] }>(SQL.batch, [this.#me, ...columnsOf(batch)]);
    return new Set(rows.flatMap(({ tables }) => tables));
  }
}

function columnsOf(batch: readonly Append[]): unknown[] {
  const cards = batch.flatMap(({ id, index: { card } }) => (card === undefined ? [] : [{ id, card }]));
  const sitters = cards.flatMap(({ id, card }) =>
    card.seats.flatMap((seat) => (seat.kind === 'person' ? [{ id, player: seat.player }] : [])),
  );
  return [
    batch.map(({ id }) => id),
    batch.map(({ place }) => place),
    batch.map(({ entry }) => JSON.stringify(entry)),
    batch.map(({ index }) => index.due),
    batch.map(({ index }) => index.waiting),
    batch.map(({ entry, index }) => (index.quiet === true ? null : entry.at)),
    cards.map(({ id }) => id),
    cards.map(({ card }) => card.status),
    cards.map(({ card }) => card.public),
    cards.map(({ card }) => JSON.stringify(card)),
    sitters.map(({ id }) => id),
    sitters.map(({ player }) => player),
  ];
}
