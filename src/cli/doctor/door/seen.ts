import { bad, fine, odd, type Finding } from '../finding.ts';

export const ABOUT = 'proxy';

/** How a request looks from the server. */
export interface Seen {
  readonly address: string;
  readonly host: string;
  readonly protocol: string;
}

/** What nobody but a proxy may say. */
const FORGED = { address: '203.0.113.77', host: 'forged.invalid' };
export const FORGERY = { 'x-forwarded-for': FORGED.address, 'x-forwarded-host': FORGED.host };

const NEAR = /^(::ffff:)?(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\.|^(::1$|f[cd])/;
const TRUST = 'and the server needs TRUST_PROXY=1';

/** Whether a request that came to an address from another is seen as just that. */
export function seenFindings(seen: Seen, { protocol, host }: URL, from: string): Finding[] {
  const found: Finding[] = [];
  if (seen.host !== host)
    found.push(bad(ABOUT, `the server was asked for ${seen.host}, not for ${host}`, 'let the proxy pass on Host'));
  if (`${seen.protocol}:` !== protocol)
    found.push(bad(ABOUT, `the server takes it for ${seen.protocol}`, `let the proxy set X-Forwarded-Proto, ${TRUST}`));
  if (seen.address !== from && NEAR.test(seen.address))
    found.push(
      odd(
        ABOUT,
        `the server sees you at ${seen.address}: everybody may seem to be there`,
        `let the proxy set X-Forwarded-For, ${TRUST}`,
      ),
    );
  return found.length > 0
    ? found
    : [fine(ABOUT, `the server sees ${seen.protocol}://${seen.host}, and you at ${seen.address}`)];
}

/** Whether anybody could say what only the proxy may. */
export function forgedFinding(seen: Seen | undefined): Finding {
  const isBelieved = seen === undefined || seen.host === FORGED.host || seen.address === FORGED.address;
  if (!isBelieved) return fine(ABOUT, 'what others say of addresses is not believed');
  return bad(
    ABOUT,
    'whatever anybody writes into X-Forwarded-For or X-Forwarded-Host is believed',
    'let the proxy overwrite them, not add to them, and let nobody reach the port past it',
  );
}
