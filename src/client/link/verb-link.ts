import type { MatchRecord } from '../../engine/record/record.ts';
import type { Hint } from '../../protocol/analysis.ts';
import type { AnswerOf, ArgsOf } from '../../protocol/api/api.ts';
import type { TakeSeat } from '../../protocol/requests.ts';
import type { Phrase, Snapshot } from '../../protocol/table.ts';
import type { WorkerVerb } from '../worker/messages.ts';
import type { BotLevel, Games, ListedTable, Moved, Player, TableRequest } from './link.ts';

/** The verbs that both ends know, as the rest of the client calls them. An end says only how it is asked. */
export abstract class VerbLink {
  protected abstract ask<V extends WorkerVerb>(verb: V, ...args: ArgsOf<V>): Promise<AnswerOf<V>>;

  async me(): Promise<Player | null> {
    return (await this.ask('me')).player;
  }

  async rename(name: string): Promise<Player> {
    return (await this.ask('rename', { name })).player;
  }

  games(): Promise<Games> {
    return this.ask('games');
  }

  async mine(): Promise<ListedTable[]> {
    return (await this.ask('mine')).tables;
  }

  open(request: TableRequest): Promise<Snapshot> {
    return this.ask('open', request);
  }

  look(table: string): Promise<Snapshot> {
    return this.ask('look', { table });
  }

  sit(table: string, request: TakeSeat): Promise<Snapshot> {
    return this.ask('sit', { table }, request);
  }

  setSeat(table: string, seat: number, bot: BotLevel | null): Promise<void> {
    return this.ask('setSeat', { table, seat }, { bot });
  }

  leave(table: string): Promise<void> {
    return this.ask('leave', { table });
  }

  start(table: string, fill?: BotLevel): Promise<void> {
    return this.ask('start', { table }, { fill });
  }

  reveal(table: string, salt: string): Promise<void> {
    return this.ask('reveal', { table }, { salt });
  }

  move(table: string, ask: number, move: string): Promise<Moved> {
    return this.ask('move', { table }, { ask, move });
  }

  say(table: string, phrase: Phrase): Promise<void> {
    return this.ask('say', { table }, { phrase });
  }

  mute(table: string, seat: number, muted: boolean): Promise<void> {
    return this.ask('mute', { table }, { seat, muted });
  }

  rematch(table: string): Promise<Snapshot> {
    return this.ask('rematch', { table });
  }

  record(table: string): Promise<MatchRecord> {
    return this.ask('record', { table });
  }

  hint(table: string): Promise<Hint> {
    return this.ask('hint', { table });
  }

  forget(): Promise<void> {
    return this.ask('forget');
  }
}
