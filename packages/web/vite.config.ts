import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2023' },
});
