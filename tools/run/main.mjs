// Every npm script of this repository: node tools/run/main.mjs TASK [arguments].
// Plain JavaScript without dependencies, because it runs before anything is installed.
import { fail } from './fail.mjs';
import { install } from './install.mjs';
import { underNode24 } from './node24.mjs';

const [task = '', ...args] = process.argv.slice(2);
await underNode24();
await install();
const { tasks } = await import('./tasks.mjs');
const run = tasks[task];
if (run === undefined) fail(`No task "${task}"; there are: ${Object.keys(tasks).join(', ')}.`);
await run(args);
