import { useEffect, useReducer } from 'preact/hooks';
import type { Message } from '../../../protocol/table.ts';
import type { Connection } from '../../link/link.ts';
import type { AnyEvent } from '../playback/playback.ts';
import type { Session } from './session.ts';

/** How the way to the table is: `fine`, broken off just now, lost, held up behind the server, or there again. */
export interface Net {
  readonly state: 'fine' | 'again' | 'lost' | 'held' | 'back';
  /** What happened while nobody listened. */
  readonly missed: readonly AnyEvent[];
  readonly dismiss: () => void;
}

/** That a stream is opened anew now and then is nothing to worry about. */
export const WORTH_TELLING = 1500;
const BACK_FOR = 6000;
const LISTEN_FOR = 1500;

/** What is to be told of a connection. It belongs to the session: what the screen shows may change meanwhile. */
export class ConnectionNews {
  #state: Net['state'] = 'fine';
  #missed: readonly AnyEvent[] = [];
  #connection: Connection = 'open';
  #isTold = false;
  #isWaiting = false;
  #isBackSince = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #watchers = new Set<() => void>();

  get now(): Net {
    const state = this.#state === 'fine' && this.#isWaiting ? 'held' : this.#state;
    return { state, missed: this.#missed, dismiss: () => this.#show('fine') };
  }

  /** Tells of every change; answers with what ends it. */
  watch(watcher: () => void): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** How the connection is, when the table said hello last, and what was just said. */
  hear(connection: Connection, since: number, message: Message | null): void {
    if (message !== null && Date.now() - this.#isBackSince < LISTEN_FOR && message.at <= since) {
      this.#missed = [...this.#missed, ...message.events];
      this.#tell();
    }
    if (connection === this.#connection) return;
    this.#connection = connection;
    clearTimeout(this.#timer);
    if (connection === 'lost' || connection === 'held') this.#worry(connection);
    else if (connection === 'open') this.#cheer();
    else this.#timer = setTimeout(() => this.#worry('again'), this.#isTold ? 0 : WORTH_TELLING);
  }

  /** Whether something has been sent, and no answer comes. */
  waiting(isWaiting: boolean): void {
    if (isWaiting === this.#isWaiting) return;
    this.#isWaiting = isWaiting;
    this.#tell();
  }

  end(): void {
    clearTimeout(this.#timer);
    this.#watchers.clear();
  }

  #worry(now: 'again' | 'lost' | 'held'): void {
    this.#isTold = true;
    this.#show(now);
  }

  #cheer(): void {
    if (!this.#isTold) return;
    this.#isTold = false;
    this.#isBackSince = Date.now();
    this.#missed = [];
    this.#show('back');
    this.#timer = setTimeout(() => this.#show('fine'), BACK_FOR);
  }

  #show(state: Net['state']): void {
    this.#state = state;
    this.#tell();
  }

  #tell(): void {
    for (const watcher of this.#watchers) watcher();
  }
}

export function useNet({ net }: Session): Net {
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  useEffect(() => net.watch(() => redraw(undefined)), [net]);
  return net.now;
}
