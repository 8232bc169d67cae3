import { expect, test } from 'vitest';
import { deviceLabel } from './device-label.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`,
    'Edge on Windows',
  ],
  [`Mozilla/5.0 (Linux; Android 10; K) ${WEBKIT} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `Mozilla/5.0 (Linux; Android 14) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/140.0 Safari/604.1', 'Chrome on iPad'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari on macOS',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${WEBKIT} Chrome/140.0.0.0 Safari/537.36 OPR/120.0`, 'Opera on Linux'],
  ['SomeBrowser/1.0 (Windows NT 10.0)', 'Windows'],
  ['curl/8.5.0', null],
  ['', null],
  [undefined, null],
])('%s is %s', (userAgent, label) => {
  expect(deviceLabel(userAgent)).toBe(label);
});

test('nothing of what was sent is kept, whatever it was', () => {
  expect(deviceLabel('Ann <script> Firefox/140 secret-4711 (Linux)')).toBe('Firefox on Linux');
});
