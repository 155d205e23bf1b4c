import { spawn } from 'node:child_process';
import { root } from './root.mjs';
import { fail } from './fail.mjs';

/** npm's own first complaint that says something: neither a bare code nor the place of its log. */
const reason = (output) =>
  output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!)\s*/, '').trim())
    .find(
      (line) =>
        /\s/.test(line) && !/^(code|syscall|errno|A complete log|npm (warn|notice))/.test(line),
    );

/** Runs npm quietly under the Node that runs this; on failure says in one sentence what is missing. */
export const npm = async (args, what) => {
  const quiet = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] };
  const child = cli?.endsWith('.js')
    ? spawn(process.execPath, [cli, ...quiet], options)
    : spawn('npm', quiet, { ...options, shell: process.platform === 'win32' });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text) => (output += text));
  const failure = await new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) =>
      resolve(code === 0 ? undefined : (reason(output) ?? `exit code ${code}`)),
    );
  });
  if (failure !== undefined) {
    fail(
      `Could not install ${what} with npm (${failure}); check the connection and run the command again.`,
    );
  }
};
