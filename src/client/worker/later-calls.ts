import type { Fault } from '../../engine/record/fault.ts';
import type { PastState } from '../../engine/record/past.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import type { Analysis, Hint } from '../../protocol/analysis.ts';
import type { Snapshot } from '../../protocol/table.ts';
import { gamesDescribed } from '../../table/games-described.ts';
import type { LiveTables } from '../../table/live-tables.ts';
import { recordOf, refuseAnalysis, refuseRecord } from '../../table/log/record.ts';
import { Tables } from '../../table/tables.ts';
import type { Games } from '../link/link.ts';
import { GAMES } from './games/games.ts';
import type { LocalEnvironment } from './local-environment.ts';
import type { LocalStore } from './local-store.ts';
import type { LocalTables } from './local-tables.ts';
import type { At, BodyOf, Calls, LaterCall } from './messages.ts';
import { okOf } from './problem.ts';
import { YOU } from './you.ts';

/** What can be done at the same tables beside playing. */
export class LaterCalls implements Pick<Calls, LaterCall> {
  readonly #tables: LocalTables;
  readonly #store: LocalStore;
  readonly #environment: LocalEnvironment;
  readonly #all: Tables;
  readonly #analyses = new Map<string, Analysis>();

  constructor(tables: LocalTables, store: LocalStore, live: LiveTables) {
    this.#tables = tables;
    this.#store = store;
    this.#environment = tables.environment;
    this.#all = new Tables(tables.environment, live);
  }

  async games(): Promise<Games> {
    return gamesDescribed(GAMES.map(({ about }) => about));
  }

  /** Forgets the person and all tables. */
  async forget(): Promise<void> {
    for (const { card } of await this.#all.tablesOf(YOU)) await this.#tables.letGo(card.id);
    await this.#store.clear();
  }

  async sit({ table }: At, request: BodyOf<'sit'>): Promise<Snapshot> {
    await okOf(this.#all.sit(await this.#tables.idOf(table), await this.#tables.visitor(), request));
    return this.#tables.look({ table });
  }

  async setSeat({ table, seat }: At & { readonly seat: number }, { bot }: BodyOf<'setSeat'>): Promise<void> {
    await okOf(this.#all.setSeat(await this.#tables.idOf(table), YOU, seat, bot));
  }

  async reveal({ table }: At, { salt }: BodyOf<'reveal'>): Promise<void> {
    await okOf(this.#all.reveal(await this.#tables.idOf(table), YOU, salt));
  }

  async say({ table }: At, { phrase }: BodyOf<'say'>): Promise<void> {
    await okOf(this.#all.say(await this.#tables.idOf(table), YOU, phrase));
  }

  async mute({ table }: At, { seat, muted }: BodyOf<'mute'>): Promise<void> {
    await okOf(this.#all.mute(await this.#tables.idOf(table), YOU, seat, muted));
  }

  async rematch({ table }: At): Promise<Snapshot> {
    const next = await okOf(this.#all.rematch(await this.#tables.idOf(table), YOU));
    return this.#tables.look({ table: next });
  }

  async record({ table }: At): Promise<MatchRecord> {
    const { found, log } = await this.#tables.find(table);
    await okOf(refuseRecord(found, YOU) ?? { ok: null });
    return recordOf(log, this.#environment);
  }

  async hint({ table }: At): Promise<Hint> {
    return okOf(this.#all.hint(await this.#tables.idOf(table), YOU));
  }

  /** The same match is looked at once, as long as the page is open. */
  async analysis(table: string, onProgress: (share: number) => void, signal: AbortSignal): Promise<Analysis> {
    const { found, log } = await this.#tables.find(table);
    await okOf(refuseAnalysis(found, YOU) ?? { ok: null });
    const { id } = found.opened;
    const { analysed } = await this.#environment.loaded.insight();
    const known = this.#analyses.get(id);
    if (known !== undefined) return known;
    const analysis = await analysed(recordOf(log, this.#environment), this.#environment.games, onProgress, signal);
    this.#analyses.set(id, analysis);
    return analysis;
  }

  async replay(record: MatchRecord, you: number | null): Promise<readonly PastState[]> {
    const { replayed } = await this.#past(record);
    return replayed(record, this.#environment.games, you);
  }

  async branch(record: MatchRecord, moves: number, seat: number): Promise<string> {
    const { branched } = await this.#past(record);
    const { name } = await this.#tables.visitor();
    const id = await branched({ record, moves, seat, name }, this.#store, this.#environment);
    await this.#tables.comeTo(id);
    return id;
  }

  /** Plays a whole match again and compares; answers with whatever does not fit. */
  async verify(record: MatchRecord): Promise<readonly Fault[]> {
    await this.#environment.loaded.load(record.game);
    const { verify } = await import('../../engine/record/verify.ts');
    return verify(JSON.stringify(record), this.#environment.games);
  }

  /** Looking back is loaded when somebody does. */
  async #past({ game }: MatchRecord): Promise<typeof import('./past.ts')> {
    await this.#environment.loaded.load(game);
    return import('./past.ts');
  }
}
