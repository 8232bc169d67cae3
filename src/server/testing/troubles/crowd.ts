import { connect, type Socket } from 'node:net';
import type { KillableServer } from '../crash/killable-server.ts';
import type { Fares, Trouble } from '../crash/spells.ts';

const ASKING = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
/** So many who play are heard or turned away before the crowd goes. */
const MEANWHILE = 3;
/** With room for so many there is also room for all who play. */
const ROOM = 20;

/** More people at the door than the server has handles for. When they are gone others are let in again. */
export class Crowd implements Trouble {
  readonly costsAnswers = true;
  readonly mayRefuse = true;
  readonly #port: number;
  readonly #people: number;
  readonly #tellLetIn: (count: number) => void;

  constructor(server: KillableServer, people: number, tellLetIn: (count: number) => void) {
    this.#port = Number(new URL(server.url).port);
    this.#people = people;
    this.#tellLetIn = tellLetIn;
  }

  async strike({ either }: Fares): Promise<void> {
    const letIn = await this.#gather(this.#people);
    this.#tellLetIn(letIn.length);
    await either.reaches(MEANWHILE);
    await disperse(letIn);
    await this.#untilThereIsRoom();
  }

  async #gather(people: number): Promise<Socket[]> {
    const all = await Promise.all(Array.from({ length: people }, () => come(this.#port)));
    return all.filter((one) => one !== undefined);
  }

  /** The server may not have seen yet that others are gone. */
  async #untilThereIsRoom(): Promise<void> {
    for (let count = 0; count < ROOM;) {
      const letIn = await this.#gather(ROOM);
      count = letIn.length;
      await disperse(letIn);
    }
  }
}

/** Stays once there was an answer; nothing if the door was shut. */
function come(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(ASKING));
    socket.on('data', () => resolve(socket));
    // turned away: with or without an error
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(undefined));
  });
}

async function disperse(people: readonly Socket[]): Promise<void> {
  await Promise.all(people.map(go));
}

function go(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    if (socket.closed) return resolve();
    socket.on('close', () => resolve());
    socket.destroy();
  });
}
