import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Message, Snapshot } from '../../protocol/table.ts';
import type { Listener } from '../../table/live-table.ts';
import type { HangUp } from '../../table/live-tables.ts';
import type { Timepiece } from '../../table/environment.ts';
import type { Holder } from '../people/people-store.ts';
import { problemError } from '../../protocol/problems.ts';
import { Holdings } from './guard/holdings.ts';
import type { Sharing } from './guard/sharing.ts';

const HEARTBEAT_EVERY = 20_000;

/** How long a player's stream lives, at the least. */
export const STREAM_LIFE = 20_000;

/** Whoever has more to read than this reads that first, and then resumes the stream. */
const MOST_UNREAD = 1_000_000;
const RECONNECT_AFTER = 300;
/** What streams may still need when the server stops, in real time. */
const GRACE = 500;
/** Tabs and tables of one player. */
const MOST_FOR_ONE = 30;
/** In seconds. */
const TRY_AGAIN = 5;

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  'x-accel-buffering': 'no',
};

/** All streams that are open, kept alive together. */
export class Streams {
  readonly #time: Timepiece;
  readonly #version: string;
  readonly #most: number;
  readonly #mostOfAddress: number;
  readonly #life: number;
  readonly #open = new Set<Stream>();
  /** Of each address and player. */
  readonly #held: Holdings;
  /** Those that have something to send at the end of this turn. */
  #unsent: Stream[] = [];
  #callOff: (() => void) | undefined;

  /** With how many an address may have, if anything is limited. */
  constructor(time: Timepiece, version: string, ofAddress: number | undefined, life: number, sharing: Sharing) {
    this.#held = new Holdings('streams', ofAddress === undefined ? undefined : sharing);
    this.#time = time;
    this.#life = life;
    this.#version = version;
    this.#most = ofAddress === undefined ? Infinity : MOST_FOR_ONE;
    this.#mostOfAddress = ofAddress || Infinity;
  }

  /** A stream that opens with what is sent first; until then the request can still be refused. */
  make(reply: FastifyReply, address: string, holder: Holder | undefined): Stream {
    if (this.#isFull(address, this.#mostOfAddress)) throw tooMany('Too many streams are open from your network.');
    if (holder !== undefined && this.#isFull(holder.player.id, this.#most))
      throw tooMany('You have too many streams open: close one of them first.');
    const stream = new Stream(reply, holder, this);
    // from now on, though it opens later: or many at once would all be let in
    for (const whose of [address, ...(holder === undefined ? [] : [holder.player.id])]) this.#count(whose, stream);
    return stream;
  }

  /** How many are open. */
  get size(): number {
    return this.#open.size;
  }

  /** Somebody is not known here any more. */
  endWhere(fits: (stream: Stream) => boolean): void {
    for (const stream of this.#open) if (fits(stream)) stream.end();
  }

  stop(): void {
    this.#callOff?.();
    for (const stream of this.#open) stream.end();
    setTimeout(() => this.#open.forEach((stream) => stream.destroy()), GRACE).unref();
  }

  /** At the end of this turn all streams are written to in one go: that wakes up whoever reads fewer times. */
  sendSoon(stream: Stream): void {
    if (this.#unsent.push(stream) === 1) process.nextTick(() => this.#sendAll());
  }

  /** A stream opens; answers with the hello. */
  begin(stream: Stream): string {
    stream.openedAt = this.#time.steady();
    this.#open.add(stream);
    stream.onGone(() => this.#open.delete(stream));
    this.#callOff ??= this.#beatLater();
    return JSON.stringify({ version: this.#version, now: this.#time.now() });
  }

  #sendAll(): void {
    const unsent = this.#unsent;
    this.#unsent = [];
    for (const stream of unsent) stream.flush();
  }

  #isFull(whose: string, most: number): boolean {
    return this.#held.of(whose) >= most;
  }

  #count(whose: string, stream: Stream): void {
    this.#held.add(whose);
    stream.onGone(() => this.#held.remove(whose));
  }

  /** A player's stream ends after a while: whoever is still there comes back for the next, and nobody else would. */
  #beat(stream: Stream): void {
    const isOld = this.#time.steady() - stream.openedAt >= this.#life;
    if (isOld && stream.player !== undefined) stream.end();
    else stream.beat();
  }

  #beatLater(): () => void {
    return this.#time.after(HEARTBEAT_EVERY, () => {
      for (const stream of this.#open) this.#beat(stream);
      this.#callOff = this.#open.size > 0 ? this.#beatLater() : undefined;
    });
  }
}

/** One person's view of one table as server-sent events. */
export class Stream implements Listener {
  readonly player: string | undefined;
  /** The hash of the key that opened it. */
  readonly key: string | undefined;
  readonly #streams: Streams;
  readonly #response: ServerResponse;
  /** What is sent at the end of this turn. */
  #unsent = '';
  openedAt = 0;
  /** Says the hello, once. */
  #begin: (() => string) | undefined;
  #hangUp: HangUp | undefined;

  constructor(reply: FastifyReply, holder: Holder | undefined, streams: Streams) {
    this.#streams = streams;
    this.player = holder?.player.id;
    this.key = holder?.key.hash;
    this.#response = reply.raw;
    this.#begin = () => {
      reply.hijack();
      // the end of the connection is the end of the stream: chunks would only make every message three pieces
      reply.raw.useChunkedEncodingByDefault = false;
      reply.raw.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as Record<string, string>);
      return streams.begin(this);
    };
    this.onGone(() => this.#over(true));
  }

  open(): void {
    const begin = this.#begin;
    if (begin === undefined) return;
    this.#begin = undefined;
    const hello = `retry: ${RECONNECT_AFTER}\nevent: hello\ndata: ${begin()}\n\n`;
    if (!this.#response.closed) this.#response.write(hello);
  }

  /** When nothing can be sent any more; also if that is so already. */
  onEnd(hangUp: HangUp): void {
    this.#hangUp = hangUp;
    if (this.#response.closed || this.#response.writableEnded) this.#over(this.#response.closed);
  }

  /** When the connection is closed; also if it is so already. */
  onGone(run: () => void): void {
    if (this.#response.closed) run();
    else this.#response.once('close', run);
  }

  snapshot(snapshot: Snapshot): void {
    this.open();
    this.#write(`id: ${snapshot.seq}\nevent: snapshot\ndata: ${JSON.stringify(snapshot)}\n\n`);
  }

  send({ seq }: Message, text: string): boolean {
    this.open();
    return this.#write(`id: ${seq}\ndata: ${text}\n\n`);
  }

  /** Sends what was written in this turn. To the connection itself: the head went with the hello, and without chunks a response adds nothing but work. */
  flush(): void {
    const text = this.#unsent;
    this.#unsent = '';
    if (text !== '' && !this.#response.closed) (this.#response.socket ?? this.#response).write(text);
  }

  beat(): void {
    // time enough to read what was left
    if (this.#response.writableEnded) this.destroy();
    else this.#write(':\n\n');
  }

  /** That we end it is no sign of life. */
  end(): void {
    this.open();
    this.flush();
    this.#response.end(() => this.destroy());
    this.#over(false);
  }

  destroy(): void {
    this.#response.destroy();
  }

  #over(isAlive: boolean): void {
    const hangUp = this.#hangUp;
    this.#hangUp = undefined;
    hangUp?.(isAlive);
  }

  #write(text: string): boolean {
    if (this.#response.closed || this.#response.writableEnded) return false;
    if (this.#unsent === '') this.#streams.sendSoon(this);
    this.#unsent += text;
    if (this.#response.writableLength + this.#unsent.length > MOST_UNREAD) this.end();
    return !this.#response.writableEnded;
  }
}

function tooMany(says: string): ReturnType<typeof problemError> {
  return problemError('too-many', says, { retryAfter: TRY_AGAIN });
}
