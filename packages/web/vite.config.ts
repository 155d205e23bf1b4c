import { defaultClientConditions, defineConfig } from 'vite';
import { staticPages } from './staticPages.ts';

export default defineConfig({
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [staticPages()],
  build: { target: 'es2023' },
});
