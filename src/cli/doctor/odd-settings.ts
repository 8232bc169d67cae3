import { DEFAULTS, type Settings } from '../../server/settings.ts';
import { listed } from '../screen/text.ts';
import { fine, odd, otherwise, type Finding } from './finding.ts';

const ABOUT = 'settings';
const LOOPBACK = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;
const SLOW_BOTS = 10_000;

/** Something that can be meant so and usually is not. */
interface Oddity {
  readonly isSo: (settings: Settings) => boolean;
  readonly says: (settings: Settings) => string;
  readonly advice: string;
}

const ODDITIES: readonly Oddity[] = [
  {
    isSo: ({ publicUrl, trustProxy }) => publicUrl !== undefined && !trustProxy,
    says: () => 'PUBLIC_URL is set without TRUST_PROXY: everybody has the address of the proxy and shares its limits',
    advice: 'set TRUST_PROXY=1, if a proxy stands in front and nobody reaches the port past it',
  },
  {
    isSo: ({ publicUrl, trustProxy }) => publicUrl === undefined && trustProxy,
    says: () => 'TRUST_PROXY is set without PUBLIC_URL: the server answers to any name that is made lead to it',
    advice: 'set PUBLIC_URL to the address that people use',
  },
  {
    isSo: ({ host, trustProxy }) => trustProxy && !LOOPBACK.test(host),
    says: ({ host }) => `TRUST_PROXY is set and HOST is ${host}: who gets past the proxy can claim any address`,
    advice: 'set HOST=127.0.0.1, or let nobody but the proxy reach the port',
  },
  {
    isSo: ({ host, publicUrl }) => publicUrl === undefined && !LOOPBACK.test(host),
    says: ({ host }) =>
      `HOST is ${host} without PUBLIC_URL: the server is open to the network, and nothing is encrypted`,
    advice: 'set HOST=127.0.0.1 behind a proxy, and PUBLIC_URL; leave it so only in a network of your own',
  },
  {
    isSo: ({ publicUrl }) => publicUrl !== undefined && isPlain(new URL(publicUrl)),
    says: ({ publicUrl }) =>
      `PUBLIC_URL is ${publicUrl}, without encryption: others can read along, and act as who they read`,
    advice: 'let a proxy do TLS, and set PUBLIC_URL to an address with https',
  },
  {
    isSo: ({ rateLimit }) => rateLimit === 0,
    says: () => 'RATE_LIMIT is 0: nobody is limited in anything',
    advice: `leave it out (${DEFAULTS.rateLimit}); 0 is for tests`,
  },
  {
    isSo: (settings) => settings.rateLimit > 0 && unlimited(settings).length > 0,
    says: (settings) => `without a limit: ${listed(unlimited(settings))}`,
    advice: 'leave them out, unless something in front of the server limits them',
  },
  {
    isSo: ({ botPace }) => botPace === 0 || botPace > SLOW_BOTS,
    says: ({ botPace }) =>
      `BOT_PACE is ${botPace}: bots ${botPace === 0 ? 'move before anybody can see it' : 'take very long'}`,
    advice: `leave it out (${DEFAULTS.botPace})`,
  },
  {
    isSo: ({ port }) => port === 0,
    says: () => 'PORT is 0: it is another one at every start',
    advice: 'set one that the proxy can be told',
  },
  {
    isSo: ({ port, metricsPort }) => port !== 0 && port === metricsPort,
    says: ({ port }) => `PORT and METRICS_PORT are both ${port}: there will be no /metrics`,
    advice: 'set another METRICS_PORT',
  },
  {
    isSo: ({ metricsHost, metricsPort }) => metricsPort !== 0 && !LOOPBACK.test(metricsHost),
    says: ({ metricsHost, metricsPort }) =>
      `METRICS_HOST is ${metricsHost}: who reaches port ${metricsPort} can read the figures`,
    advice: 'let nobody but the one who collects them reach that port',
  },
  {
    isSo: ({ logLevel }) => logLevel === 'silent',
    says: () => 'LOG_LEVEL is silent: nobody will see why something went wrong',
    advice: 'set LOG_LEVEL=warn, if there are too many lines',
  },
];

export function oddSettings(settings: Settings): readonly Finding[] {
  const found = ODDITIES.filter(({ isSo }) => isSo(settings));
  const { host, port, publicUrl } = settings;
  return otherwise(
    found.map(({ says, advice }) => odd(ABOUT, says(settings), advice)),
    fine(ABOUT, `${publicUrl ?? 'no public address'}, listening on ${host}, port ${port}`),
  );
}

function isPlain({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !LOOPBACK.test(hostname);
}

function unlimited(settings: Settings): string[] {
  const quotas = {
    TABLES_PER_PLAYER: settings.tablesPerPlayer,
    TABLES_PER_ADDRESS: settings.tablesPerAddress,
    STREAMS_PER_ADDRESS: settings.streamsPerAddress,
    PLAYERS_PER_ADDRESS: settings.playersPerAddress,
  };
  return Object.entries(quotas).flatMap(([name, quota]) => (quota === 0 ? [name] : []));
}
