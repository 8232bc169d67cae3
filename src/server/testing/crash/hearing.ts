import type { Message, TableCard } from '../../../protocol/table.ts';
import type { Events, Received } from '../events.ts';
import type { Guest } from '../guest.ts';
import { Violation, type Line } from './line.ts';

/** All that one seat is told of a match, across every loss of the stream: each message once, in order, from the first. */
export class Hearing {
  readonly table: string;
  readonly #line: Line;
  readonly #guest: Guest;
  readonly messages: Message[] = [];
  /** The same as they came. */
  readonly texts: string[] = [];
  card: TableCard | undefined;
  /** Whether somebody else has ever decided for this seat. */
  wasStoodInFor = false;
  #waiting: (() => void)[] = [];

  constructor(line: Line, guest: Guest, table: string) {
    this.#line = line;
    this.#guest = guest;
    this.table = table;
  }

  get latest(): Message | undefined {
    return this.messages.at(-1);
  }

  get isOver(): boolean {
    return this.card?.status === 'over' || this.card?.status === 'closed';
  }

  /** Resolves with the next message. */
  more(): Promise<void> {
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Until the match is over. */
  async listen(): Promise<void> {
    while (!this.isOver) {
      await this.#line.throughTrouble(async ({ url }, signal) =>
        this.#hearOut(await this.#guest.at(url).listen(this.table, this.messages.length, signal)),
      );
    }
  }

  /** The same messages asked for once more, there, from the first to the last that was heard. */
  async again(url: string): Promise<string[]> {
    const texts: string[] = [];
    for (;;) {
      const more = await this.#after(url, texts.length);
      texts.push(...more);
      // long ones end now and then; one that brings nothing new is the end of it
      if (more.length === 0 || texts.length >= this.texts.length) return texts.slice(0, this.texts.length);
    }
  }

  async #after(url: string, count: number): Promise<string[]> {
    const events = await this.#guest.at(url).listen(this.table, count);
    const wanted = this.texts.length - count;
    await events.until(({ received, isClosed }) => isClosed || received.length > wanted);
    events.close();
    return events.received.slice(1).map(({ data }) => data);
  }

  async #hearOut(events: Events): Promise<void> {
    for (let i = 0; !this.isOver; i++) {
      await events.until(({ received, isClosed }) => isClosed || received.length > i);
      const received = events.received[i];
      // streams end now and then; the next goes on where this one stopped
      if (received === undefined) return;
      if (received.event !== 'hello') this.#hear(received);
    }
    events.close();
  }

  #hear({ event, id, data }: Received): void {
    const message: Message = JSON.parse(data);
    const expected = this.messages.length + 1;
    // a snapshot would mean that the server knows less than it has told
    if (event !== 'message' || id !== expected || message.seq !== expected)
      throw new Violation(`table ${this.table} sent ${event} ${id} for message ${expected}`);
    this.messages.push(message);
    this.texts.push(data);
    this.card = message.table ?? this.card;
    this.wasStoodInFor ||= message.news.some((news) => news.type === 'stood-in' && news.seat === message.you);
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}
