import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../crash/free-port.ts';
import { ACCOUNT, programs } from './programs.ts';

const USER = 'straws';
/** Nothing here has to outlive a loss of power. */
const CARELESS = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
const STARTS_WITHIN = 30_000;

export interface PostgresOptions {
  /** Whether what is committed reaches the disk, as for whoever measures. */
  readonly isDurable?: boolean;
  /** The folder to make its own in; else one for what is temporary. */
  readonly within?: string;
  /** The folder of its programs, if not the usual one. */
  readonly bin?: string;
}

/** A PostgreSQL of our own in a folder of its own, on this computer only. It can be stopped, killed and started again. */
export class PostgresServer {
  readonly port: number;
  readonly #folder: string;
  readonly #bin: string;
  readonly #flags: readonly string[];
  #process: ChildProcess | undefined;
  #closed: Promise<unknown> = Promise.resolve();
  /** What it wrote to its log. */
  said = '';
  #databases = 0;

  private constructor(folder: string, port: number, flags: readonly string[], bin: string) {
    this.#folder = folder;
    this.#bin = bin;
    this.port = port;
    this.#flags = flags;
  }

  static async start(options: PostgresOptions = {}): Promise<PostgresServer> {
    const { isDurable = false, within = tmpdir(), bin = programs() } = options;
    const folder = mkdtempSync(join(within, 'threestraws-postgres-'));
    if (ACCOUNT !== undefined) chownSync(folder, ACCOUNT.uid, ACCOUNT.gid);
    const server = new PostgresServer(folder, await freePort(), isDurable ? [] : CARELESS, bin);
    server.#make();
    await server.up();
    return server;
  }

  get pid(): number {
    return this.#process!.pid!;
  }

  /** Whether it has ended by itself. */
  get hasEnded(): boolean {
    return this.#process !== undefined && (this.#process.exitCode !== null || this.#process.signalCode !== null);
  }

  /** Where a database is. */
  urlOf(database: string): string {
    return `postgresql://${USER}@127.0.0.1:${this.port}/${database}`;
  }

  /** A new empty database; answers with where it is. */
  async database(): Promise<string> {
    const name = `straws_${process.pid}_${++this.#databases}`;
    await made(this.urlOf('postgres'), name);
    return this.urlOf(name);
  }

  /** Resolves when it takes connections. */
  async up(): Promise<void> {
    const args = ['-D', join(this.#folder, 'data'), '-p', String(this.port), '-k', this.#folder, ...this.#flags];
    const child = spawn(join(this.#bin, 'postgres'), [...args, '-c', 'max_connections=200'], {
      ...ACCOUNT,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    this.#closed = once(child, 'close');
    child.stderr!.on('data', (chunk: Buffer) => (this.said += chunk.toString()));
    const end = performance.now() + STARTS_WITHIN;
    while (!(await answers(this.urlOf('postgres')))) {
      if (child.exitCode !== null || performance.now() > end) throw new Error(`PostgreSQL did not start: ${this.said}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  /** Ends it: SIGINT cuts connections and is orderly, SIGKILL is a crash. */
  async down(signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> {
    // of a killed one the children see by themselves that they are alone
    this.#process?.kill(signal);
    this.#process = undefined;
    await this.#closed;
  }

  /** For good: nothing stays behind. */
  async drop(): Promise<void> {
    await this.down();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #make(): void {
    const data = join(this.#folder, 'data');
    const args = ['-D', data, '-U', USER, '--auth=trust', '--no-sync', '--encoding=UTF8', '--locale=C'];
    const { status, stderr } = spawnSync(join(this.#bin, 'initdb'), args, { ...ACCOUNT, cwd: this.#folder });
    if (status !== 0) throw new Error(`initdb failed: ${String(stderr)}`);
  }
}

/** A new empty database beside the one that this address names. */
export async function newDatabase(url: string): Promise<string> {
  const name = `straws_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await made(url, name);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function made(url: string, name: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE template0`).finally(() => client.end());
}

async function answers(url: string): Promise<boolean> {
  const client = new Client(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
