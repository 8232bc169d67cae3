import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { TableCard } from '../../protocol/table.ts';
import type { Entry } from '../../table/log/entry.ts';
import type { Index, Listed, Store } from '../../table/store/store.ts';
import { CODE_KEPT } from '../../table/times.ts';
import type { AtOnce } from './calls.ts';
import { prepared, type Statements } from './statements.ts';

const ENDED = "status IN ('over', 'closed')";
const LISTED = 'SELECT card, waiting, changed FROM tables';

const STATEMENTS = {
  open: `INSERT OR IGNORE INTO tables (id, code, status, public, due, waiting, changed, card)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  begin: 'INSERT INTO log (table_id, place, entry) VALUES (?, 0, ?)',
  append: `INSERT OR IGNORE INTO log (table_id, place, entry)
    SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM log WHERE table_id = ?1 AND place = ?2 - 1)`,
  index: 'UPDATE tables SET due = ?, waiting = ?, changed = coalesce(?, changed) WHERE id = ?',
  card: `UPDATE tables SET status = ?, public = ?, due = ?, waiting = ?, changed = coalesce(?, changed), card = ?
    WHERE id = ?`,
  clear: 'DELETE FROM sitters WHERE table_id = ?',
  sit: 'INSERT OR IGNORE INTO sitters (player, table_id) VALUES (?, ?)',
  log: 'SELECT entry FROM log WHERE table_id = ? AND place >= ? ORDER BY place',
  idOf: `SELECT id FROM tables WHERE code = ? AND NOT (${ENDED} AND changed < ?)`,
  // no id looks like a code; the card still has it
  freeCode: `UPDATE tables SET code = id WHERE code = ? AND ${ENDED} AND changed < ?`,
  // 'open' comes before 'playing'
  lobby: `${LISTED} WHERE public = 1 AND status IN ('open', 'playing') ORDER BY status, changed DESC LIMIT ?`,
  tablesOf: `${LISTED} JOIN sitters ON table_id = id WHERE player = ?
    ORDER BY ${ENDED}, changed DESC LIMIT ?`,
  due: 'SELECT id FROM tables WHERE due <= ? ORDER BY due LIMIT ?',
  running: "SELECT id FROM tables WHERE status IN ('open', 'starting', 'playing')",
};

interface ListedRow extends Omit<Listed, 'card'> {
  readonly card: string;
}

/** Tables in SQLite. Whoever calls it holds the transaction. */
export class SqliteTables implements AtOnce<Store> {
  readonly #sql: Statements<keyof typeof STATEMENTS>;

  constructor(db: DatabaseSyncInstance) {
    this.#sql = prepared(db, STATEMENTS);
  }

  open(id: string, entry: Entry, { card, due, waiting }: Index & { readonly card: TableCard }): boolean {
    const { code, status, public: isPublic } = card;
    const cardText = JSON.stringify(card);
    const row = [id, code, status, Number(isPublic), due, waiting, entry.at, cardText];
    if (this.#sql.open.run(...row).changes === 0) {
      const isFreed = this.#sql.freeCode.run(code, entry.at - CODE_KEPT).changes > 0;
      if (!isFreed || this.#sql.open.run(...row).changes === 0) return false;
    }
    this.#sql.begin.run(id, JSON.stringify(entry));
    this.#seat(id, card);
    return true;
  }

  append(id: string, place: number, entry: Entry, { card, due, waiting, quiet }: Index): boolean {
    const { changes } = this.#sql.append.run(id, place, JSON.stringify(entry));
    if (changes === 0) return false;
    const changed = quiet === true ? null : entry.at;
    if (card === undefined) {
      this.#sql.index.run(due, waiting, changed, id);
      return true;
    }
    const { status, public: isPublic } = card;
    this.#sql.card.run(status, Number(isPublic), due, waiting, changed, JSON.stringify(card), id);
    this.#sql.clear.run(id);
    this.#seat(id, card);
    return true;
  }

  log(id: string, from = 0): Entry[] {
    const rows = this.#sql.log.all(id, from) as { entry: string }[];
    return rows.map(({ entry }) => JSON.parse(entry));
  }

  idOf(code: string, now: number): string | undefined {
    const row = this.#sql.idOf.get(code, now - CODE_KEPT) as { id: string } | undefined;
    return row?.id;
  }

  lobby(limit: number): Listed[] {
    return this.#sql.lobby.all(limit).map(listedOf);
  }

  tablesOf(player: string, limit: number): Listed[] {
    return this.#sql.tablesOf.all(player, limit).map(listedOf);
  }

  due(now: number, limit: number): string[] {
    return this.#sql.due.all(now, limit).map(idOfRow);
  }

  running(): string[] {
    return this.#sql.running.all().map(idOfRow);
  }

  #seat(id: string, { seats }: TableCard): void {
    for (const seat of seats) if (seat.kind === 'person') this.#sql.sit.run(seat.player, id);
  }
}

function listedOf({ card, waiting, changed }: ListedRow): Listed {
  return { card: JSON.parse(card), waiting, changed };
}

function idOfRow({ id }: { readonly id: string }): string {
  return id;
}
