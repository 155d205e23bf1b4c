import { globSync } from 'node:fs';
import { root } from './root.mjs';
import { stryker } from './step.mjs';

/**
 * Mutation tests of the rules, one source file after the other. Each run adds to one incremental
 * report, so a run that was stopped goes on where it ended. Arguments name files to try instead.
 */
export const mutate = async (args) => {
  const all = globSync('packages/rules/src/**/*.ts', { cwd: root });
  const sources = all.filter((file) => !/(\.test|[/\\]index)\.ts$/.test(file)).sort();
  for (const file of args.length > 0 ? args : sources) {
    console.log(`\n== ${file}`);
    await stryker('run', 'tools/mutate/stryker.config.json', '--mutate', file);
  }
};
