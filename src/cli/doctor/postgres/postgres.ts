import type { Client } from 'pg';
import { messageOf } from '../../../server/store/calls.ts';
import { bad, type Finding } from '../finding.ts';
import { factsOf } from './facts.ts';
import { ABOUT } from './faults.ts';
import { judge } from './judge.ts';

/** In milliseconds. */
const CONNECT_WITHIN = 5000;
const ANSWER_WITHIN = 10_000;

/** Looks at the database that so many processes of ours are to share. Its address is never shown: it may hold a password. */
export async function lookAtPostgres(url: string, processes: number): Promise<Finding[]> {
  const clients: Client[] = [];
  try {
    for (let i = 0; i < 2; i++) clients.push(await connected(url));
    return judge(await factsOf(clients[0]!, clients[1]!), processes);
  } catch (error) {
    return [bad(ABOUT, `DATABASE_URL cannot be used: ${messageOf(error)}`, 'mend the address, or start the database')];
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

async function connected(url: string): Promise<Client> {
  // loaded here: no other command needs it
  const { Client } = await import('pg');
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_WITHIN,
    query_timeout: ANSWER_WITHIN,
    application_name: 'threestraws doctor',
  });
  // whoever waits for an answer is told
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
