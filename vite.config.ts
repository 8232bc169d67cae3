import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** One file for the first view, one for all other pages: many small ones would pack worse and wait for each other. */
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const], priority: 1 },
  { name: 'pages', test: /src[\\/]client[\\/](pages|parts)[\\/]/ },
];

export default defineConfig({
  root: 'src/client',
  // assets must not be inlined: the content security policy allows nothing but files of our own
  build: {
    outDir: `${HERE}dist/client`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    sourcemap: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
});
