import { access, constants, mkdir } from 'node:fs/promises';
import { networkInterfaces } from 'node:os';
import type { Server } from '../../server/server.ts';
import type { Settings } from '../../server/settings.ts';
import { Failure, UsageError, type Args } from '../args.ts';
import { closeWithin, closingSignal } from './closing.ts';
import type { Command } from '../command.ts';
import { reasonOf } from '../files.ts';
import { lanAddress, lanLines } from './lan.ts';
import { clean } from '../screen/text.ts';
import { readSettings, SETTING_FLAGS, type Environment } from './settings.ts';

const EVERY_ADDRESS = '0.0.0.0';

export const serve: Command = {
  name: 'serve',
  words: '',
  says: 'Serves all games on the network. Flags beat [variables of the environment].',
  flags: {
    ...SETTING_FLAGS,
    lan: { says: 'opens to the local network: listens on all addresses and shows a QR code' },
  },
  run,
};

async function run(args: Args): Promise<number> {
  const settings = settingsOf(args, process.env);
  const signal = closingSignal();
  if (settings.databaseUrl === undefined) await prepareFolder(settings.dataDir);
  const server = await started(settings);
  console.log(greeting(server, settings, args.flags['lan'] === true).join('\n'));
  await Promise.race([signal, failure(server)]);
  await closeWithin(server);
  console.log('Closed.');
  return 0;
}

/** Nothing acknowledged is lost, and whoever looks after the server starts it again. */
async function failure({ failed }: Server): Promise<never> {
  throw new Failure((await failed).message, { cause: await failed });
}

function settingsOf(args: Args, environment: Environment): Settings {
  const [word] = args.words;
  if (word !== undefined) throw new UsageError(`'${word}' is too much`);
  const settings = readSettings(args, environment);
  if (args.flags['lan'] !== true) return settings;
  if (args.flags['host'] !== undefined) throw new UsageError('--lan listens on all addresses: leave out --host');
  return { ...settings, host: EVERY_ADDRESS };
}

/** Finds out before anything is opened, in words, why nothing could be kept there. */
async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const isFile = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new Failure(`cannot keep data in ${folder}: ${isFile ? 'it is a file' : reasonOf(error)}`);
  }
}

async function started(settings: Settings): Promise<Server> {
  // A program of its own: what it stands on takes longer to load than most commands to run.
  const program: typeof import('../../server/server.ts') = await import(new URL('./server.js', import.meta.url).href);
  try {
    return await program.startServer(settings, (words) => console.error(`threestraws: ${clean(words)}`));
  } catch (error) {
    if (!(error instanceof Error) || isBug(error)) throw error;
    throw new Failure(whyNotOpen(error, settings), { cause: error });
  }
}

function isBug(error: Error): boolean {
  return [TypeError, RangeError, ReferenceError, SyntaxError].some((kind) => error instanceof kind);
}

function whyNotOpen(error: NodeJS.ErrnoException, { host, port }: Settings): string {
  const reasons: Readonly<Record<string, string>> = {
    EADDRINUSE: `port ${port} is taken: another program listens there; --port sets another`,
    EACCES: `port ${port} is not allowed; --port sets another`,
    EADDRNOTAVAIL: `${host} is no address of this computer; --host sets another`,
    ENOTFOUND: `there is no address for ${host}; --host sets another`,
  };
  return reasons[error.code ?? ''] ?? error.message;
}

function greeting({ address }: Server, { publicUrl }: Settings, isLan: boolean): string[] {
  const url = new URL(address);
  const isEvery = url.hostname === EVERY_ADDRESS || url.hostname === '[::]';
  const local = isEvery ? `http://127.0.0.1:${url.port}` : address;
  const ready = `Three Straws is open at ${publicUrl ?? local}`;
  if (!isLan) return [ready];
  return [ready, ...lanLines(lanAddress(networkInterfaces()), url.port)];
}
