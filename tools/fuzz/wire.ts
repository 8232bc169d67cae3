import { Agent } from 'node:http';
import { connect } from 'node:net';
import { send, type Got, type Sent } from '../../src/server/testing/send.ts';

const ANSWERS_WITHIN = 20_000;
/** A server has to read so much; of what is longer it may hang up, and then the answer can be lost on the way. */
const READ_IN_ANY_CASE = 16_384;

/** Some connections that stay, and as many as are wanted that do not. */
export class Wire {
  readonly #agent: Agent;

  constructor(connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections, timeout: ANSWERS_WITHIN });
  }

  /** Nothing if the server rightly hung up. */
  async ask(url: string, sent: Sent): Promise<Got | undefined> {
    try {
      return await send(url, sent, this.#agent);
    } catch (error) {
      if (Buffer.byteLength(sent.body ?? '') > READ_IN_ANY_CASE) return undefined;
      // a connection that was kept may just have been given up
      return await send(url, sent, new Agent()).catch(() => Promise.reject(error));
    }
  }

  close(): void {
    this.#agent.destroy();
  }
}

/** All that is said to these bytes before one side hangs up. Who has sent a part of a request waits for no answer. */
export function overTheWire(url: string, bytes: Buffer): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let said = '';
    socket.setTimeout(ANSWERS_WITHIN, () => socket.destroy());
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1');
      // it would not end
      if (said.includes('text/event-stream')) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said));
    socket.end(bytes);
  });
}
