import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import pack from './package.json' with { type: 'json' };
import { earlyFiles } from './tools/early-files.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/**
 * One file for the first page, one for a table, one for all other pages: many small ones would pack worse and wait for each
 * other. Whoever opens another page directly mostly goes on to a table, so these may share the table's file.
 */
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], priority: 2 },
  {
    name: 'table',
    test: /src[\\/]client[\\/]((table|motion|art|parts)[\\/](?!check-shuffle|salt|chart|proof|doubts|final|rounds|ways|straw[\\/]final)|pages[\\/]table\.tsx)/,
    priority: 1,
  },
  { name: 'pages', test: /src[\\/]client[\\/]pages[\\/]/ },
];

export default defineConfig({
  root: 'src/client',
  plugins: [earlyFiles],
  define: { VERSION: JSON.stringify(pack.version) },
  // assets must not be inlined: the content security policy allows nothing but files of our own
  build: {
    outDir: `${HERE}dist/client`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } }, checks: { pluginTimings: false } },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
});
