import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import pack from './package.json' with { type: 'json' };
import { pageFiles, workerFiles } from './tools/chunks.ts';
import { earlyFiles } from './tools/early-files.ts';
import { preloadsOf } from './tools/preloads.ts';
import { rulesFiles } from './tools/rules/plugin.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: 'src/client',
  plugins: [rulesFiles, earlyFiles],
  define: { VERSION: JSON.stringify(pack.version) },
  // assets must not be inlined: the content security policy allows nothing but files of our own
  build: {
    outDir: `${HERE}dist/client`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false, resolveDependencies: preloadsOf },
    rolldownOptions: { output: { codeSplitting: pageFiles }, checks: { pluginTimings: false } },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es', rolldownOptions: { output: { codeSplitting: workerFiles, comments: false } } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
});
