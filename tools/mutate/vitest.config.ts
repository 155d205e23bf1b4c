import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/rules/{src,test}/**/*.test.ts'],
    // Thousands of positions or games each: too slow to run for every mutant.
    exclude: ['**/oracle.test.ts'],
    environment: 'node',
    // Instrumented code is slower, and a busy machine must not fail the first run.
    testTimeout: 60_000,
    setupFiles: ['tools/seed.ts'],
    env: { ZERTZ_QUICK_TESTS: '1' },
  },
});
