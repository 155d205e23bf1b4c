// Weighs the built application; a part over its budget ends the build with a sentence that names it.
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { readBuild } from './readBuild.ts';
import { faultOf, weigh } from './weigh.ts';

const rows = weigh(readBuild(fileURLToPath(new URL('../dist', import.meta.url))), LANGUAGES);
console.log('part                kB compressed   at most');
for (const { what, bar, files, kilobytes } of rows) {
  const size = kilobytes.toFixed(1).padStart(13);
  const most = String(bar ?? '').padStart(10);
  const count = files.length === 1 ? '' : `  ${files.length} files`;
  console.log(`${what.padEnd(20)}${size}${most}${count}`.trimEnd());
}
const faults = rows.flatMap((row) => faultOf(row) ?? []);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
