import { processIo } from './processIo.ts';
import { run } from './program.ts';

process.exitCode = await run(process.argv.slice(2), processIo());
// A standard input that nobody will read any more must not keep the process alive.
process.stdin.destroy();
