import type { NetworkInterfaceInfo } from 'node:os';
import { renderUnicodeCompact } from 'uqr';

type Interfaces = Readonly<Record<string, readonly NetworkInterfaceInfo[] | undefined>>;

const PRIVATE = /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\./;
const QUIET_ZONE = 2;

/** This computer's address in the local network: a private one if there is one. */
export function lanAddress(interfaces: Interfaces): string | undefined {
  const all = Object.values(interfaces).flatMap((infos) => infos ?? []);
  const addresses = all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
  return addresses.find((address) => PRIVATE.test(address)) ?? addresses[0];
}

/** What is printed for people who sit in the same room. */
export function lanLines(address: string | undefined, port: string): string[] {
  if (address === undefined) return ['No address in a local network was found.'];
  const url = `http://${address}:${port}`;
  return [`On this network: ${url}`, '', renderUnicodeCompact(url, { border: QUIET_ZONE })];
}
