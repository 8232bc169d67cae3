import type { AnswerOf, ArgsOf } from '../../protocol/api/api.ts';
import type { Analysis } from '../../protocol/analysis.ts';
import { filled, type ParamsIn } from '../../protocol/path.ts';
import { ProblemError } from '../../protocol/problem-error.ts';
import { methodOf, pathOf, type VerbName } from '../../protocol/verbs.ts';
import { answerIn, noConnection } from './answer.ts';
import {
  NoConnection,
  type Device,
  type Listener,
  type ListedTable,
  type Moved,
  type OnlineLink,
  type Player,
} from './link.ts';
import { LaterListening } from './later-listening.ts';
import { pause, Pauses } from './pauses.ts';
import { VerbLink } from './verb-link.ts';

const LONGEST_REQUEST = 15_000;
const BETWEEN_LOOKS = 1000;

/** The tables of the server that this page came from. */
export class HttpLink extends VerbLink implements OnlineLink {
  readonly isOnline = true;
  readonly #home: string;
  readonly #fetch: typeof fetch;

  constructor(home = '', how: typeof fetch = (...request) => fetch(...request)) {
    super();
    this.#home = home;
    this.#fetch = how;
  }

  async lobby(): Promise<ListedTable[]> {
    return (await this.ask('lobby')).tables;
  }

  override async mine(): Promise<ListedTable[]> {
    try {
      return await super.mine();
    } catch (error) {
      // who is not known yet sits nowhere
      if (isUnknown(error)) return [];
      throw error;
    }
  }

  /** Is sent again until an answer comes: the server makes it once and answers the same every time. */
  override async move(table: string, ask: number, move: string, isWanted = (): boolean => true): Promise<Moved> {
    const pauses = new Pauses();
    for (;;) {
      try {
        return await super.move(table, ask, move);
      } catch (error) {
        if (!(error instanceof NoConnection) || !isWanted()) throw error;
        await pause(pauses.next(error.isMomentary));
        // it may have been answered meanwhile, by this move or by a stand-in
        if (!isWanted()) throw error;
      }
    }
  }

  async analysis(table: string, onProgress?: (share: number) => void, signal?: AbortSignal): Promise<Analysis> {
    for (;;) {
      signal?.throwIfAborted();
      const answer = await this.ask('analysis', { table }).catch(unlessTooFast);
      signal?.throwIfAborted();
      if (answer !== undefined && !('progress' in answer)) return answer;
      if (answer !== undefined) onProgress?.(answer.progress);
      await pause(BETWEEN_LOOKS);
    }
  }

  device(): Promise<AnswerOf<'device'>> {
    return this.ask('device');
  }

  async claim(code: string): Promise<Player> {
    return (await this.ask('claim', { code })).player;
  }

  async devices(): Promise<Device[]> {
    return (await this.ask('devices')).devices;
  }

  signOut(device: string): Promise<void> {
    return this.ask('signOut', { device });
  }

  signOutOthers(): Promise<void> {
    return this.ask('signOutOthers');
  }

  override async forget(): Promise<void> {
    try {
      await super.forget();
    } catch (error) {
      // who is not known is forgotten already
      if (!isUnknown(error)) throw error;
    }
  }

  listen(table: string, listener: Listener, after?: number): () => void {
    const address = `${this.#home}${filled(pathOf('listen'), { table })}`;
    const listening = new LaterListening(address, listener, after, this.#fetch);
    return () => listening.end();
  }

  protected async ask<V extends VerbName>(verb: V, ...args: ArgsOf<V>): Promise<AnswerOf<V>> {
    const path: string = pathOf(verb);
    const given: readonly unknown[] = args;
    const [params, body] = path.includes(':') ? given : [{}, ...given];
    const request: RequestInit = {
      method: methodOf(verb),
      signal: AbortSignal.timeout(LONGEST_REQUEST),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    };
    return answerIn(
      await this.#fetch(`${this.#home}${filled(path, params as ParamsIn<string>)}`, request).catch(noConnection),
    );
  }
}

/** Others are looked at first: its turn comes. */
function unlessTooFast(error: unknown): undefined {
  if (!(error instanceof ProblemError) || error.kind !== 'too-fast') throw error;
}

function isUnknown(error: unknown): boolean {
  return error instanceof ProblemError && error.kind === 'unknown-player';
}
