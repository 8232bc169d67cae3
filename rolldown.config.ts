import { defineConfig } from 'rolldown';

// Each program is one module with nothing shared: an imported or exported constant costs the engine a check at every use.
export default defineConfig(
  ['main', 'worker'].map((program) => ({
    input: `src/cli/${program}.ts`,
    platform: 'node',
    external: [/^node:/, /^@noble\/hashes/, /^zod/],
    output: { file: `dist/${program}.js`, format: 'esm' },
  })),
);
