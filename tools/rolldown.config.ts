import { defineConfig } from 'rolldown';
import { isInstalled } from './installed.ts';

// Programs that measure. They are no part of the package.
const PROGRAMS = {
  main: 'tools/bench-server/main.ts',
  driver: 'tools/bench-server/driver.ts',
  bare: 'tools/bench-server/bare.ts',
  'sqlite-worker': 'src/server/store/sqlite-worker.ts',
};

export default defineConfig(
  Object.entries(PROGRAMS).map(([program, input]) => ({
    input,
    platform: 'node' as const,
    external: isInstalled,
    output: { file: `build/bench-server/${program}.js`, format: 'esm' as const },
  })),
);
