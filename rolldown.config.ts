import { defineConfig } from 'rolldown';

// One scope for all modules is also what makes the engine fast: an imported constant costs a check at every use.
export default defineConfig({
  input: { main: 'src/cli/main.ts', worker: 'src/cli/worker.ts' },
  platform: 'node',
  external: [/^node:/, /^@noble\/hashes/, /^zod/],
  output: { dir: 'dist', format: 'esm', cleanDir: true },
});
