import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * Components as Node can run them: it strips types, but does not know their markup. Whoever runs a
 * clone's sources without vitest or vite gives this to `registerHooks`.
 */
export const loadJsx = (url, context, next) => {
  if (!url.endsWith('.tsx')) return next(url, context);
  const { transformSync } = createRequire(import.meta.url)('rolldown/utils');
  const file = fileURLToPath(url);
  const jsx = { runtime: 'automatic', importSource: 'preact' };
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), { jsx });
  if (errors.length > 0) throw new SyntaxError(errors[0].message);
  return { format: 'module', source: code, shortCircuit: true };
};
