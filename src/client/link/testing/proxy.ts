/// <reference types="node" />
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A line to a server that can be cut. */
export class Proxy {
  readonly url: string;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;
  readonly #state: { isCut: boolean };

  private constructor(server: Server, sockets: Set<Socket>, state: { isCut: boolean }) {
    this.#server = server;
    this.#sockets = sockets;
    this.#state = state;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async to(url: string): Promise<Proxy> {
    const port = Number(new URL(url).port);
    const sockets = new Set<Socket>();
    const state = { isCut: false };
    const server = createServer((near) => {
      if (state.isCut) return void near.destroy();
      const far = connect(port, '127.0.0.1');
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => sockets.delete(one));
        one.pipe(other);
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Proxy(server, sockets, state);
  }

  /** Ends all connections; new ones can be made. */
  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  cut(): void {
    this.#state.isCut = true;
    this.drop();
  }

  mend(): void {
    this.#state.isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}
