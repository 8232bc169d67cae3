import { describe, expect, test } from 'vitest';
import { DEFAULTS, type Settings } from '../../server/settings.ts';
import { readArgs, UsageError } from '../args.ts';
import { readDatabaseUrl, readDataDir, readSettings, SETTING_FLAGS, type Environment } from './settings.ts';

function settings(argv: readonly string[], environment: Environment = {}): Settings {
  return readSettings(readArgs(argv, SETTING_FLAGS), environment);
}

/** By setting: its flag, its variable, a text that is good, the value of that text, and texts that are not. */
const WAYS: readonly (readonly [keyof Settings, string, string, string, unknown, readonly string[]])[] = [
  ['port', 'port', 'PORT', '0', 0, ['-1', '65536', '80.5', 'http', '0x50', ' 80']],
  ['host', 'host', 'HOST', '::1', '::1', ['a b', 'http://here', '127.0.0.1:80', '[::1]', '-\n']],
  ['dataDir', 'data', 'DATA_DIR', '/var/lib/straws', '/var/lib/straws', ['a\0b']],
  [
    'publicUrl',
    'public-url',
    'PUBLIC_URL',
    'https://Straws.example/',
    'https://straws.example',
    [
      'straws.example',
      'ftp://straws.example',
      'https://straws.example/games',
      'https://straws.example/?a',
      'https://straws.example/#a',
      'https://me:secret@straws.example',
      'https://',
    ],
  ],
  ['botPace', 'bot-pace', 'BOT_PACE', '0', 0, ['-1', '1s', '60001', '1e3']],
  ['keepDays', 'keep-days', 'KEEP_DAYS', '30', 30, ['0', '-1', 'ever', '36501']],
  ['rateLimit', 'rate-limit', 'RATE_LIMIT', '500', 500, ['-1', 'none', '100001', '99999999999999999999']],
  ['tablesPerPlayer', 'tables-per-player', 'TABLES_PER_PLAYER', '0', 0, ['-1', 'many', '100001']],
  ['tablesPerAddress', 'tables-per-address', 'TABLES_PER_ADDRESS', '7', 7, ['-1', 'many', '100001']],
  ['streamsPerAddress', 'streams-per-address', 'STREAMS_PER_ADDRESS', '7', 7, ['-1', 'many', '100001']],
  ['playersPerAddress', 'players-per-address', 'PLAYERS_PER_ADDRESS', '7', 7, ['-1', 'many', '100001']],
  ['metricsPort', 'metrics-port', 'METRICS_PORT', '0', 0, ['-1', '65536', 'http']],
  ['metricsHost', 'metrics-host', 'METRICS_HOST', '::1', '::1', ['a b', '127.0.0.1:80']],
  ['logLevel', 'log', 'LOG_LEVEL', 'debug', 'debug', ['loud', 'INFO', '30']],
];

describe('settings', () => {
  test('nothing given: the defaults', () => {
    expect(settings([])).toEqual(DEFAULTS);
  });

  test.each(WAYS)('%s by --%s or %s', (name, flag, variable, good, value) => {
    expect(settings([`--${flag}`, good])).toEqual({ ...DEFAULTS, [name]: value });
    expect(settings([], { [variable]: good })).toEqual({ ...DEFAULTS, [name]: value });
  });

  test.each(WAYS)('%s: --%s beats %s, even a bad one', (name, flag, variable, good, value, [bad]) => {
    expect(settings([`--${flag}`, good], { [variable]: bad! })[name]).toBe(value);
  });

  test.each(WAYS)('%s: bad values are refused by name', (_, flag, variable, __, ___, bad) => {
    for (const text of bad) {
      expect(() => settings([`--${flag}=${text}`]), text).toThrow(new RegExp(`^--${flag} must be .*, not '`));
      expect(() => settings([], { [variable]: text }), text).toThrow(new RegExp(`^${variable} must be .*, not '`));
      expect(() => settings([], { [variable]: text })).toThrow(UsageError);
    }
  });

  test.each(WAYS)('%s: an empty flag is refused, an empty variable is none', (name, flag, variable) => {
    expect(() => settings([`--${flag}`, ''])).toThrow(UsageError);
    expect(settings([], { [variable]: '' })[name]).toBe(DEFAULTS[name]);
  });

  test('the proxy is trusted by a switch, or by 1 or true', () => {
    expect(settings(['--trust-proxy'], { TRUST_PROXY: '0' }).trustProxy).toBe(true);
    expect(['1', 'true', '0', 'false', ''].map((text) => settings([], { TRUST_PROXY: text }).trustProxy)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(() => settings([], { TRUST_PROXY: 'yes' })).toThrow("TRUST_PROXY must be 1, true, 0 or false, not 'yes'");
  });
});

describe('the database', () => {
  const url = 'postgresql://straws:secret@127.0.0.1/straws';

  test('is set by its variable alone, so that nobody else on the computer reads its password', () => {
    expect(settings([], { DATABASE_URL: url }).databaseUrl).toBe(url);
    expect(() => settings(['--database-url', url])).toThrow(UsageError);
  });

  test('that is none is not repeated', () => {
    const read = (): Settings => settings([], { DATABASE_URL: 'mysql://straws:secret@127.0.0.1/straws' });
    expect(read).toThrow('DATABASE_URL must be an address such as postgresql://user@host/database');
    expect(read).not.toThrow('secret');
  });

  test('and no folder named: what works on a folder asks for one', () => {
    const args = readArgs([], SETTING_FLAGS);
    expect(() => readDataDir(args, { DATABASE_URL: url }, 'use pg_dump')).toThrow(
      'DATABASE_URL is set, and this works on a data folder: use pg_dump, or name a folder with --data',
    );
    const named = { ...args, flags: { data: 'here' } };
    expect(readDataDir(named, { DATABASE_URL: url }, '')).toBe('here');
    expect([args, named].map((given) => readDatabaseUrl(given, { DATABASE_URL: url }))).toEqual([url, undefined]);
  });
});
