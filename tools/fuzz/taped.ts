import { Guest, type Answer } from '../../src/server/testing/guest.ts';
import { json, type Sent } from '../../src/server/testing/send.ts';

/** Somebody whose requests are kept. */
export class TapedGuest extends Guest {
  readonly tape: Sent[] = [];

  static async come(url: string, name: string): Promise<TapedGuest> {
    const { token, id } = await Guest.arrive(url, name);
    return new TapedGuest(url, token, id);
  }

  override call(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<Answer> {
    const { headers, ...rest } = body === undefined ? { headers: {} } : json(body);
    this.tape.push({ method, path, headers: this.headersWith(headers ?? {}), ...rest });
    return super.call(method, path, body, signal);
  }
}
