import type { Level } from '../engine/record/record.ts';
import type { Seat } from '../engine/seats.ts';
import { plainCode } from '../protocol/code.ts';
import type { MakeMove, OpenTable } from '../protocol/requests.ts';
import type { Snapshot } from '../protocol/table.ts';
import { isCode } from './code.ts';
import type { Environment } from './environment.ts';
import type { Listener } from './live-table.ts';
import { LiveTables, type HangUp } from './live-tables.ts';
import { messagesAfter, movedBefore } from './log/log.ts';
import { isShutTo, snapshotFor } from './log/publish.ts';
import type { Visitor } from './people.ts';
import { makeMove, type Moved } from './steps/move.ts';
import { opening } from './steps/open.ts';
import { promise } from './steps/promise.ts';
import { reveal, start } from './steps/start.ts';
import { problem, type Result } from './steps/step.ts';
import type { Listed } from './store/store.ts';

const MOST_LISTED = 100;

/**
 * All tables, and what every match needs of them: a page that plays alone begins with no more. Tables go by their id.
 */
export class TablesInPlay {
  protected readonly environment: Environment;
  readonly live: LiveTables;

  constructor(environment: Environment, live = new LiveTables(environment)) {
    this.environment = environment;
    this.live = live;
  }

  /** Takes up what an earlier process left: nobody is connected yet. */
  async begin(): Promise<void> {
    await this.live.begin();
  }

  /** Lets what is being done finish, ends all streams and stops looking after tables. */
  async stop(): Promise<void> {
    await this.live.stop();
  }

  /** Lets go of a table that another process looks after from now on, and ends its streams. */
  letGo(id: string): Promise<void> {
    return this.live.letGo(id);
  }

  /** The id of a table whose id or code this is. Whether there is such a table shows later. */
  async idOf(idOrCode: string): Promise<string> {
    const code = plainCode(idOrCode);
    return (
      (isCode(code) ? await this.environment.store.idOf(code, this.environment.time.now()) : undefined) ?? idOrCode
    );
  }

  lobby(): Promise<Listed[]> {
    return this.environment.store.lobby(MOST_LISTED);
  }

  tablesOf(player: string): Promise<Listed[]> {
    return this.environment.store.tablesOf(player, MOST_LISTED);
  }

  /** The ids of all tables that have not ended. */
  running(): Promise<string[]> {
    return this.environment.store.running();
  }

  async open(visitor: Visitor, request: OpenTable): Promise<Result<Snapshot>> {
    for (;;) {
      const opened = opening(this.environment, visitor, request);
      if ('problem' in opened) return opened;
      if (await this.live.open(opened.ok)) return this.look(opened.ok.id, visitor.id);
    }
  }

  /** How a table stands for somebody. */
  look(id: string, player: string | undefined): Promise<Result<Snapshot>> {
    return this.live.change(id, (table) => ({ ok: snapshotFor(table, table.viewerOf(player)) }), player);
  }

  promise(id: string, visitor: Visitor, commitment: string): Promise<Result<Seat>> {
    return this.live.change(id, (table) => promise(table, visitor, commitment), visitor.id);
  }

  async start(id: string, player: string, fill: Level | undefined): Promise<Result<null>> {
    for (;;) {
      const result = await this.live.change(id, (table) => start(table, player, fill), player);
      if ('problem' in result) return result;
      if (result.ok === 'started') return { ok: null };
    }
  }

  reveal(id: string, player: string, salt: string): Promise<Result<null>> {
    return this.live.change(id, (table) => reveal(table, player, salt), player);
  }

  /** `again` is called before the whole match is gone through for an answer that was given long ago; it may throw. */
  async move(id: string, player: string, answer: MakeMove, again?: () => void): Promise<Result<Moved>> {
    const result = await this.live.change(id, (table) => makeMove(table, player, answer), player);
    if ('ok' in result || result.problem.type !== 'stale') return result;
    again?.();
    const before = await this.#answeredBefore(id, player, answer);
    return before === undefined ? result : { ok: before };
  }

  /**
   * Sends somebody all that they missed after this message, or how the table stands if they know nothing yet, and from
   * then on whatever happens, without a gap. Answers with what ends it.
   */
  listen(
    id: string,
    listener: Listener,
    after: number | undefined,
    first: (snapshot: Snapshot) => void,
  ): Promise<Result<HangUp>> {
    return this.live.listen(id, listener, async (table) => {
      const viewer = table.viewerOf(listener.player);
      if (isShutTo(table, viewer)) return problem('no-watching', 'Only the players can see this match.');
      if (after === undefined || after > table.seqOf(viewer)) first(snapshotFor(table, viewer));
      else if (after < table.seqOf(viewer)) {
        // what another process has written since will be told like everything that comes
        const log = (await this.environment.store.log(id)).slice(0, table.place);
        for (const message of messagesAfter(log, this.environment, viewer, after)) {
          if (!listener.send(message, JSON.stringify(message))) break;
        }
      }
      return { ok: null };
    });
  }

  async #answeredBefore(id: string, player: string, answer: MakeMove): Promise<Moved | undefined> {
    const log = await this.environment.store.log(id);
    const seat = await this.live.read(id, (table) => ({ ok: table.seatOf(player) }));
    return 'ok' in seat && seat.ok !== undefined ? movedBefore(log, this.environment, seat.ok, answer) : undefined;
  }
}
