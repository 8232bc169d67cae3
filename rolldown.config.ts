import { defineConfig } from 'rolldown';
import { constantFunctions } from './tools/constant-functions.ts';
import { isInstalled } from './tools/installed.ts';

const PROGRAMS = {
  main: 'src/cli/main.ts',
  'serve-main': 'src/cli/serve-main.ts',
  worker: 'src/cli/worker.ts',
  server: 'src/server/server.ts',
  shared: 'src/server/shared.ts',
  'sqlite-worker': 'src/server/store/sqlite-worker.ts',
  'analysis-worker': 'src/server/analysis/analysis-worker.ts',
  'upkeep-worker': 'src/server/upkeep/upkeep-worker.ts',
  'think-worker': 'src/server/thinking/think-worker.ts',
  'advice-worker': 'src/server/thinking/advice-worker.ts',
};

// Each program is one module with nothing shared: an imported or exported constant costs the engine a check at every use.
export default defineConfig(
  Object.entries(PROGRAMS).map(([program, input]) => ({
    input,
    platform: 'node' as const,
    external: isInstalled,
    plugins: [constantFunctions],
    output: { file: `dist/${program}.js`, format: 'esm' as const },
  })),
);
