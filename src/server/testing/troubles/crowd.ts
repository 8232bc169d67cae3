import { connect, type Socket } from 'node:net';
import type { KillableServer } from '../crash/killable-server.ts';
import type { Fares, Trouble } from '../crash/trouble.ts';

const ASKING = 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
/** So many who play are heard or turned away before the crowd goes. */
const MEANWHILE = 3;
/** With room for so many there is also room for all who play. */
const ROOM = 20;

/** More people at the door than the server has handles for. When they are gone others are let in again. */
export class Crowd implements Trouble {
  readonly name = 'more people than handles';
  readonly costsAnswers = true;
  readonly mayRefuse = true;
  readonly #people: number;
  readonly #tellLetIn: (count: number) => void;

  constructor(people: number, tellLetIn: (count: number) => void) {
    this.#people = people;
    this.#tellLetIn = tellLetIn;
  }

  async strike({ url }: KillableServer, { either }: Fares): Promise<void> {
    const port = Number(new URL(url).port);
    const letIn = await gather(port, this.#people);
    this.#tellLetIn(letIn.length);
    await either.reaches(MEANWHILE);
    await disperse(letIn);
    await untilThereIsRoom(port);
  }
}

async function gather(port: number, people: number): Promise<Socket[]> {
  const all = await Promise.all(Array.from({ length: people }, () => come(port)));
  return all.filter((one) => one !== undefined);
}

/** The server may not have seen yet that others are gone. */
async function untilThereIsRoom(port: number): Promise<void> {
  for (let count = 0; count < ROOM;) {
    const letIn = await gather(port, ROOM);
    count = letIn.length;
    await disperse(letIn);
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
