import { createRequire } from 'node:module';

const own = createRequire(import.meta.url)('../package.json') as { readonly version: string };

export const VERSION = own.version;
