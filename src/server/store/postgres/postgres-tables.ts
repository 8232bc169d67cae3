import type { TableCard } from '../../../protocol/table.ts';
import type { Entry } from '../../../table/log/entry.ts';
import type { Index, Listed, Store } from '../../../table/store/store.ts';
import { CODE_KEPT } from '../../../table/times.ts';
import { statements, type Connections, type Query } from './connections.ts';
import { Reads } from './reads.ts';

const ENDED = "status IN ('over', 'closed')";
const LISTED = 'SELECT card, waiting, changed FROM tables JOIN standings ON standings.table_id = tables.id';

const SQL = statements('tables', {
  idOf: `SELECT id FROM tables JOIN standings ON table_id = id WHERE code = $1 AND NOT (${ENDED} AND changed < $2)`,
  // 'open' comes before 'playing'
  lobby: `${LISTED} WHERE public AND status IN ('open', 'playing') ORDER BY status, changed DESC LIMIT $1`,
  tablesOf: `${LISTED} JOIN sitters ON sitters.table_id = id WHERE player = $1
    ORDER BY ${ENDED}, changed DESC LIMIT $2`,
  due: 'SELECT table_id AS id FROM standings WHERE due <= $1 ORDER BY due LIMIT $2',
  running: "SELECT id FROM tables WHERE status IN ('open', 'starting', 'playing')",
});

const OPEN = {
  open: `INSERT INTO tables (id, code, status, public, card) VALUES ($1, $2, $3, $4, $5)
    ON CONFLICT DO NOTHING RETURNING id`,
  // no id looks like a code; the card still has it
  freeCode: `UPDATE tables SET code = id FROM standings
    WHERE table_id = id AND code = $1 AND ${ENDED} AND changed < $2 RETURNING id`,
  begin: 'INSERT INTO log (table_id, place, entry) VALUES ($1, 0, $2)',
  stand: 'INSERT INTO standings (table_id, due, waiting, changed) VALUES ($1, $2, $3, $4)',
  sit: 'INSERT INTO sitters (player, table_id) SELECT DISTINCT player, $1 FROM unnest($2::text[]) AS player',
};

interface ListedRow extends Omit<Listed, 'card'> {
  readonly card: string;
}

/** Tables in PostgreSQL; what is appended is gathered apart. */
export class PostgresTables implements Omit<Store, 'append' | 'others'> {
  readonly #connections: Connections;
  readonly #reads: Reads;

  constructor(connections: Connections) {
    this.#connections = connections;
    this.#reads = new Reads(connections);
  }

  open(id: string, entry: Entry, { card, due, waiting }: Index & { readonly card: TableCard }): Promise<boolean> {
    return this.#connections.inTransaction(async (query) => {
      if (!(await isOpened(query, id, card, entry.at))) return false;
      await query(OPEN.begin, [id, JSON.stringify(entry)]);
      await query(OPEN.stand, [id, due, waiting, entry.at]);
      await query(OPEN.sit, [id, card.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []))]);
      return true;
    });
  }

  log(id: string, from = 0): Promise<Entry[]> {
    // no text of PostgreSQL has one in it: the question alone would be an error
    return id.includes('\0') ? Promise.resolve([]) : this.#reads.log(id, from);
  }

  async idOf(code: string, now: number): Promise<string | undefined> {
    return (await this.#ids(SQL.idOf, [code, now - CODE_KEPT]))[0];
  }

  async lobby(limit: number): Promise<Listed[]> {
    return (await this.#connections.run<ListedRow>(SQL.lobby, [limit])).map(listedOf);
  }

  async tablesOf(player: string, limit: number): Promise<Listed[]> {
    return (await this.#connections.run<ListedRow>(SQL.tablesOf, [player, limit])).map(listedOf);
  }

  due(now: number, limit: number): Promise<string[]> {
    return this.#ids(SQL.due, [now, limit]);
  }

  running(): Promise<string[]> {
    return this.#ids(SQL.running, []);
  }

  async #ids(statement: (typeof SQL)[keyof typeof SQL], values: readonly unknown[]): Promise<string[]> {
    const rows = await this.#connections.run<{ id: string }>(statement, values);
    return rows.map(({ id }) => id);
  }
}

async function isOpened(query: Query, id: string, card: TableCard, at: number): Promise<boolean> {
  const row = [id, card.code, card.status, card.public, JSON.stringify(card)];
  if ((await query(OPEN.open, row)).length > 0) return true;
  const isFreed = (await query(OPEN.freeCode, [card.code, at - CODE_KEPT])).length > 0;
  return isFreed && (await query(OPEN.open, row)).length > 0;
}

function listedOf({ card, waiting, changed }: ListedRow): Listed {
  return { card: JSON.parse(card), waiting, changed };
}
