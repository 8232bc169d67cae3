import type { MatchRecord } from '../../engine/record/record.ts';
import type { Analysing, Analysis, Hint } from '../../protocol/analysis.ts';
import type { TakeSeat } from '../../protocol/requests.ts';
import type { Phrase, Snapshot } from '../../protocol/table.ts';
import { answerIn, noConnection } from './answer.ts';
import {
  LinkError,
  NoConnection,
  type BotLevel,
  type Games,
  type Hearer,
  type Link,
  type ListedTable,
  type Moved,
  type Player,
  type TableWish,
} from './link.ts';
import { LaterListening } from './later-listening.ts';
import { pause, Pauses } from './pauses.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const LONGEST_REQUEST = 15_000;
const BETWEEN_LOOKS = 1000;

/** The tables of the server that this page came from. */
export class HttpLink implements Link {
  readonly isOnline = true;
  readonly #home: string;
  readonly #fetch: typeof fetch;

  constructor(home = '', how: typeof fetch = (...request) => fetch(...request)) {
    this.#home = home;
    this.#fetch = how;
  }

  async me(): Promise<Player | null> {
    return (await this.#ask<{ player: Player | null }>('GET', '/me')).player;
  }

  async rename(name: string): Promise<Player> {
    return (await this.#ask<{ player: Player }>('PATCH', '/me', { name })).player;
  }

  games(): Promise<Games> {
    return this.#ask('GET', '/games');
  }

  async lobby(): Promise<ListedTable[]> {
    return (await this.#ask<{ tables: ListedTable[] }>('GET', '/tables')).tables;
  }

  async mine(): Promise<ListedTable[]> {
    try {
      return (await this.#ask<{ tables: ListedTable[] }>('GET', '/me/tables')).tables;
    } catch (error) {
      // who is not known yet sits nowhere
      if (error instanceof LinkError && error.kind === 'unknown-player') return [];
      throw error;
    }
  }

  open(wish: TableWish): Promise<Snapshot> {
    return this.#ask('POST', '/tables', wish);
  }

  look(table: string): Promise<Snapshot> {
    return this.#ask('GET', at(table));
  }

  sit(table: string, wish: TakeSeat): Promise<Snapshot> {
    return this.#ask('POST', at(table, '/seats'), wish);
  }

  setSeat(table: string, seat: number, bot: BotLevel | null): Promise<void> {
    return this.#ask('PUT', at(table, `/seats/${seat}`), { bot });
  }

  leave(table: string): Promise<void> {
    return this.#ask('DELETE', at(table, '/seats/me'));
  }

  start(table: string, fill?: BotLevel): Promise<void> {
    return this.#ask('POST', at(table, '/start'), { fill });
  }

  reveal(table: string, salt: string): Promise<void> {
    return this.#ask('POST', at(table, '/salt'), { salt });
  }

  /** Is sent again until an answer comes: the server makes it once and answers the same every time. */
  async move(table: string, ask: number, move: string, isWanted = (): boolean => true): Promise<Moved> {
    const pauses = new Pauses();
    for (;;) {
      try {
        return await this.#ask('POST', at(table, '/moves'), { ask, move });
      } catch (error) {
        if (!(error instanceof NoConnection) || !isWanted()) throw error;
        await pause(pauses.next());
        // it may have been answered meanwhile, by this move or by a stand-in
        if (!isWanted()) throw error;
      }
    }
  }

  say(table: string, phrase: Phrase): Promise<void> {
    return this.#ask('POST', at(table, '/phrases'), { phrase });
  }

  mute(table: string, seat: number, muted: boolean): Promise<void> {
    return this.#ask('POST', at(table, '/mutes'), { seat, muted });
  }

  rematch(table: string): Promise<Snapshot> {
    return this.#ask('POST', at(table, '/rematch'));
  }

  record(table: string): Promise<MatchRecord> {
    return this.#ask('GET', at(table, '/record'));
  }

  hint(table: string): Promise<Hint> {
    return this.#ask('POST', at(table, '/hint'));
  }

  async analysis(table: string, onProgress?: (share: number) => void, signal?: AbortSignal): Promise<Analysis> {
    for (;;) {
      signal?.throwIfAborted();
      const answer = await this.#ask<Analysis | Analysing>('GET', at(table, '/analysis'));
      signal?.throwIfAborted();
      if (!('progress' in answer)) return answer;
      onProgress?.(answer.progress);
      await pause(BETWEEN_LOOKS);
    }
  }

  device(): Promise<{ readonly url: string; readonly qr: string; readonly expires: number }> {
    return this.#ask('POST', '/me/link');
  }

  async claim(code: string): Promise<Player> {
    return (await this.#ask<{ player: Player }>('POST', '/me/claim', { code })).player;
  }

  async forget(): Promise<void> {
    try {
      await this.#ask('DELETE', '/me');
    } catch (error) {
      // who is not known is forgotten already
      if (!(error instanceof LinkError && error.kind === 'unknown-player')) throw error;
    }
  }

  listen(table: string, hearer: Hearer, after?: number): () => void {
    const listening = new LaterListening(this.#addressOf(at(table, '/events')), hearer, after, this.#fetch);
    return () => listening.end();
  }

  async #ask<T>(method: Method, path: string, body?: object): Promise<T> {
    const request: RequestInit = {
      method,
      signal: AbortSignal.timeout(LONGEST_REQUEST),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    };
    return answerIn(await this.#fetch(this.#addressOf(path), request).catch(noConnection));
  }

  #addressOf(path: string): string {
    return `${this.#home}/api${path}`;
  }
}

function at(table: string, rest = ''): string {
  return `/tables/${encodeURIComponent(table)}${rest}`;
}
