import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import type { Message, Snapshot } from '../../protocol/table.ts';
import type { Listener } from '../../table/awake.ts';
import type { Timepiece } from '../../table/means.ts';
import { Refused } from './problem.ts';

const HEARTBEAT_EVERY = 20_000;
/** Whoever has more to read than this reads that first, and then resumes the stream. */
const MOST_UNREAD = 1_000_000;
const RECONNECT_AFTER = 1000;
/** Tabs and tables of one player. */
const MOST_FOR_ONE = 30;

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
  readonly #open = new Set<Stream>();
  readonly #countOf = new Map<string, number>();
  #callOff: (() => void) | undefined;

  constructor(time: Timepiece, version: string, isLimited: boolean) {
    this.#time = time;
    this.#version = version;
    this.#most = isLimited ? MOST_FOR_ONE : Infinity;
  }

  /** A stream that opens with what is sent first; until then the request can still be refused. */
  make(reply: FastifyReply, player: string | undefined, whose: string): Stream {
    if ((this.#countOf.get(whose) ?? 0) >= this.#most)
      throw new Refused('too-fast', 'Too many streams are open.', { retryAfter: 5 });
    const stream = new Stream(reply, player, (stream) => this.#begin(stream));
    // from now on, though it opens later: or many at once would all be let in
    this.#count(whose, 1);
    stream.onClose(() => this.#count(whose, -1));
    return stream;
  }

  /** Somebody is not known here any more. */
  endOf(player: string): void {
    for (const stream of this.#open) if (stream.player === player) stream.end();
  }

  stop(): void {
    this.#callOff?.();
    for (const stream of this.#open) stream.end();
  }

  #begin(stream: Stream): string {
    this.#open.add(stream);
    stream.onClose(() => this.#open.delete(stream));
    this.#callOff ??= this.#beatLater();
    return JSON.stringify({ version: this.#version, now: this.#time.now() });
  }

  #count(whose: string, change: number): void {
    const count = (this.#countOf.get(whose) ?? 0) + change;
    if (count > 0) this.#countOf.set(whose, count);
    else this.#countOf.delete(whose);
  }

  #beatLater(): () => void {
    return this.#time.after(HEARTBEAT_EVERY, () => {
      for (const stream of this.#open) stream.beat();
      this.#callOff = this.#open.size > 0 ? this.#beatLater() : undefined;
    });
  }
}

/** One person's view of one table as server-sent events. */
export class Stream implements Listener {
  readonly player: string | undefined;
  readonly #response: ServerResponse;
  /** Says the hello, once. */
  #begin: (() => string) | undefined;

  constructor(reply: FastifyReply, player: string | undefined, begin: (stream: Stream) => string) {
    this.player = player;
    this.#response = reply.raw;
    this.#begin = () => {
      reply.hijack();
      // the end of the connection is the end of the stream: chunks would only make every message three pieces
      reply.raw.useChunkedEncodingByDefault = false;
      reply.raw.writeHead(200, { ...reply.getHeaders(), ...HEADERS } as Record<string, string>);
      return begin(this);
    };
  }

  open(): void {
    const begin = this.#begin;
    if (begin === undefined) return;
    this.#begin = undefined;
    this.#write(`retry: ${RECONNECT_AFTER}\nevent: hello\ndata: ${begin()}\n\n`);
  }

  /** Also if it has closed already. */
  onClose(run: () => void): void {
    if (this.#response.closed) run();
    else this.#response.once('close', run);
  }

  snapshot(snapshot: Snapshot): void {
    this.open();
    this.#write(`id: ${snapshot.seq}\nevent: snapshot\ndata: ${JSON.stringify(snapshot)}\n\n`);
  }

  send({ seq }: Message, text: string): void {
    this.open();
    this.#write(`id: ${seq}\ndata: ${text}\n\n`);
  }

  beat(): void {
    // time enough to read what was left
    if (this.#response.writableEnded) this.#response.destroy();
    else this.#write(':\n\n');
  }

  end(): void {
    this.open();
    this.#response.end();
  }

  #write(text: string): void {
    if (this.#response.closed || this.#response.writableEnded) return;
    this.#response.write(text);
    if (this.#response.writableLength > MOST_UNREAD) this.#response.end();
  }
}
