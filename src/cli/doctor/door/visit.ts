import type { IncomingMessage } from 'node:http';
import { bad, fine, odd, type Finding } from '../finding.ts';
import { ask, opened, type Answer } from './ask.ts';

const ABOUT = 'streams';
/** In milliseconds. Without a buffer on the way it takes a few. */
const HEARD_WITHIN = 3000;
const NOTHING = 'nothing comes when a stream is opened';
const UNBUFFERED =
  'switch off buffering for /api/tables/*/events: proxy_buffering off in nginx, flush_interval -1 in Caddy';

/** Comes as a guest, opens a table of its own, hears what happens there, and is forgotten again. */
export async function visit(address: URL): Promise<Finding> {
  const arrived = await ask(address, { method: 'POST', path: '/api/tokens', body: { name: 'Doctor' } });
  if (arrived.status !== 201) return turnedAway(arrived);
  const headers = { authorization: `Bearer ${JSON.parse(arrived.text).token}` };
  try {
    return await listening(address, headers);
  } finally {
    await ask(address, { method: 'DELETE', path: '/api/me', headers });
  }
}

function turnedAway({ status, text }: Answer): Finding {
  if (text.includes('#foreign-page'))
    return bad(
      ABOUT,
      'browsers are taken for pages of another site',
      'let the proxy pass on Host and X-Forwarded-Proto',
    );
  return odd(ABOUT, `a guest was not let in (${status}), so that nothing could be listened to`, 'try again later');
}

async function listening(address: URL, headers: Readonly<Record<string, string>>): Promise<Finding> {
  const wish = { game: 'straw', seats: ['me', { bot: 'easy' }], public: false };
  const { status, text } = await ask(address, { method: 'POST', path: '/api/tables', headers, body: wish });
  if (status !== 201) return odd(ABOUT, `no table could be opened (${status})`, 'try again later');
  const path = `/api/tables/${JSON.parse(text).table.id}`;
  const stream = await opened(address, { path: `${path}/events`, headers, patience: HEARD_WITHIN }).catch(
    () => undefined,
  );
  if (stream === undefined) return bad(ABOUT, NOTHING, UNBUFFERED);
  try {
    return await heard(stream, () =>
      ask(address, { method: 'PUT', path: `${path}/seats/1`, headers, body: { bot: 'medium' } }),
    );
  } finally {
    stream.destroy();
  }
}

/** What stands in a buffer comes when that is full, or never. */
async function heard(stream: IncomingMessage, happens: () => Promise<unknown>): Promise<Finding> {
  if (!(await says(stream, 'event: snapshot'))) return bad(ABOUT, NOTHING, UNBUFFERED);
  const began = performance.now();
  const [isHeard] = await Promise.all([says(stream, '"level":"medium"'), happens()]);
  if (!isHeard) return bad(ABOUT, 'what happens at a table is not heard while it happens', UNBUFFERED);
  return fine(ABOUT, `what happens at a table is heard after ${Math.round(performance.now() - began)} ms`);
}

function says(stream: IncomingMessage, word: string): Promise<boolean> {
  return new Promise((resolve) => {
    let text = '';
    const done = (isSaid: boolean): void => {
      clearTimeout(timer);
      stream.off('data', read);
      resolve(isSaid);
    };
    const read = (chunk: string): void => {
      text += chunk;
      if (text.includes(word)) done(true);
    };
    const timer = setTimeout(() => done(false), HEARD_WITHIN);
    stream
      .setEncoding('utf8')
      .on('data', read)
      .once('close', () => done(false));
  });
}
