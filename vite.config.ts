import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const HERE = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: 'src/client',
  // assets must not be inlined: the content security policy allows nothing but files of our own
  build: { outDir: `${HERE}dist/client`, emptyOutDir: true, assetsInlineLimit: 0, target: 'es2022', sourcemap: false },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', changeOrigin: false } } },
});
