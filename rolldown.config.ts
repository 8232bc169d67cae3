import { defineConfig } from 'rolldown';
import { dependencies } from './package.json' with { type: 'json' };

const PROGRAMS = {
  main: 'src/cli/main.ts',
  worker: 'src/cli/worker.ts',
  server: 'src/server/server.ts',
  'sqlite-worker': 'src/server/store/sqlite-worker.ts',
  'think-worker': 'src/server/thinking/think-worker.ts',
};

const PACKAGES = Object.keys(dependencies);

function isInstalled(id: string): boolean {
  return id.startsWith('node:') || PACKAGES.some((name) => id === name || id.startsWith(`${name}/`));
}

// Each program is one module with nothing shared: an imported or exported constant costs the engine a check at every use.
export default defineConfig(
  Object.entries(PROGRAMS).map(([program, input]) => ({
    input,
    platform: 'node',
    external: isInstalled,
    output: { file: `dist/${program}.js`, format: 'esm' },
  })),
);
