/** All that whoever runs a server can set. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Where the database is. */
  readonly dataDir: string;
  /** The PostgreSQL database to share with other processes, in the place of that folder. */
  readonly databaseUrl: string | undefined;
  /** The address that people use, if it is not the one this program listens on: `https://straws.example`. */
  readonly publicUrl: string | undefined;
  /** Believe what a proxy in front says of people's addresses. */
  readonly trustProxy: boolean;
  /** How long bots seem to think, in milliseconds. */
  readonly botPace: number;
  /** Requests a second for each player; an address may have four times that. 0 for no limit. */
  readonly rateLimit: number;
  /** For how many days matches that have ended are kept; undefined for ever. */
  readonly keepDays: number | undefined;
  /** The most tables that have not ended: of a player, and of an address. 0 for no limit, as for the next two. */
  readonly tablesPerPlayer: number;
  readonly tablesPerAddress: number;
  /** The most streams that an address has open. */
  readonly streamsPerAddress: number;
  /** The most new players of an address in a day. */
  readonly playersPerAddress: number;
  /** Where figures for who looks after the server can be read; 0 for nowhere. */
  readonly metricsPort: number;
  readonly metricsHost: string;
  readonly logLevel: LogLevel;
}

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export const DEFAULTS: Settings = {
  port: 3000,
  host: '127.0.0.1',
  dataDir: './data',
  databaseUrl: undefined,
  publicUrl: undefined,
  trustProxy: false,
  botPace: 900,
  rateLimit: 20,
  keepDays: undefined,
  tablesPerPlayer: 20,
  tablesPerAddress: 60,
  streamsPerAddress: 200,
  playersPerAddress: 200,
  metricsPort: 9464,
  metricsHost: '127.0.0.1',
  logLevel: 'info',
};
