import { defineConfig } from 'vitest/config';
import { rulesFiles } from './tools/rules/plugin.ts';

const IN_BROWSER = 'src/client/browser/**/*.test.ts';
/** In a whole run only: scenes of screens that another list shows first, and what takes whole matches at the pace of people. */
const READ_ELSEWHERE = process.env['ALL_READINGS'] === undefined ? ['src/client/browser/**/whole/**'] : [];

export default defineConfig({
  plugins: [rulesFiles],
  test: {
    // whole matches on a busy machine
    testTimeout: 240_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 60_000 } },
    // one more than the two cores that there are: browsers wait a lot
    maxWorkers: 3,
    // a file's modules are those of the file before: nothing that a test changes may be left behind
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['src/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: [IN_BROWSER],
          globalSetup: 'src/server/testing/postgres/setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          include: [IN_BROWSER],
          exclude: READ_ELSEWHERE,
          globalSetup: 'src/client/browser/testing/setup.ts',
        },
      },
    ],
  },
});
