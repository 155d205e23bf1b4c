// The tools of this repository need Node 24.11. Where the machine's own is older, a copy of
// Node 24 from the npm registry, kept in .node/, is used for everything instead.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { npm } from './npm.mjs';
import { root } from './root.mjs';
import { whenStopped } from './stopped.mjs';
import { fail } from './fail.mjs';

const NEEDED = [24, 11];
const VERSION = '24.22.3';
const PLATFORMS = ['linux-x64', 'linux-arm64'];

const recentEnough = () => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
};

/** The folder of the fetched Node, which npm fills if it is not there yet. */
const fetched = async () => {
  const platform = `${process.platform}-${process.arch}`;
  if (!PLATFORMS.includes(platform)) {
    fail(
      `Node ${NEEDED.join('.')} or newer is needed and this is ${process.versions.node}; ` +
        'install it from https://nodejs.org and run the command again.',
    );
  }
  // The committed lock covers linux-x64; npm refuses a lock that names another platform.
  const locked = platform === 'linux-x64';
  const prefix = locked ? join(root, '.node') : join(root, '.node', platform);
  const home = join(prefix, 'node_modules', `node-${platform}`);
  if (!existsSync(join(home, 'bin', 'node'))) {
    console.log(
      `Node ${process.versions.node} is too old here: fetching Node ${VERSION} into .node/`,
    );
    const args = locked ? ['ci'] : ['install', '--no-save', `node-${platform}@${VERSION}`];
    await npm(['--prefix', prefix, ...args], `Node ${VERSION}`);
  }
  return home;
};

/** Returns if this is Node 24.11 or newer; otherwise runs the same command under it and exits. */
export const underNode24 = async () => {
  if (recentEnough()) return;
  const home = await fetched();
  const bin = join(home, 'bin');
  const child = spawn(join(bin, 'node'), process.argv.slice(1), {
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
      NODE: join(bin, 'node'),
      npm_node_execpath: join(bin, 'node'),
      npm_config_nodedir: home,
    },
  });
  whenStopped((signal) => child.kill(signal));
  child.on('error', (error) =>
    fail(`Node ${VERSION} in ${dirname(bin)} does not run: ${error.message}`),
  );
  await new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
      resolve();
    });
  });
  process.exit();
};
