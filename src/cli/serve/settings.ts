import { isIP } from 'node:net';
import { DEFAULTS, LOG_LEVELS, type LogLevel, type Settings } from '../../server/settings.ts';
import { textFlag, UsageError, type Args, type Flag, type Flags } from '../args.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** How a setting is given: by a flag, else by a variable of the environment. */
interface Way<Value> {
  /** None for what nobody else on this computer should read. */
  readonly flag?: string;
  readonly variable: string;
  /** What its value is called in the help; without one the flag is a plain switch. */
  readonly value?: string;
  readonly says: string;
  /** What it must be. */
  readonly must: string;
  /** Answers with nothing for what it must not be. */
  read(text: string): Value | undefined;
}

/** A hundred years. */
export const MOST_DAYS = 36_500;

type Ways = { readonly [Name in keyof Settings]: Way<NonNullable<Settings[Name]>> };

const HOST: Pick<Way<string>, 'must' | 'read'> = {
  must: 'a name or an address without a port',
  read: (text) => (isIP(text) !== 0 || /^[\w-]+(\.[\w-]+)*$/.test(text) ? text : undefined),
};

const WAYS: Ways = {
  port: {
    flag: 'port',
    variable: 'PORT',
    value: 'NUMBER',
    says: `where to listen (${DEFAULTS.port}); 0 picks a free port`,
    ...wholeNumber(0, 65_535),
  },
  host: {
    flag: 'host',
    variable: 'HOST',
    value: 'ADDRESS',
    says: `the address to listen on (${DEFAULTS.host}, this computer only)`,
    ...HOST,
  },
  dataDir: {
    flag: 'data',
    variable: 'DATA_DIR',
    value: 'FOLDER',
    says: `where the database is (${DEFAULTS.dataDir})`,
    must: 'a folder',
    read: (text) => (text === '' || text.includes('\0') ? undefined : text),
  },
  databaseUrl: {
    variable: 'DATABASE_URL',
    says: 'a PostgreSQL database in the place of that folder',
    must: 'an address such as postgresql://user@host/database',
    read: (text) => (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
  },
  publicUrl: {
    flag: 'public-url',
    variable: 'PUBLIC_URL',
    value: 'URL',
    says: 'the address that people use, if a proxy stands in front',
    must: 'an address such as https://straws.example, without a path',
    read: originIn,
  },
  trustProxy: {
    flag: 'trust-proxy',
    variable: 'TRUST_PROXY',
    says: 'believes what the proxy says of people’s addresses',
    must: '1, true, 0 or false',
    read: switchIn,
  },
  botPace: {
    flag: 'bot-pace',
    variable: 'BOT_PACE',
    value: 'MS',
    says: `how long bots seem to think (${DEFAULTS.botPace})`,
    ...wholeNumber(0, 60_000),
  },
  rateLimit: {
    flag: 'rate-limit',
    variable: 'RATE_LIMIT',
    value: 'NUMBER',
    says: `requests a second for each player and address (${DEFAULTS.rateLimit}); 0 for no limit`,
    ...wholeNumber(0, 100_000),
  },
  keepDays: {
    flag: 'keep-days',
    variable: 'KEEP_DAYS',
    value: 'DAYS',
    says: 'for how long matches that have ended are kept (for ever)',
    ...wholeNumber(1, MOST_DAYS),
  },
  tablesPerPlayer: {
    flag: 'tables-per-player',
    variable: 'TABLES_PER_PLAYER',
    value: 'NUMBER',
    says: `tables that have not ended, of each player (${DEFAULTS.tablesPerPlayer}); 0 for no limit`,
    ...wholeNumber(0, 100_000),
  },
  tablesPerAddress: {
    flag: 'tables-per-address',
    variable: 'TABLES_PER_ADDRESS',
    value: 'NUMBER',
    says: `the same of each address (${DEFAULTS.tablesPerAddress})`,
    ...wholeNumber(0, 100_000),
  },
  streamsPerAddress: {
    flag: 'streams-per-address',
    variable: 'STREAMS_PER_ADDRESS',
    value: 'NUMBER',
    says: `open streams of each address (${DEFAULTS.streamsPerAddress}); 0 for no limit`,
    ...wholeNumber(0, 100_000),
  },
  playersPerAddress: {
    flag: 'players-per-address',
    variable: 'PLAYERS_PER_ADDRESS',
    value: 'NUMBER',
    says: `new players of each address in a day (${DEFAULTS.playersPerAddress}); 0 for no limit`,
    ...wholeNumber(0, 100_000),
  },
  metricsPort: {
    flag: 'metrics-port',
    variable: 'METRICS_PORT',
    value: 'NUMBER',
    says: `where /metrics is (${DEFAULTS.metricsPort}); 0 for nowhere`,
    ...wholeNumber(0, 65_535),
  },
  metricsHost: {
    flag: 'metrics-host',
    variable: 'METRICS_HOST',
    value: 'ADDRESS',
    says: `the address for it (${DEFAULTS.metricsHost}, this computer only)`,
    ...HOST,
  },
  logLevel: {
    flag: 'log',
    variable: 'LOG_LEVEL',
    value: 'LEVEL',
    says: `${LOG_LEVELS.join(', ')} (${DEFAULTS.logLevel})`,
    must: `${LOG_LEVELS.slice(0, -1).join(', ')} or ${LOG_LEVELS.at(-1)}`,
    read: (text) => LOG_LEVELS.find((level): level is LogLevel => level === text),
  },
};

export const SETTING_FLAGS: Flags = Object.fromEntries(
  Object.values<Way<unknown>>(WAYS).flatMap(({ flag, variable, value, says }): [string, Flag][] =>
    flag === undefined ? [] : [[flag, { says: `${says} [${variable}]`, ...(value !== undefined && { value }) }]],
  ),
);

export const SETTING_VARIABLES: readonly string[] = Object.values(WAYS).map(({ variable }) => variable);

export const DATA_FLAG: Flags = { data: SETTING_FLAGS['data']! };

/** The database that is meant, if any: who says which folder means that. */
export function readDatabaseUrl(args: Args, environment: Environment): string | undefined {
  return args.flags['data'] === undefined ? valueOf(WAYS.databaseUrl, args, environment) : undefined;
}

/** The data folder alone, for what works on a folder; who means a database is told what does the same with that. */
export function readDataDir(args: Args, environment: Environment, instead: string): string {
  if (readDatabaseUrl(args, environment) !== undefined)
    throw new UsageError(
      `DATABASE_URL is set, and this works on a data folder: ${instead}, or name a folder with --data`,
    );
  return valueOf(WAYS.dataDir, args, environment) ?? DEFAULTS.dataDir;
}

/** Also alone. */
export function readKeepDays(environment: Environment): number | undefined {
  return valueOf(WAYS.keepDays, { words: [], flags: {} }, environment);
}

/** Flags beat the environment, which beats the defaults. */
export function readSettings(args: Args, environment: Environment): Settings {
  const given = Object.entries(WAYS).flatMap(([name, way]) => {
    const value = valueOf<Settings[keyof Settings]>(way, args, environment);
    return value === undefined ? [] : [[name, value]];
  });
  return { ...DEFAULTS, ...(Object.fromEntries(given) as Partial<Settings>) };
}

function valueOf<Value>(way: Way<Value>, args: Args, environment: Environment): Value | undefined {
  const typed = way.flag === undefined ? undefined : typedFlag(args, way.flag);
  if (typed !== undefined) return accepted(way, `--${way.flag}`, typed);
  const text = environment[way.variable];
  // a variable that is there but empty is how many tools leave one out
  return text === undefined || text === '' ? undefined : accepted(way, way.variable, text);
}

function typedFlag(args: Args, flag: string): string | undefined {
  return args.flags[flag] === true ? 'true' : textFlag(args, flag);
}

function accepted<Value>(way: Way<Value>, name: string, text: string): Value {
  const value = way.read(text);
  // what may hold a password is not shown
  const said = way.flag === undefined ? '' : `, not '${text}'`;
  if (value === undefined) throw new UsageError(`${name} must be ${way.must}${said}`);
  return value;
}

function wholeNumber(min: number, max: number): Pick<Way<number>, 'must' | 'read'> {
  const read = (text: string): number | undefined => {
    const isInRange = /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
    return isInRange ? Number(text) : undefined;
  };
  return { must: `a whole number from ${min} to ${max}`, read };
}

function switchIn(text: string): boolean | undefined {
  if (['1', 'true'].includes(text)) return true;
  return ['0', 'false'].includes(text) ? false : undefined;
}

function originIn(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { protocol, origin, pathname, search, hash, username, password } = new URL(text);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return pathname + search + hash + username + password === '/' ? origin : undefined;
}
