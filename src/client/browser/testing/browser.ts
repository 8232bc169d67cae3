import { afterAll, afterEach, beforeAll } from 'vitest';
import { testServer, type Given, type TestServer } from '../../../server/testing/test-server.ts';
import { REAL_TIME } from '../../../table/real-time.ts';
import type { Environment } from '../../../table/environment.ts';
import { BUILT_VERSION } from './built-version.ts';
import { ourBrowser } from './our-browser.ts';
import type { Visit, Visitor, Visitors } from './visitors.ts';

export interface Place {
  readonly server: TestServer;
  come(visit?: Visit): Promise<Visitor>;
}

/** For all tests of a file: a server with bots that answer at once, and a browser to visit it with. */
export function usePlace(environment: Partial<Environment> = {}): Place {
  return usePlaceWith(async () => ({ environment }));
}

/** The same with a server that is given more, once the tests begin. */
export function usePlaceWith(give: () => Promise<Given>): Place {
  let server: TestServer;
  let visitors: Visitors;
  const here = new Set<Visitor>();
  beforeAll(async () => {
    visitors = await ourBrowser();
    const given = await give();
    const environment = { time: REAL_TIME, ...given.environment };
    server = await testServer({ ...given, environment, version: BUILT_VERSION });
  });
  afterEach(async () => {
    for (const visitor of here) await visitor.leave();
    here.clear();
  });
  afterAll(async () => {
    await server.stop();
  });
  return {
    get server() {
      return server;
    },
    async come(visit) {
      const visitor = await visitors.come(server.url, { luck: here.size, ...visit });
      here.add(visitor);
      return visitor;
    },
  };
}
