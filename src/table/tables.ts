import type { Level, MatchRecord } from '../engine/record/record.ts';
import type { Seat } from '../engine/seats.ts';
import type { Hint } from '../protocol/analysis.ts';
import type { Phrase } from '../protocol/table.ts';
import { recordOf, refuseAnalysis, refuseRecord } from './log/record.ts';
import { hintRequestOf } from './steps/hint.ts';
import { leave } from './steps/leave.ts';
import { rematchOf } from './steps/rematch.ts';
import type { Visitor } from './people.ts';
import { sit, type SeatRequest } from './steps/sit.ts';
import { mute, say } from './steps/say.ts';
import { setSeat } from './steps/set-seat.ts';
import { noSuchTable, type Result, type Step } from './steps/step.ts';
import { TablesInPlay } from './tables-in-play.ts';

/** All tables, and everything that people can do at them. */
export class Tables extends TablesInPlay {
  sit(id: string, visitor: Visitor, request: SeatRequest): Promise<Result<Seat>> {
    return this.live.change(id, (table) => sit(table, visitor, request), visitor.id);
  }

  setSeat(id: string, player: string, seat: Seat, level: Level | null): Promise<Result<null>> {
    return this.live.change(id, (table) => setSeat(table, player, seat, level), player);
  }

  leave(id: string, player: string): Promise<Result<null>> {
    return this.live.change(id, (table) => leave(table, player));
  }

  /** What can be said of the moves that somebody has, best first. */
  async hint(id: string, player: string, gone?: AbortSignal): Promise<Result<Hint>> {
    const hintRequest = await this.live.change(
      id,
      (table) => hintRequestOf(table, player, this.environment.random),
      player,
    );
    return 'problem' in hintRequest
      ? hintRequest
      : { ok: { options: await this.environment.adviser.advise(hintRequest.ok, player, gone) } };
  }

  say(id: string, player: string, phrase: Phrase): Promise<Result<null>> {
    return this.live.change(id, (table, ago) => say(table, player, phrase, ago), player);
  }

  mute(id: string, player: string, seat: Seat, muted: boolean): Promise<Result<null>> {
    return this.live.change(id, (table) => mute(table, player, seat, muted), player);
  }

  /** The id of the table where the same people play again; the first to ask opens it. */
  async rematch(id: string, player: string): Promise<Result<string>> {
    const wanted = await this.live.read(id, (table) => rematchOf(table, player, this.environment));
    if ('problem' in wanted) return wanted;
    const { earlier, next } = wanted.ok;
    if (earlier !== null && !(await this.#isClosed(earlier))) return { ok: earlier };
    // its id follows from this table, so however many ask there is one, and none is left over by a crash
    let opened = next();
    while (!(await this.live.open(opened)) && (await this.#isMissing(opened.id))) opened = next();
    return this.live.change(id, ({ rematch }): Step<string> => {
      if (rematch !== null && rematch !== earlier) return { ok: rematch };
      return { fact: { kind: 'rematch', table: opened.id }, answer: () => opened.id };
    });
  }

  /** Whether somebody may look back at the match. */
  mayLookBack(id: string, player: string | undefined): Promise<Result<null>> {
    return this.live.read(id, (table) => refuseAnalysis(table, player) ?? { ok: null });
  }

  async record(id: string, player?: string): Promise<Result<MatchRecord>> {
    const refused = await this.live.read(id, (table) => refuseRecord(table, player) ?? { ok: null });
    if ('problem' in refused) return refused;
    const log = await this.environment.store.log(id);
    // removed since it was read
    if (log.length === 0) {
      await this.letGo(id);
      return noSuchTable();
    }
    return { ok: recordOf(log, this.environment) };
  }

  async #isMissing(id: string): Promise<boolean> {
    return (await this.environment.store.log(id)).length === 0;
  }

  async #isClosed(id: string): Promise<boolean> {
    const closed = await this.live.read(id, ({ status }) => ({ ok: status === 'closed' }));
    // one that was removed since is no rematch either
    return 'ok' in closed ? closed.ok : closed.problem.type === 'no-such-table';
  }
}
