import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { freePort } from '../../../server/testing/crash/free-port.ts';
import { Guest } from '../../../server/testing/guest.ts';
import { testFolder } from '../../testing/command.ts';
import { doctorFinds, troublesIn } from '../../testing/doctor.ts';
import { Served } from '../../testing/served.ts';
import { forwarded, smallProxy, type ProxyOptions } from '../../testing/small-proxy.ts';
import { problemIn } from './door.ts';

const FOLDER = testFolder();
let names = 0;
const served = (variables: Readonly<Record<string, string>> = {}): Promise<Served> =>
  Served.on(join(FOLDER, `data ${++names}`), { METRICS_PORT: '0', ...variables });

const looking = (url: string) => doctorFinds(['--url', url]);

const TRUSTING = { TRUST_PROXY: '1' };

/** What it finds of a server behind such a proxy. */
async function behind(proxy: ProxyOptions, variables: Readonly<Record<string, string>>): Promise<string[]> {
  const { url } = await served(variables);
  return troublesIn(await looking(await smallProxy(url, proxy)));
}

describe('all is well', () => {
  test('behind a proxy as it should be; whoever looked is forgotten', async () => {
    const server = await served(TRUSTING);
    const { code, findings } = await looking(await smallProxy(server.url));
    expect([code, troublesIn({ code, findings })]).toEqual([0, []]);
    expect(findings.map(({ says }) => says)).toEqual([
      expect.stringMatching(/^well, version /),
      expect.stringMatching(/^the server sees http:.*, and you at 127\.0\.0\.[12]$/),
      'what others say of addresses is not believed',
      'long headers get through',
      expect.stringMatching(/^what happens at a table is heard after \d+ ms$/),
    ]);
    expect((await new Guest(server.url).ok('GET', '/api/tables')).tables).toEqual([]);
  });

  test('where there is no proxy', async () => {
    expect(troublesIn(await looking((await served()).url))).toEqual([]);
  });
});

describe('a failure is a proxy', () => {
  test('that does not pass on the name', async () => {
    const headers: ProxyOptions['headers'] = (came) => ({ ...came, host: 'upstream' });
    const troubles = await behind({ headers }, {});
    expect(troubles).toContainEqual(
      expect.stringMatching(/^failure proxy: the server was asked for upstream, not for 127/),
    );
    expect(troubles).toContain('failure streams: browsers are taken for pages of another site');
    const port = String(await freePort());
    await served({ PORT: port, PUBLIC_URL: 'https://straws.example' });
    const proxy = await smallProxy(`http://127.0.0.1:${port}`, { headers });
    expect(troublesIn(await looking(proxy))).toEqual(['failure proxy: the server goes by another name']);
  });

  test('that does not say whether it was encrypted', async () => {
    const headers: ProxyOptions['headers'] = (came, from) => ({
      ...forwarded(came, from),
      'x-forwarded-proto': 'https',
    });
    expect((await behind({ headers }, TRUSTING))[0]).toBe('failure proxy: the server takes it for https');
  });

  test('that lets people say where they are', async () => {
    const says = 'failure proxy: whatever anybody writes into X-Forwarded-For or X-Forwarded-Host is believed';
    const headers: ProxyOptions['headers'] = (came, from) => ({ 'x-forwarded-for': from, ...came });
    expect(await behind({ headers }, TRUSTING)).toEqual([says]);
    expect(troublesIn(await looking((await served(TRUSTING)).url)), 'none at all').toEqual([says]);
  });

  test('that keeps streams back', async () => {
    expect(await behind({ isBuffering: true }, TRUSTING)).toEqual([
      'failure streams: nothing comes when a stream is opened',
    ]);
  });

  test('with nothing behind it, or with something else', async () => {
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    expect(troublesIn(await looking(nowhere))).toEqual([expect.stringContaining('does not answer: ')]);
    expect(troublesIn(await looking(await smallProxy(nowhere)))).toEqual(['failure server: it answers 502']);
    const metricsPort = String(await freePort());
    await served({ METRICS_PORT: metricsPort });
    expect(troublesIn(await looking(`http://127.0.0.1:${metricsPort}`))).toEqual(['failure server: it answers 404']);
  });
});

test.runIf(process.platform === 'linux')('whose address everybody gets is a warning', async () => {
  expect(await behind({}, {})).toEqual([
    'warning proxy: the server sees you at 127.0.0.1: everybody may seem to be there',
  ]);
});

test('why a server is not well is said', () => {
  const text = JSON.stringify({ status: 503, detail: 'Nothing can be written: the disk is full.' });
  const answer = { status: 503, text, from: '127.0.0.1' };
  expect(problemIn(answer)?.says).toBe('it is not well: Nothing can be written: the disk is full.');
  expect(problemIn({ ...answer, status: 200, text: '<!doctype html>' })?.says).toBe('something else answers there');
});
