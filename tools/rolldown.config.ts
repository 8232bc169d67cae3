import { defineConfig } from 'rolldown';
import { constantFunctions } from './constant-functions.ts';
import { isInstalled } from './installed.ts';

// Programs that measure and show. They are no part of the package.
const PROGRAMS = {
  'bench-server/main': 'tools/bench-server/main.ts',
  'faults/main': 'tools/faults/main.ts',
  'load/main': 'tools/load/main.ts',
  'swap/main': 'tools/swap/main.ts',
  'fuzz/main': 'tools/fuzz/main.ts',
  'soak/main': 'tools/soak/main.ts',
  'shots/main': 'tools/shots/main.ts',
  'duel/main': 'tools/duel/main.ts',
  'duel/worker': 'tools/duel/worker.ts',
  'train/main': 'tools/train/main.ts',
  'train/worker': 'tools/train/worker.ts',
  'bench-web/main': 'tools/bench-web/main.ts',
};

export default defineConfig(
  Object.entries(PROGRAMS).map(([program, input]) => ({
    input,
    platform: 'node' as const,
    plugins: [constantFunctions],
    external: (id: string) => isInstalled(id) || id === 'playwright-core' || id === 'rolldown',
    output: { file: `build/${program}.js`, format: 'esm' as const },
  })),
);
