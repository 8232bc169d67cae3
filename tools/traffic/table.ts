import { connect } from 'node:net';
import { forwardedFor, type Wires } from './wire.ts';

export interface Moved {
  /** Until a person's move was acknowledged, or until a bot's came. */
  readonly ms: number;
  readonly by: 'person' | 'bot';
  readonly at: number;
  /** Of all moves at this table. */
  readonly number: number;
  readonly table: BusyTable;
}

interface Player {
  readonly token: string;
  readonly wires: Wires;
}

/** Who plays what, and how quickly. */
export interface Party {
  readonly game: string;
  readonly options: object;
  /** Between two moves of people at a table, in milliseconds. */
  readonly every: number;
  readonly seats: number;
  /** The level of the bots that play with one person; without one, only people play. */
  readonly bots?: string;
}

/** A table whose people move as soon as they are asked, or once every so often. */
export class BusyTable {
  /** Each of its people is connected to the next of these servers. */
  readonly #servers: readonly Wires[];
  readonly #party: Party;
  readonly #report: (moved: Moved) => void;
  #players: Player[] = [];
  #id = '';
  #moves = 0;
  #last = 0;
  /** By seat: since when it is waited for. */
  #waiting = new Map<string, number>();
  /** The question that each player heard last. */
  readonly #heard = new Map<Player, string>();
  #isStopped = false;
  #closings: (() => void)[] = [];

  constructor(servers: readonly Wires[], party: Party, report: (moved: Moved) => void) {
    this.#servers = servers;
    this.#party = party;
    this.#report = report;
  }

  async open(): Promise<void> {
    const { bots, seats } = this.#party;
    const people = Array.from(
      { length: bots === undefined ? seats : 1 },
      (_, i) => this.#servers[i % this.#servers.length]!,
    );
    this.#players = await Promise.all(
      people.map(async (wires) => ({
        wires,
        token: (await wires.json<{ token: string }>('POST', '/api/tokens', '', {})).token,
      })),
    );
    await this.#gather();
  }

  async #gather(): Promise<void> {
    const [first, ...others] = this.#players;
    const { game, options, bots, seats: count } = this.#party;
    const seats = ['me', ...Array<unknown>(count - 1).fill(bots === undefined ? 'open' : { bot: bots })];
    const wish = { game, options, seats };
    const { table } = await first!.wires.json<{ table: { id: string } }>('POST', '/api/tables', first!.token, wish);
    this.#id = table.id;
    for (const { wires, token } of others) await wires.json('POST', `/api/tables/${this.#id}/seats`, token, {});
    await this.#listen();
  }

  /** Everybody opens a stream. */
  async #listen(): Promise<void> {
    for (const close of this.#closings) close();
    this.#closings = await Promise.all(this.#players.map((player) => this.#stream(player)));
  }

  #stream(player: Player): Promise<() => void> {
    const { host, port, from } = player.wires.where;
    const table = this.#id;
    const socket = connect(port, host).setNoDelay(true).setEncoding('latin1');
    socket.write(
      `GET /api/tables/${table}/events HTTP/1.1\r\nhost: ${host}\r\n${forwardedFor(from)}authorization: Bearer ${player.token}\r\n\r\n`,
    );
    let rest = '';
    return new Promise((resolve) => {
      socket.on('data', (chunk: Buffer | string) => {
        resolve(() => socket.destroy());
        const parts = (rest + String(chunk)).split('\n\n');
        rest = parts.pop()!;
        for (const part of parts) this.#hear(player, part);
      });
      // streams end now and then, so that who is gone is noticed
      socket.on('close', () => void (this.#isStopped || this.#id !== table || this.#stream(player)));
    });
  }

  start(): Promise<unknown> {
    const [first] = this.#players;
    return first!.wires.json('POST', `/api/tables/${this.#id}/start`, first!.token, {});
  }

  stop(): void {
    this.#isStopped = true;
    for (const close of this.#closings) close();
  }

  #hear(player: Player, part: string): void {
    if (this.#isStopped) return;
    const isOver = part.includes('"status":"over"') && part.includes('"rematch":null');
    if (isOver && player === this.#players[0]) void this.#again();
    if (this.#party.bots !== undefined) this.#noteBots(part);
    const begin = part.indexOf('"ask":{');
    // who has chosen in secret may still choose otherwise: nobody here does
    if (begin < 0 || !waitedFor(part)?.includes(String(this.#players.indexOf(player)))) return;
    const ask = Number(/"ask":\{"id":(\d+)/.exec(part)![1]);
    // a question is told again with all that others do meanwhile
    const question = `${this.#id} ${ask}`;
    if (this.#heard.get(player) === question) return;
    this.#heard.set(player, question);
    const moves = [...part.slice(begin).matchAll(/"move":"([^"]+)","preview"/g)];
    const move = moves[Math.floor(Math.random() * moves.length)]![1]!;
    const { every } = this.#party;
    const wait = every === 0 ? 0 : Math.max(0, this.#last + every - performance.now());
    if (wait === 0) void this.#move(player, ask, move);
    else setTimeout(() => void this.#move(player, ask, move), wait);
  }

  /** Where one person plays with bots, each message is a move, and says who is waited for now. */
  #noteBots(part: string): void {
    const seats = waitedFor(part);
    if (seats === undefined) return;
    const now = performance.now();
    const before = this.#waiting;
    this.#waiting = new Map(seats.map((seat) => [seat, now]));
    for (const [seat, since] of before) {
      // among several who choose at the same time, who is still waited for has not moved yet
      if (before.size > 1 && seats.includes(seat)) this.#waiting.set(seat, since);
      else if (seat !== '0') this.#report({ ms: now - since, by: 'bot', at: now, number: ++this.#moves, table: this });
    }
  }

  async #move({ wires, token }: Player, ask: number, move: string): Promise<void> {
    if (this.#isStopped) return;
    const at = performance.now();
    this.#last = at;
    const { status, body } = await wires.request('POST', `/api/tables/${this.#id}/moves`, token, { ask, move });
    if (status !== 200) throw new Error(`${status} ${body}`);
    this.#report({ ms: performance.now() - at, by: 'person', at, number: ++this.#moves, table: this });
  }

  /** The same people play on. */
  async #again(): Promise<void> {
    const [first] = this.#players;
    const again = `/api/tables/${this.#id}/rematch`;
    const { table } = await first!.wires.json<{ table: { id: string } }>('POST', again, first!.token);
    this.#id = table.id;
    this.#waiting.clear();
    await this.#listen();
    await this.start();
  }
}

/** The seats that a message says are waited for, if it says so. */
function waitedFor(part: string): string[] | undefined {
  const waiting = /"waiting":\[([\d,]*)\]/.exec(part)?.[1];
  return waiting === '' ? [] : waiting?.split(',');
}
