import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './root.mjs';

const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {};
  } catch {
    return {};
  }
};

/** Whether node_modules holds all that package-lock.json asks for. npm keeps its own list there. */
const complete = () => {
  const present = packagesIn('node_modules/.package-lock.json');
  return Object.entries(packagesIn('package-lock.json'))
    .filter(([path, entry]) => path !== '' && !entry.optional)
    .every(
      ([path, entry]) => present[path] !== undefined && present[path].version === entry.version,
    );
};

/** Installs the locked dependencies, unless they are there already. */
export const install = async () => {
  if (complete()) return;
  console.log('Installing the dependencies (npm ci)');
  await npm(['ci'], 'the dependencies');
};
