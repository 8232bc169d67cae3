import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastChance } from '../../../engine/chance/fast.ts';

/** One address in front of several servers, as a proxy would be: each request and each stream goes to any of them. */
export class Spreader {
  readonly url: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async over(urls: readonly string[], chance: FastChance): Promise<Spreader> {
    const server = createServer((asked, answer) => passOn(urls[chance.below(urls.length)]!, asked, answer));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Spreader(server);
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }
}

function passOn(url: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked;
  const onward = request(url + asked.url, { method, headers, agent: false }, (answered) => {
    answer.writeHead(answered.statusCode!, answered.headers);
    answered.pipe(answer);
    // a stream that was cut off is cut off for who listens too
    answered.on('close', () => answer.destroyed || answer.writableEnded || answer.destroy());
  });
  onward.on('error', () => answer.destroy());
  answer.on('close', () => onward.destroy());
  asked.pipe(onward);
}
