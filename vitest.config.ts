import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/**/*.test.ts', 'tools/**/*.test.ts'], testTimeout: 120_000 },
});
