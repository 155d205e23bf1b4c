import { defineConfig } from 'vitest/config';

// Packages reach each other's sources through the "source" condition, so tests need no build.
const source = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};

const unit = (name: string, folder: string) => ({
  ...source,
  test: {
    name,
    root: `packages/${folder}`,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: [`${import.meta.dirname}/tools/seed.ts`],
    // Generous, for a busy machine: a test that hangs is found all the same.
    testTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      unit('rules', 'rules'),
      unit('engine', 'engine'),
      unit('cli', 'cli'),
      {
        ...unit('web', 'web'),
        oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
      },
      {
        ...source,
        test: {
          name: 'browser',
          root: 'packages/web',
          include: ['e2e/**/*.test.ts'],
          environment: 'node',
          globalSetup: 'e2e/setup.ts',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
    coverage: {
      // Taken from each package's folder.
      include: ['**/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}'],
      reporter: ['text', 'html'],
    },
  },
});
