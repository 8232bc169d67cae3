import type { z } from 'zod';
import type { PastState } from '../../engine/record/past.ts';
import type { Fault } from '../../engine/record/fault.ts';
import type { MatchRecord } from '../../engine/record/record.ts';
import type { Analysis, Hint } from '../../protocol/analysis.ts';
import type { devices, games, listed, player } from '../../protocol/people.ts';
import type { ProblemError } from '../../protocol/problem-error.ts';
import type { moved, openTable, TakeSeat } from '../../protocol/requests.ts';
import type { Hello, Message, Phrase, Snapshot } from '../../protocol/table.ts';

export type Player = z.infer<typeof player>;
export type Device = z.infer<typeof devices>['devices'][number];
export type Games = z.infer<typeof games>;
export type ListedTable = z.infer<typeof listed>;
export type TableRequest = z.input<typeof openTable>;
export type Moved = z.infer<typeof moved>;
export type BotLevel = 'random' | 'easy' | 'medium' | 'hard' | 'master';

/** No answer came: nothing is known of what became of the request. */
export class NoConnection extends Error {
  /** The server is there, and cannot do its work just now. */
  isMomentary = false;
}

/** How the stream is; `held` where the server is there, and cannot reach the table just now. */
export type Connection = 'connecting' | 'open' | 'lost' | 'held';

/** Somebody who is told what happens at a table. */
export interface Listener {
  hello(hello: Hello): void;
  /** How the table stands; comes first, and again when nothing before it counts any more. */
  snapshot(snapshot: Snapshot): void;
  message(message: Message): void;
  connection(now: Connection): void;
  /** The stream is refused for good: no such table, or no watching there. */
  refused(error: ProblemError): void;
}

/**
 * The way to the tables. It has two ends that the rest of the client cannot tell apart: the server, and a worker in
 * this page that runs the same tables alone. Everything rejects with ProblemError or NoConnection.
 */
export interface Link {
  readonly isOnline: boolean;
  me(): Promise<Player | null>;
  rename(name: string): Promise<Player>;
  games(): Promise<Games>;
  lobby(): Promise<ListedTable[]>;
  /** Where I sit, the last changed first. */
  mine(): Promise<ListedTable[]>;
  open(request: TableRequest): Promise<Snapshot>;
  look(table: string): Promise<Snapshot>;
  sit(table: string, request: TakeSeat): Promise<Snapshot>;
  setSeat(table: string, seat: number, bot: BotLevel | null): Promise<void>;
  leave(table: string): Promise<void>;
  start(table: string, fill?: BotLevel): Promise<void>;
  reveal(table: string, salt: string): Promise<void>;
  /** Is tried for as long as the move is wanted, if no answer comes; for ever if nothing is said about that. */
  move(table: string, ask: number, move: string, isWanted?: () => boolean): Promise<Moved>;
  say(table: string, phrase: Phrase): Promise<void>;
  mute(table: string, seat: number, muted: boolean): Promise<void>;
  rematch(table: string): Promise<Snapshot>;
  record(table: string): Promise<MatchRecord>;
  /** What can be said of my moves, best first: only while I am asked, and at tables that allow it. */
  hint(table: string): Promise<Hint>;
  /**
   * A match that has ended, looked at: what each move was worth, and how the chances went. It takes a while, and tells how
   * much of it is done (0 to 1); whoever no longer wants it aborts it, and it rejects with the signal's reason.
   */
  analysis(table: string, onProgress?: (share: number) => void, signal?: AbortSignal): Promise<Analysis>;
  /** A link, and its QR code as SVG, to go on as the same player on another device; on line only. */
  device(): Promise<{ readonly url: string; readonly qr: string; readonly expires: number }>;
  claim(code: string): Promise<Player>;
  /** Leaves all tables, and leaves nothing behind but the records of matches that others played too. */
  forget(): Promise<void>;
  /** From now on, or after the message with this number. Answers with what ends it. */
  listen(table: string, listener: Listener, after?: number): () => void;
}

/** The end of the way at the server. */
export interface OnlineLink extends Link {
  /** Where I am signed in, the last used first. */
  devices(): Promise<Device[]>;
  signOut(device: string): Promise<void>;
  signOutOthers(): Promise<void>;
}

/** The end of the way in this page. */
export interface AloneLink extends Link {
  /** Whether tables are still there on the next visit: some private windows keep nothing. */
  isKept(): Promise<boolean>;
  /** A match that has ended, at either end of the way: how it stood before the first move and after each. */
  replay(record: MatchRecord, you: number | null): Promise<readonly PastState[]>;
  /** Whether a record is true: plays the match again by its rules, and answers with whatever does not fit. */
  verify(record: MatchRecord): Promise<readonly Fault[]>;
  /** Goes on alone from a point of a match that has ended, in that seat. Answers with the new table. */
  branch(record: MatchRecord, moves: number, seat: number): Promise<string>;
}
