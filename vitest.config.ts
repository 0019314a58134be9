import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Only against what hangs: a busy machine is slow, and speed is measured in benchmarks.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // By default one core is left alone; but many tests wait for other processes and for pages.
    maxWorkers: '100%',
    reporters: ['default'],
  },
});
