import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Packages reach each other's sources through the "source" condition, so tests need no build.
const source = {
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
};

/** Of the packages that draw, and those that use them. */
const oxc = { jsx: { runtime: 'automatic', importSource: 'preact' } } as const;

/** Left to itself the runner keeps a core free: of two that is half of the time. */
const WORKERS = Math.max(2, availableParallelism() - 1);

const unit = (name: string, folder: string) => ({
  ...source,
  test: {
    name,
    root: `packages/${folder}`,
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: [`${import.meta.dirname}/tools/seed.ts`],
    maxWorkers: WORKERS,
    // Generous, for a busy machine: a test that hangs is found all the same.
    testTimeout: 60_000,
  },
});

/** Whole games, every language and every page: most of the time of all browser tests. */
const LONG = [
  'aids',
  'analysis',
  'axe',
  'axePages',
  'axeStudy',
  'badInput',
  'clock',
  'computer',
  'data',
  'diagram',
  'drawings',
  'editor',
  'embed',
  'ends',
  'faceToFace',
  'everyPage',
  'everyRecord',
  'explorer',
  'game',
  'games',
  'hand',
  'hearing',
  'hidden',
  'jump',
  'keyboard',
  'knownPositions',
  'languages',
  'layout',
  'learn',
  'learnKeys',
  'link',
  'longRun',
  'looks',
  'newGameKeys',
  'newcomer',
  'offline',
  'open',
  'order',
  'presets',
  'print',
  'questions',
  'review',
  'puzzles',
  'rules',
  'states',
  'stored',
  'studies',
  'studyKeys',
  'textSize',
  'training',
  'variants',
  'zen',
].map((name) => `e2e/${name}.test.ts`);

const browser = (name: string, include: string[], exclude: string[]) => ({
  ...source,
  test: {
    name,
    root: 'packages/web',
    include,
    exclude,
    environment: 'node',
    globalSetup: 'e2e/setup.ts',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      unit('rules', 'rules'),
      unit('engine', 'engine'),
      { ...unit('art', 'art'), oxc },
      { ...unit('cli', 'cli'), oxc },
      { ...unit('web', 'web'), oxc },
      browser('browser', ['e2e/**/*.test.ts'], LONG),
      // What takes longest, by a command of its own: npm run test:long.
      browser('long', LONG, []),
    ],
    coverage: {
      // Taken from each package's folder.
      include: ['**/src/**/*.{ts,tsx}'],
      exclude: ['**/*.test.{ts,tsx}'],
      reporter: ['text', 'html'],
    },
  },
});
