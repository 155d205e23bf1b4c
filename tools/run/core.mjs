import { createHash } from 'node:crypto';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';

const sources = join(root, 'packages/engine/assembly');
const generated = join(root, 'packages/engine/src/generated');
const compiled = join(generated, 'core.ts');

const OPTIONS = ['--runtime', 'stub', '--noAssert', '-O3', '--enable', 'simd'];
// Sets of rings are SIMD values; the warning is about handing them to JavaScript, which is not done.
const QUIET = ['--disableWarning', '112'];

/** A mark of all that the compiled core depends on. Times are no guide: git sets them anew. */
const fingerprint = () => {
  const hash = createHash('sha256').update(OPTIONS.join(' '));
  const { devDependencies } = JSON.parse(
    fs.readFileSync(join(root, 'packages/engine/package.json'), 'utf8'),
  );
  hash.update(devDependencies.assemblyscript);
  for (const name of fs.readdirSync(sources).sort()) {
    if (name.endsWith('.ts')) hash.update(name).update(fs.readFileSync(join(sources, name)));
  }
  return hash.digest('hex');
};

const firstLine = (mark) => `// Compiled from packages/engine/assembly: ${mark}\n`;

const isFresh = (mark) => {
  try {
    return fs.readFileSync(compiled, 'utf8').startsWith(firstLine(mark));
  } catch {
    return false;
  }
};

/** Compiles the engine's core to WebAssembly inside a TypeScript module, unless it is there. */
export const buildCore = async () => {
  const mark = fingerprint();
  if (isFresh(mark)) return;
  console.error('Compiling the core of the engine');
  const { asc } = await import('./step.mjs');
  const folder = fs.mkdtempSync(join(tmpdir(), 'zertz-core-'));
  try {
    const wasm = join(folder, 'core.wasm');
    await asc(join(sources, 'index.ts'), ...OPTIONS, ...QUIET, '--outFile', wasm);
    const text = fs.readFileSync(wasm).toString('base64');
    fs.mkdirSync(generated, { recursive: true });
    // Written beside and moved, so that nobody reads half a file.
    const written = join(generated, `${process.pid}.tmp`);
    fs.writeFileSync(written, `${firstLine(mark)}export const CORE = '${text}';\n`);
    fs.renameSync(written, compiled);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
};
