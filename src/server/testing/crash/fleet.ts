import type { FastChance } from '../../../engine/chance/fast.ts';
import { freePort } from './free-port.ts';
import { KillableServer, type Home, type Start } from './killable-server.ts';

/** Some servers that keep the same tables, each on a port of its own. Whoever asks is sent to any that is up. */
export class Fleet {
  readonly servers: readonly KillableServer[];
  readonly #chance: FastChance;

  constructor(servers: readonly KillableServer[], chance: FastChance) {
    this.servers = servers;
    this.#chance = chance;
  }

  /** One after the other is told how it is started. */
  static async launch(home: Home, hows: readonly Start[], chance: FastChance): Promise<Fleet> {
    const servers: KillableServer[] = [];
    for (const how of hows) servers.push(new KillableServer(await freePort(), home, how));
    return new Fleet(servers, chance);
  }

  /** Of the first one. */
  get url(): string {
    return this.servers[0]!.url;
  }

  get isUp(): boolean {
    return this.servers.some(({ isUp }) => isUp);
  }

  get isFrail(): boolean {
    return this.servers.some(({ isFrail }) => isFrail);
  }

  get kills(): number {
    return this.servers.reduce((sum, { kills }) => sum + kills, 0);
  }

  get ownEnds(): number {
    return this.servers.reduce((sum, { ownEnds }) => sum + ownEnds, 0);
  }

  get complaints(): string {
    return this.servers.map(({ complaints }) => complaints).join('');
  }

  anyUp(): KillableServer | undefined {
    const up = this.servers.filter(({ isUp }) => isUp);
    return up[this.#chance.below(up.length)];
  }

  /** A server that can be asked; rejects once there never is one again. */
  async ready(): Promise<KillableServer> {
    for (;;) {
      const server = this.anyUp();
      if (server !== undefined) return server;
      await Promise.any(this.servers.map((one) => one.ready())).catch(firstReason);
    }
  }

  async allReady(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.ready()));
  }

  async stop(): Promise<void> {
    await Promise.all(this.servers.map((server) => server.stop()));
  }
}

function firstReason({ errors: [reason] }: AggregateError): never {
  throw reason;
}
