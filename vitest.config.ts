import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Only against what hangs: a busy machine is slow, and speed is measured in benchmarks.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    reporters: ['default'],
  },
});
