import { expect, test } from 'vitest';
import { send } from '../testing/send.ts';
import { testServer } from '../testing/test-server.ts';

const CLAIMED = {
  host: 'straws.example',
  'x-forwarded-for': '203.0.113.9, 198.51.100.7',
  'x-forwarded-proto': 'https',
};

async function seenBy(trustProxy: boolean, path = '/healthz?seen=1'): Promise<unknown> {
  const server = await testServer({ settings: { trustProxy } });
  const { text } = await send(server.url, { method: 'GET', path, headers: CLAIMED });
  await server.stop();
  return JSON.parse(text);
}

test('who asks is told how the request looks from here, and that only one proxy is believed', async () => {
  const seen = { address: '198.51.100.7', host: 'straws.example', protocol: 'https' };
  expect(await seenBy(true)).toMatchObject({ status: 'ok', seen });
  expect(await seenBy(false)).toMatchObject({ seen: { ...seen, address: '127.0.0.1', protocol: 'http' } });
});

test('who does not ask is not', async () => {
  expect(await seenBy(true, '/healthz')).toEqual({ status: 'ok', version: '1.2.3' });
});
