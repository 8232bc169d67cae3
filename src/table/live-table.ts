import { bitOf, type Viewer } from '../engine/seats.ts';
import type { Message } from '../protocol/table.ts';
import type { Announcement } from './log/announcement.ts';
import type { BotDecision } from './duties/bot-turn.ts';
import { isShutTo, messagesOf } from './log/publish.ts';
import type { Lived } from './duties/lived.ts';
import type { Presence } from './duties/presence.ts';
import type { Table } from './log/table.ts';

/** Somebody who is sent what happens, as it happens. */
export interface Listener {
  readonly player: string | undefined;
  /** The same for all who see the same. Answers false when no more can be taken for now. */
  send(message: Message, text: string): boolean;
  /** Nothing more will come. */
  end(): void;
}

/** A table in this process's memory: the folded log, who listens, and whose turn it is to change it. */
export class LiveTable {
  readonly id: string;
  table: Table;
  /** Set when the log may have moved on without this process, or the table ahead of the log. */
  isStale = false;
  /** Set when another process is known to have moved it on. */
  isBehind = false;
  /** Whether its duties are this process's, where there are others; and when that was last asked. */
  isKept = false;
  askedToKeep = -Infinity;
  /** Set when it was forgotten: who still holds it must not use it. */
  isForgotten = false;
  /** How many entries those who listen here have been told. */
  published: number;
  readonly #listeners = new Set<Listener>();
  /** How many of them each player has. */
  readonly #here = new Map<string, number>();
  /** Calls off the next duty. */
  callOff: (() => void) | undefined;
  isThinking = false;
  /** What the bot whose turn it is will say when it is time. */
  decided: BotDecision | undefined;
  readonly lived: Lived;
  /** Who shows signs of life; handed in by `live-tables.ts`. */
  presence!: Presence;
  lastUsed = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(id: string, table: Table, lived: Lived) {
    this.id = id;
    this.table = table;
    this.lived = lived;
    this.published = table.place;
  }

  get isBusy(): boolean {
    return this.#waiting > 0 || this.isThinking;
  }

  get isHeard(): boolean {
    return this.#listeners.size > 0;
  }

  isHere(player: string): boolean {
    return this.#here.has(player);
  }

  listen(listener: Listener): void {
    this.#listeners.add(listener);
    this.#count(listener, 1);
  }

  /** Whether it was listening. */
  hangUp(listener: Listener): boolean {
    if (!this.#listeners.delete(listener)) return false;
    this.#count(listener, -1);
    return true;
  }

  endAll(): void {
    for (const listener of this.#listeners) this.#end(listener);
  }

  /** One at a time, in the order of asking. */
  inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.#waiting++;
    const turn = this.#after(this.#queue, work);
    this.#queue = turn.catch(() => undefined);
    return turn;
  }

  async #after<T>(before: Promise<unknown>, work: () => Promise<T>): Promise<T> {
    await before;
    try {
      return await work();
    } finally {
      this.#waiting--;
    }
  }

  /** Tells everybody here of the entry that was folded last. */
  publish(announcement: Announcement): void {
    const messageTo = messagesOf(this.table, announcement);
    const texts = new Map<Viewer, { message: Message; text: string }>();
    for (const listener of this.#listeners) {
      const viewer = this.table.viewerOf(listener.player);
      if ((announcement.to & bitOf(viewer)) === 0) continue;
      let sent = texts.get(viewer);
      if (sent === undefined) {
        const message = messageTo(viewer);
        texts.set(viewer, (sent = { message, text: JSON.stringify(message) }));
      }
      listener.send(sent.message, sent.text);
    }
    this.published = this.table.place;
    if (isShutTo(this.table, 'watcher')) this.#sendOthersAway();
  }

  #sendOthersAway(): void {
    for (const listener of this.#listeners) {
      if (this.table.seatOf(listener.player) === undefined) this.#end(listener);
    }
  }

  #end(listener: Listener): void {
    this.hangUp(listener);
    listener.end();
  }

  #count({ player }: Listener, change: number): void {
    if (player === undefined) return;
    const count = (this.#here.get(player) ?? 0) + change;
    if (count > 0) this.#here.set(player, count);
    else this.#here.delete(player);
  }
}
