import type { AnswerOf } from '../../protocol/api/api.ts';
import { LONGEST_NAME, plainName } from '../../protocol/name.ts';
import type { MakeMove, OpenTable } from '../../protocol/requests.ts';
import type { Snapshot } from '../../protocol/table.ts';
import type { Listener } from '../../table/live-table.ts';
import type { Entry } from '../../table/log/entry.ts';
import { TablesInPlay } from '../../table/tables-in-play.ts';
import { listedOf } from '../../table/store/listed.ts';
import { tableFrom } from '../../table/log/log.ts';
import type { Visitor } from '../../table/people.ts';
import { snapshotFor } from '../../table/log/publish.ts';
import type { Table } from '../../table/log/table.ts';
import type { Moved, TableRequest } from '../link/link.ts';
import { commitmentOf, drawSalt } from '../link/salt.ts';
import { loaded } from './loaded.ts';
import { LocalEnvironment } from './local-environment.ts';
import type { LocalStore } from './local-store.ts';
import type { LaterCalls } from './later-calls.ts';
import type { At, BodyOf, Calls, LaterCall } from './messages.ts';
import type { PageListener } from './page-listener.ts';
import { elsewhere, loadProblems, okOf, problemOf } from './problem.ts';
import { YOU } from './you.ts';

const GUEST = 'Guest';

/**
 * Holds the person's seat: nobody else waits at these tables, so that whoever looks away, or comes back another day, is not
 * away and no stand-in plays on.
 */
const SEAT_HOLDER: Listener = { player: YOU, send: () => true, end: () => undefined };

/** The same tables as a server's, for one person alone. Lists are read by every tab; a table is run by the last that came to it. */
export class LocalTables implements Omit<Calls, LaterCall> {
  readonly environment: LocalEnvironment;
  readonly #store: LocalStore;
  readonly #tables: TablesInPlay;
  /** What another tab has taken: only coming back to the table takes it back, nothing that was still on its way. */
  readonly #taken = new Set<string>();
  /** Where the seat is held. */
  readonly #here = new Set<string>();
  #later: LaterCalls | undefined;

  constructor(store: LocalStore) {
    this.#store = store;
    this.environment = new LocalEnvironment(store);
    this.#tables = new TablesInPlay(this.environment);
    store.whenTaken((id) => {
      this.#taken.add(id);
      void this.letGo(id);
    });
  }

  begin(): Promise<void> {
    return this.#tables.begin();
  }

  stop(): Promise<void> {
    return this.#tables.stop();
  }

  async me(): Promise<AnswerOf<'me'>> {
    const name = await this.#store.name();
    return { player: name === undefined ? null : { id: YOU, name } };
  }

  async rename(request: { readonly name: string }): Promise<AnswerOf<'rename'>> {
    const name = plainName(request.name);
    if (name === '') throw await problemOf('bad-request', 'body.name: must not be empty');
    if (name.length > LONGEST_NAME)
      throw await problemOf('bad-request', `body.name: must be at most ${LONGEST_NAME} characters`);
    await this.#store.keepName(name);
    return { player: { id: YOU, name } };
  }

  async isKept(): Promise<boolean> {
    return this.#store.isKept;
  }

  async mine(): Promise<AnswerOf<'mine'>> {
    return { tables: (await this.#tables.tablesOf(YOU)).map(listedOf) };
  }

  async open(request: TableRequest): Promise<Snapshot> {
    const bots = request.seats.flatMap((seat) => (typeof seat === 'object' ? [seat.bot] : []));
    await this.environment.loaded.load(request.game, bots);
    const snapshot = await okOf(this.#tables.open(await this.visitor(), wholeRequest(request)));
    await this.comeTo(snapshot.table.id);
    return snapshot;
  }

  async look({ table }: At): Promise<Snapshot> {
    const { found } = await this.find(table);
    return snapshotFor(found, found.viewerOf(YOU));
  }

  /** Nobody is left for whom a match could go on: the table is cleared away. */
  async leave({ table }: At): Promise<void> {
    const { id } = await this.#logOf(table);
    await this.#store.claim(id);
    await this.letGo(id);
    await this.#store.remove(id);
  }

  /** The person's salt goes into the shuffle as it does on line; it is drawn here, and nobody is waited for. */
  async start({ table }: At, { fill }: BodyOf<'start'>): Promise<void> {
    const id = await this.idOf(table);
    const { table: card, you } = await this.look({ table: id });
    const seat = you === null ? undefined : card.seats[you];
    const isOwed = card.status === 'open' && seat?.kind === 'person' && seat.commitment === null;
    const salt = drawSalt();
    if (isOwed) await okOf(this.#tables.promise(id, await this.visitor(), commitmentOf(salt)));
    await okOf(this.#tables.start(id, YOU, fill));
    if (isOwed) await okOf(this.#tables.reveal(id, YOU, salt));
  }

  async move({ table }: At, request: MakeMove): Promise<Moved> {
    this.#fetchLater();
    return okOf(this.#tables.move(await this.idOf(table), YOU, request));
  }

  /** What can be done beside playing. */
  async later(): Promise<LaterCalls> {
    const { LaterCalls } = await loaded(() => import('./later-calls.ts'));
    return (this.#later ??= new LaterCalls(this, this.#store, this.#tables.live));
  }

  /** Nobody needs it before the first move, and after it the line may be cut. */
  #fetchLater(): void {
    Promise.all([this.later(), loadProblems()]).catch(() => undefined);
  }

  /** Answers with what ends it. */
  async listen(table: string, listener: PageListener, after: number | undefined): Promise<() => void> {
    const first = (snapshot: Snapshot): void => listener.snapshot(snapshot);
    const id = await this.#tables.idOf(table);
    this.#taken.delete(id);
    await this.comeTo(id);
    const hangUp = await okOf(this.#tables.listen(id, listener, after, first));
    listener.open();
    return () => hangUp(true);
  }

  async visitor(): Promise<Visitor> {
    return { id: YOU, name: (await this.#store.name()) ?? GUEST };
  }

  /** Any tab may look, whichever has the table. */
  async find(table: string): Promise<{ readonly found: Table; readonly log: readonly Entry[] }> {
    const { log } = await this.#logOf(table);
    await this.#learn(log);
    return { found: tableFrom(log, this.environment), log };
  }

  async #logOf(table: string): Promise<{ readonly id: string; readonly log: readonly Entry[] }> {
    const id = await this.#tables.idOf(table);
    const log = await this.#store.log(id);
    if (log.length === 0) throw await problemOf('no-such-table', 'There is no such table.');
    return { id, log };
  }

  async idOf(idOrCode: string): Promise<string> {
    const id = await this.#tables.idOf(idOrCode);
    if (this.#taken.has(id)) throw elsewhere();
    await this.comeTo(id);
    return id;
  }

  async comeTo(id: string): Promise<void> {
    // before the claim: from then on the table may be woken at any time
    if (!this.#here.has(id)) await this.#learn(await this.#store.log(id));
    await this.#store.claim(id);
    if (this.#here.has(id)) return;
    this.#here.add(id);
    await this.#tables.listen(id, SEAT_HOLDER, undefined, () => undefined);
  }

  /** A table that is read without its rules would be one of rules that are no longer known. */
  async #learn([opened]: readonly Entry[]): Promise<void> {
    if (opened?.kind !== 'opened') return;
    const bots = opened.seats.flatMap((seat) => (seat.kind === 'bot' ? [seat.level] : []));
    await this.environment.loaded.load(opened.game, bots);
  }

  letGo(id: string): Promise<void> {
    this.#here.delete(id);
    return this.#tables.letGo(id);
  }
}

function wholeRequest(request: TableRequest): OpenTable {
  const { options = {}, clock = 'none', watching = true } = request;
  return { ...request, options, clock, public: request.public ?? false, watching };
}
