import { registerHooks } from 'node:module';

// Started by itself, the sources of the packages run as they are.
registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier, { ...context, conditions: ['source', ...context.conditions] }),
});

const { processIo } = await import('../../packages/cli/src/processIo.ts');
const { serve } = await import('../../packages/cli/src/engine/serve.ts');
const { scriptBeside, startThread } = await import('../../packages/cli/src/engine/thread.ts');

await serve(processIo(), 'Yardstick 1', startThread(scriptBeside(import.meta.url, 'worker'), ''));
process.stdin.destroy();
