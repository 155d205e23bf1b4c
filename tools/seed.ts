import fc from 'fast-check';

/** Random tests draw the same cases every time; another seed tries others. */
fc.configureGlobal({ seed: Number(process.env['TEST_SEED'] ?? '1') });
