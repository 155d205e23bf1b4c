import { defaultClientConditions, defineConfig } from 'vite';
import { appManifest } from './offline/appManifest.ts';
import { precache } from './offline/precache.ts';
import { staticPages } from './staticPages.ts';

export default defineConfig({
  base: './',
  resolve: { conditions: ['source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [appManifest(), staticPages(), precache()],
  build: {
    target: 'es2023',
    rolldownOptions: {
      // What is always needed comes in one file, and not in two dozen.
      output: { codeSplitting: { groups: [{ name: 'table', tags: ['$initial'] }] } },
    },
  },
});
