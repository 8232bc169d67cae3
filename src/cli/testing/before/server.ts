import { DatabaseSync } from '@photostructure/sqlite';
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Guest } from '../../../server/testing/guest.ts';
import { COMMAND } from '../command.ts';
import { KEPT, textOf, type Known, type Who } from './kept.ts';

/** Somebody from before: as a program if that is how they came, else as a browser. */
class KnownGuest extends Guest {
  readonly #known: Known;

  constructor(url: string, known: Known) {
    super(url, known.way === 'token' ? known.secret : undefined, known.id);
    this.#known = known;
  }

  override headersWith(more: Readonly<Record<string, string>>): Record<string, string> {
    const { way, secret } = this.#known;
    return way === 'token' ? super.headersWith(more) : { cookie: `straws=${secret}`, ...more };
  }
}

/** The server as it was built, on the database of the version before, at the time when that was left. */
export class ServerOfToday {
  url = '';
  /** Why the server complained, if it did. */
  complaints = '';
  readonly #process: ChildProcessWithoutNullStreams;

  private constructor(running: ChildProcessWithoutNullStreams) {
    this.#process = running;
    running.stderr.on('data', (chunk: Buffer) => (this.complaints += chunk.toString()));
  }

  /** In an empty folder. */
  static async on(folder: string): Promise<ServerOfToday> {
    const database = databaseIn(folder);
    database.exec(textOf('database.sql'));
    database.close();
    const settings = {
      PORT: '0',
      DATA_DIR: folder,
      BOT_PACE: '0',
      RATE_LIMIT: '0',
      LOG_LEVEL: 'warn',
      METRICS_PORT: '0',
    };
    const env = { PATH: process.env['PATH'], ...settings, NODE_OPTIONS: `--import=${clockSetBackTo(KEPT.at)}` };
    const running = spawn(process.execPath, [COMMAND, 'serve'], { env });
    const server = new ServerOfToday(running);
    const closed = once(running, 'close');
    const [said] = await Promise.race([once(running.stdout, 'data'), closed]);
    const url = /open at (\S+)/.exec(String(said))?.[1];
    if (url === undefined) throw new Error(`did not open: ${server.complaints}`);
    server.url = url;
    return server;
  }

  guest(who: Who): Guest {
    return new KnownGuest(this.url, KEPT.people[who]);
  }

  /** Answers with its exit code; it may be stopped already. */
  async stop(): Promise<number | null> {
    if (this.#process.exitCode !== null) return this.#process.exitCode;
    const closed = once(this.#process, 'close');
    this.#process.kill('SIGTERM');
    const [code] = (await closed) as [number | null];
    return code;
  }
}

function databaseIn(folder: string): InstanceType<typeof DatabaseSync> {
  return new DatabaseSync(join(folder, 'threestraws.db'));
}

/** A module that is loaded first: else all tables would have been idle for too long. */
function clockSetBackTo(time: number): string {
  const program = `const now=Date.now,back=now()-${time};Date.now=()=>now()-back`;
  return `data:text/javascript,${encodeURIComponent(program)}`;
}
