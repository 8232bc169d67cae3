import type { NetworkInterfaceInfo } from 'node:os';
import { encode } from 'uqr';
import { describe, expect, test } from 'vitest';
import { lanAddress, lanLines } from './lan.ts';

function at(address: string, family: 'IPv4' | 'IPv6' = 'IPv4', internal = false): NetworkInterfaceInfo {
  const rest = { address, internal, netmask: '', mac: '', cidr: null };
  return family === 'IPv4' ? { ...rest, family } : { ...rest, family, scopeid: 0 };
}

const LOOPBACK = [at('127.0.0.1', 'IPv4', true), at('::1', 'IPv6', true)];

describe('the address in the local network', () => {
  test.each(['10.1.2.3', '172.16.0.1', '172.31.255.1', '192.168.0.7'])('%s is private and comes first', (address) => {
    const others = ['203.0.113.5', '172.32.0.1', '100.64.0.1'].map((other) => at(other));
    expect(lanAddress({ lo: LOOPBACK, eth: [at('fe80::1', 'IPv6'), ...others, at(address)] })).toBe(address);
  });

  test('of several private ones the first, without any the first other', () => {
    expect(lanAddress({ a: [at('10.0.0.1')], b: [at('192.168.0.1')] })).toBe('10.0.0.1');
    expect(lanAddress({ lo: LOOPBACK, a: undefined, b: [at('203.0.113.5')] })).toBe('203.0.113.5');
  });

  test('the computer itself is no network', () => {
    expect(lanAddress({ lo: LOOPBACK, eth: [at('fe80::1', 'IPv6')] })).toBeUndefined();
    expect(lanLines(undefined, '3000')).toEqual(['No address in a local network was found.']);
  });
});

test('the QR code is the address, module by module', () => {
  const [says, , code] = lanLines('192.168.0.7', '3000');
  expect(says).toBe('On this network: http://192.168.0.7:3000');
  const { data } = encode('http://192.168.0.7:3000', { border: 2 });
  const LIGHT_ABOVE = new Set(['█', '▀']);
  const LIGHT_BELOW = new Set(['█', '▄']);
  const rows = code!.split('\n').flatMap((line) => {
    const signs = [...line];
    return [signs.map((sign) => !LIGHT_ABOVE.has(sign)), signs.map((sign) => !LIGHT_BELOW.has(sign))];
  });
  expect(rows.slice(0, data.length)).toEqual(data);
});
