/// <reference types="node" />
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

interface State {
  port: number;
  isCut: boolean;
}

/** A line to a server that can be cut. */
export class Proxy {
  readonly url: string;
  readonly #server: Server;
  readonly #sockets: Set<Socket>;
  readonly #state: State;

  private constructor(server: Server, sockets: Set<Socket>, state: State) {
    this.#server = server;
    this.#sockets = sockets;
    this.#state = state;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async to(url: string): Promise<Proxy> {
    const sockets = new Set<Socket>();
    const state: State = { port: portIn(url), isCut: false };
    const server = createServer((near) => {
      if (state.isCut) return void near.destroy();
      const far = connect(state.port, '127.0.0.1');
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

  /** From now on new connections lead there. */
  turnTo(url: string): void {
    this.#state.port = portIn(url);
  }

  close(): void {
    this.cut();
    this.#server.close();
  }
}

function portIn(url: string): number {
  return Number(new URL(url).port);
}
