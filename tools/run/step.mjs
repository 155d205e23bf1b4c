import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { whenStopped } from './stopped.mjs';

/** The script behind a command of an installed package. */
const binOf = (name, command = name) => {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
};

/** Runs Node with these arguments in the repository's root; ends the command if that fails. */
export const node = async (...args) => {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const ended = whenStopped((signal) => child.kill(signal));
  const code = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('exit', (status, signal) => resolve(status ?? (signal === 'SIGINT' ? 130 : 1)));
  });
  ended();
  if (code !== 0) process.exit(code);
};

export const asc = (...args) => node(binOf('assemblyscript', 'asc'), ...args);
export const tsc = (...args) => node(binOf('typescript', 'tsc'), ...args);
export const vite = (...args) => node(binOf('vite'), ...args);
export const vitest = (...args) => node(binOf('vitest'), ...args);
export const oxlint = (...args) => node(binOf('oxlint'), ...args);
export const oxfmt = (...args) => node(binOf('oxfmt'), ...args);
export const knip = (...args) => node(binOf('knip'), ...args);
export const stryker = (...args) => node(binOf('@stryker-mutator/core', 'stryker'), ...args);
