import type { TestProject } from 'vitest/node';
import { PostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL where tests may make databases. */
    postgres: string;
  }
}

/** The database that `TEST_DATABASE_URL` names, else one that lives as long as the tests run. */
export async function setup({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> {
  const { TEST_DATABASE_URL: given } = process.env;
  if (given !== undefined && given !== '') return void provide('postgres', given);
  const server = await PostgresServer.start();
  provide('postgres', server.urlOf('postgres'));
  return () => server.drop();
}
