import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Level } from '../../engine/record/record.ts';
import type { Seat } from '../../engine/seats.ts';
import type { Message, News, Phrase, Snapshot, TableCard } from '../../protocol/table.ts';
import type { Moved } from '../steps/move.ts';
import type { Listener } from '../live-table.ts';
import type { Tables } from '../tables.ts';
import type { SeatRequest } from '../steps/sit.ts';
import type { Result } from '../steps/step.ts';
import { ok } from './results.ts';

/** One connection: all that it was sent. */
export class Stream implements Listener {
  readonly player: string | undefined;
  readonly snapshots: Snapshot[] = [];
  readonly messages: Message[] = [];
  readonly texts: string[] = [];
  isEnded = false;
  hangUp: () => void = () => undefined;

  constructor(player: string | undefined) {
    this.player = player;
  }

  send(message: Message, text: string): boolean {
    this.messages.push(message);
    this.texts.push(text);
    return true;
  }

  end(): void {
    this.isEnded = true;
  }

  get news(): News[] {
    return this.messages.flatMap(({ news }) => news);
  }

  get types(): string[] {
    return this.news.map(({ type }) => type);
  }

  get latest(): Message | Snapshot {
    const latest = this.messages.at(-1) ?? this.snapshots.at(-1);
    if (latest === undefined) throw new Error('nothing was sent yet');
    return latest;
  }
}

/** Somebody at a table, or beside it: does what people do, and remembers what they were sent. */
export class Guest {
  tables: Tables;
  table: string;
  readonly id: string;
  salt = '';
  commitment = '';
  #salts = 0;
  /** The last connection, if there was any. */
  stream: Stream | undefined;

  constructor(tables: Tables, table: string, id: string) {
    this.tables = tables;
    this.table = table;
    this.id = id;
    this.drawAnew();
  }

  /** Takes another salt. */
  drawAnew(): void {
    this.salt = bytesToHex(sha256(utf8ToBytes(`salt ${++this.#salts} of ${this.id}`)));
    this.commitment = bytesToHex(sha256(hexToBytes(this.salt)));
  }

  get visitor(): { readonly id: string; readonly name: string } {
    return { id: this.id, name: this.id.toUpperCase() };
  }

  sit(request: SeatRequest = {}): Promise<Result<Seat>> {
    return this.tables.sit(this.table, this.visitor, request);
  }

  /** With the last message that is known already, if any. */
  async listen(after?: number): Promise<Stream> {
    const stream = new Stream(this.id);
    const first = (snapshot: Snapshot): void => void stream.snapshots.push(snapshot);
    const hangUp = await ok(this.tables.listen(this.table, stream, after, first));
    stream.hangUp = () => hangUp(true);
    this.stream = stream;
    return stream;
  }

  look(): Promise<Snapshot> {
    return ok(this.tables.look(this.table, this.id));
  }

  async card(): Promise<TableCard> {
    return (await this.look()).table;
  }

  setSeat(seat: Seat, level: Level | null): Promise<Result<null>> {
    return this.tables.setSeat(this.table, this.id, seat, level);
  }

  leave(): Promise<Result<null>> {
    return this.tables.leave(this.table, this.id);
  }

  start(fill?: Level): Promise<Result<null>> {
    return this.tables.start(this.table, this.id, fill);
  }

  reveal(salt = this.salt): Promise<Result<null>> {
    return this.tables.reveal(this.table, this.id, salt);
  }

  move(ask: number, move: string): Promise<Result<Moved>> {
    return this.tables.move(this.table, this.id, { ask, move });
  }

  say(phrase: Phrase): Promise<Result<null>> {
    return this.tables.say(this.table, this.id, phrase);
  }

  mute(seat: Seat, muted = true): Promise<Result<null>> {
    return this.tables.mute(this.table, this.id, seat, muted);
  }

  rematch(): Promise<Result<string>> {
    return this.tables.rematch(this.table, this.id);
  }

  /** The newest that the connection showed. */
  get sees(): Message | Snapshot {
    if (this.stream === undefined) throw new Error(`${this.id} does not listen`);
    return this.stream.latest;
  }

  get ask(): number {
    return this.sees.ask!.id;
  }

  /** Whether the table waits for this guest. */
  get isAsked(): boolean {
    const { ask, you, waiting } = this.sees;
    return ask !== null && you !== null && waiting.includes(you);
  }

  get moves(): string[] {
    return movesIn(this.sees);
  }

  /** Answers the question on the screen. */
  answer(move = this.moves[0]!): Promise<Moved> {
    return ok(this.move(this.ask, move));
  }
}

/** The legal moves in what somebody is asked. */
export function movesIn({ ask }: Pick<Message, 'ask'>): string[] {
  return (ask?.things ?? []).flatMap((thing) => ('moves' in thing ? thing.moves.map(({ move }) => move) : []));
}
