import { describe, expect, test } from 'vitest';
import { DEFAULTS, type Settings } from '../../server/settings.ts';
import { apartFinding, clockFinding, synchronised } from './clock.ts';
import { flushed, roomFinding } from './disk.ts';
import { certificateFinding } from './door/door.ts';
import { bad, fine, odd, type Finding } from './finding.ts';
import { handlesIn, memoryFinding, nodeFinding } from './machine.ts';
import { oddSettings } from './odd-settings.ts';
import { reportText } from './report.ts';

const GB = 1e9;
const NOW = Date.UTC(2030, 0, 1);

describe('settings', () => {
  const PUBLIC = { publicUrl: 'https://straws.example', trustProxy: true };
  const saidOf = (settings: Partial<Settings>): string[] =>
    oddSettings({ ...DEFAULTS, ...settings }).flatMap(({ grade, says }) => (grade === 'ok' ? [] : [says]));

  test('as they are by themselves, and behind a proxy with TLS, are well', () => {
    expect([saidOf({}), saidOf(PUBLIC)]).toEqual([[], []]);
  });

  test.each<[string, Partial<Settings>]>([
    ['PUBLIC_URL is set without TRUST_PROXY', { publicUrl: PUBLIC.publicUrl }],
    ['TRUST_PROXY is set without PUBLIC_URL', { trustProxy: true }],
    ['TRUST_PROXY is set and HOST is 0.0.0.0', { ...PUBLIC, host: '0.0.0.0' }],
    ['HOST is :: without PUBLIC_URL', { host: '::' }],
    ['PUBLIC_URL is http://straws.example, without encryption', { ...PUBLIC, publicUrl: 'http://straws.example' }],
    ['RATE_LIMIT is 0', { rateLimit: 0, tablesPerPlayer: 0 }],
    ['without a limit: TABLES_PER_PLAYER and STREAMS_PER_ADDRESS', { tablesPerPlayer: 0, streamsPerAddress: 0 }],
    ['BOT_PACE is 0: bots move before', { botPace: 0 }],
    ['BOT_PACE is 60000: bots take very long', { botPace: 60_000 }],
    ['PORT is 0', { port: 0 }],
    ['PORT and METRICS_PORT are both 9464', { port: 9464 }],
    ['METRICS_HOST is 0.0.0.0', { metricsHost: '0.0.0.0' }],
    ['LOG_LEVEL is silent', { logLevel: 'silent' }],
  ])('%s', (says, settings) => {
    expect(saidOf(settings)).toEqual([expect.stringContaining(says)]);
  });

  test('a public address on this computer needs no encryption', () => {
    expect(saidOf({ ...PUBLIC, publicUrl: 'http://localhost:8080' })).toEqual([]);
  });
});

const room = (free: number, type?: number): Finding =>
  roomFinding({ bavail: free, blocks: 100 * GB, bsize: 1, ...(type !== undefined && { type }) });

const FINDINGS: readonly (readonly [Finding, Finding['grade']])[] = [
  [nodeFinding('20.19.0'), 'ok'],
  [nodeFinding('24.1.0'), 'ok'],
  [nodeFinding('20.18.1'), 'failure'],
  [nodeFinding('18.20.0'), 'failure'],
  [memoryFinding(GB), 'ok'],
  [memoryFinding(0.1 * GB), 'warning'],
  [handlesIn('Max open files            65536                524288               files     \n', 'it'), 'ok'],
  [handlesIn('Max open files            1024                 524288               files     \n', 'it'), 'warning'],
  [handlesIn('', 'it'), 'ok'],
  [synchronised('yes', NOW), 'ok'],
  [synchronised(undefined, NOW), 'ok'],
  [synchronised('no', NOW), 'warning'],
  [apartFinding(-300), 'ok'],
  [apartFinding(-2000), 'warning'],
  [room(50 * GB), 'ok'],
  [room(0.9 * GB), 'warning'],
  [room(50 * GB, 0x01021994), 'warning'],
  [room(50 * GB, 0xef53), 'ok'],
  [flushed(2), 'ok'],
  [flushed(80), 'warning'],
  [certificateFinding(new Date('2030-02-01'), NOW), 'ok'],
  [certificateFinding(new Date('2030-01-09'), NOW), 'warning'],
];

test.each(FINDINGS.map(([finding, grade]) => [finding.about, finding.says, grade, finding] as const))(
  '%s: %s (%s)',
  (_, __, grade, finding) => {
    expect(finding.grade).toBe(grade);
    expect(finding.advice === undefined).toBe(grade === 'ok');
  },
);

test('a clock that stands before the program was built is wrong', async () => {
  expect(await clockFinding(Date.UTC(1999, 0, 1))).toMatchObject({
    grade: 'failure',
    says: 'it is 1999-01-01T00:00:00Z, before this program was built',
  });
});

test('a report ends with how it is altogether', () => {
  const all = [fine('node', '20.19.0'), odd('disk', 'full soon', 'make room'), bad('database', 'gone', 'restore it')];
  expect(reportText(all.slice(0, 1))).toBe('ok       node  20.19.0\n\nAll is well.');
  expect(reportText(all).split('\n').slice(3)).toEqual([
    'failure  database  gone',
    '                   → restore it',
    '',
    '1 failure, 1 warning.',
  ]);
});
