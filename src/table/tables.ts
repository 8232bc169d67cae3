import type { Level, MatchRecord } from '../engine/record/record.ts';
import type { Seat } from '../engine/seats.ts';
import type { Hint } from '../protocol/analysis.ts';
import type { MakeMove, OpenTable } from '../protocol/requests.ts';
import type { Phrase, Snapshot } from '../protocol/table.ts';
import { makeMove, type Moved } from './steps/move.ts';
import type { Listener } from './live-table.ts';
import { plainCode } from '../protocol/code.ts';
import { isCode } from './code.ts';
import { hintRequestOf } from './steps/hint.ts';
import { LiveTables, type HangUp } from './live-tables.ts';
import { leave } from './steps/leave.ts';
import { messagesAfter, movedBefore } from './log/log.ts';
import type { Environment } from './environment.ts';
import { opening } from './steps/open.ts';
import type { Visitor } from './people.ts';
import { isShutTo, snapshotFor } from './log/publish.ts';
import { recordOf, refuseAnalysis, refuseRecord } from './log/record.ts';
import { rematchOf } from './steps/rematch.ts';
import { mute, say } from './steps/say.ts';
import { setSeat, sit, type SeatRequest } from './steps/sit.ts';
import { reveal, start } from './steps/start.ts';
import { problem, type Result, type Step } from './steps/step.ts';
import type { Listed } from './store/store.ts';

const MOST_LISTED = 100;

/** All tables, and everything that people can do at them. Tables go by their id. */
export class Tables {
  readonly #environment: Environment;
  readonly #live: LiveTables;

  constructor(environment: Environment) {
    this.#environment = environment;
    this.#live = new LiveTables(environment);
  }

  /** Takes up what an earlier process left: nobody is connected yet. */
  async begin(): Promise<void> {
    await this.#live.begin();
  }

  /** Lets what is being done finish, ends all streams and stops looking after tables. */
  async stop(): Promise<void> {
    await this.#live.stop();
  }

  /** Lets go of a table that another process looks after from now on, and ends its streams. */
  letGo(id: string): Promise<void> {
    return this.#live.letGo(id);
  }

  /** The id of a table whose id or code this is. Whether there is such a table shows later. */
  async idOf(idOrCode: string): Promise<string> {
    const code = plainCode(idOrCode);
    return (isCode(code) ? await this.#environment.store.idOf(code) : undefined) ?? idOrCode;
  }

  lobby(): Promise<Listed[]> {
    return this.#environment.store.lobby(MOST_LISTED);
  }

  tablesOf(player: string): Promise<Listed[]> {
    return this.#environment.store.tablesOf(player, MOST_LISTED);
  }

  async open(visitor: Visitor, request: OpenTable): Promise<Result<Snapshot>> {
    for (;;) {
      const opened = opening(this.#environment, visitor, request);
      if ('problem' in opened) return opened;
      if (await this.#live.open(opened.ok)) return this.look(opened.ok.id, visitor.id);
    }
  }

  /** How a table stands for somebody. */
  look(id: string, player: string | undefined): Promise<Result<Snapshot>> {
    return this.#live.change(id, (table) => ({ ok: snapshotFor(table, table.viewerOf(player)) }), player);
  }

  sit(id: string, visitor: Visitor, request: SeatRequest): Promise<Result<Seat>> {
    return this.#live.change(id, (table) => sit(table, visitor, request), visitor.id);
  }

  setSeat(id: string, player: string, seat: Seat, level: Level | null): Promise<Result<null>> {
    return this.#live.change(id, (table) => setSeat(table, player, seat, level), player);
  }

  leave(id: string, player: string): Promise<Result<null>> {
    return this.#live.change(id, (table) => leave(table, player));
  }

  async start(id: string, player: string, fill: Level | undefined): Promise<Result<null>> {
    for (;;) {
      const result = await this.#live.change(id, (table) => start(table, player, fill), player);
      if ('problem' in result) return result;
      if (result.ok === 'started') return { ok: null };
    }
  }

  reveal(id: string, player: string, salt: string): Promise<Result<null>> {
    return this.#live.change(id, (table) => reveal(table, player, salt), player);
  }

  /** `again` is called before the whole match is gone through for an answer that was given long ago; it may throw. */
  async move(id: string, player: string, answer: MakeMove, again?: () => void): Promise<Result<Moved>> {
    const result = await this.#live.change(id, (table) => makeMove(table, player, answer), player);
    if ('ok' in result || result.problem.type !== 'stale') return result;
    again?.();
    const before = await this.#answeredBefore(id, player, answer);
    return before === undefined ? result : { ok: before };
  }

  /** What can be said of the moves that somebody has, best first. */
  async hint(id: string, player: string): Promise<Result<Hint>> {
    const hintRequest = await this.#live.change(
      id,
      (table) => hintRequestOf(table, player, this.#environment.random),
      player,
    );
    return 'problem' in hintRequest
      ? hintRequest
      : { ok: { options: await this.#environment.adviser.advise(hintRequest.ok) } };
  }

  say(id: string, player: string, phrase: Phrase): Promise<Result<null>> {
    return this.#live.change(id, (table, now) => say(table, player, phrase, now), player);
  }

  mute(id: string, player: string, seat: Seat, muted: boolean): Promise<Result<null>> {
    return this.#live.change(id, (table) => mute(table, player, seat, muted), player);
  }

  /** The id of the table where the same people play again; the first to ask opens it. */
  async rematch(id: string, player: string): Promise<Result<string>> {
    const wanted = await this.#live.read(id, (table) => rematchOf(table, player, this.#environment));
    if ('problem' in wanted) return wanted;
    const { earlier, next } = wanted.ok;
    if (earlier !== null && !(await this.#isClosed(earlier))) return { ok: earlier };
    // its id follows from this table, so however many ask there is one, and none is left over by a crash
    let opened = next();
    while (!(await this.#live.open(opened)) && (await this.#isMissing(opened.id))) opened = next();
    return this.#live.change(id, ({ rematch }): Step<string> => {
      if (rematch !== null && rematch !== earlier) return { ok: rematch };
      return { fact: { kind: 'rematch', table: opened.id }, answer: () => opened.id };
    });
  }

  /** Whether somebody may look back at the match. */
  mayLookBack(id: string, player: string | undefined): Promise<Result<null>> {
    return this.#live.read(id, (table) => refuseAnalysis(table, player) ?? { ok: null });
  }

  async record(id: string, player?: string): Promise<Result<MatchRecord>> {
    const refused = await this.#live.read(id, (table) => refuseRecord(table, player) ?? { ok: null });
    if ('problem' in refused) return refused;
    const log = await this.#environment.store.log(id);
    return { ok: recordOf(log, this.#environment) };
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
    return this.#live.listen(id, listener, async (table) => {
      const viewer = table.viewerOf(listener.player);
      if (isShutTo(table, viewer)) return problem('no-watching', 'Only the players can see this match.');
      if (after === undefined || after > table.seqOf(viewer)) first(snapshotFor(table, viewer));
      else if (after < table.seqOf(viewer)) {
        const log = await this.#environment.store.log(id);
        for (const message of messagesAfter(log, this.#environment, viewer, after)) {
          if (!listener.send(message, JSON.stringify(message))) break;
        }
      }
      return { ok: null };
    });
  }

  async #answeredBefore(id: string, player: string, answer: MakeMove): Promise<Moved | undefined> {
    const log = await this.#environment.store.log(id);
    const seat = await this.#live.read(id, (table) => ({ ok: table.seatOf(player) }));
    return 'ok' in seat && seat.ok !== undefined ? movedBefore(log, this.#environment, seat.ok, answer) : undefined;
  }

  async #isMissing(id: string): Promise<boolean> {
    return (await this.#environment.store.log(id)).length === 0;
  }

  async #isClosed(id: string): Promise<boolean> {
    const closed = await this.#live.read(id, ({ status }) => ({ ok: status === 'closed' }));
    return 'ok' in closed && closed.ok;
  }
}
