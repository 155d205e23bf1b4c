import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/rules/{src,test}/**/*.test.ts'],
    environment: 'node',
    env: { ZERTZ_QUICK_TESTS: '1' },
  },
});
