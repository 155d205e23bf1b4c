import { buildCore } from './core.mjs';
import { mutate } from './mutate.mjs';
import { serve } from './serve.mjs';
import { knip, node, oxfmt, oxlint, tsc, vite, vitest } from './step.mjs';

const heading = (text) => console.log(`\n== ${text}`);

const types = async () => {
  await buildCore();
  heading('types');
  await tsc('-b');
};

const buildWeb = async () => {
  await buildCore();
  heading('web application');
  await vite('build', 'packages/web', '--logLevel', 'warn');
  await node('--conditions=source', 'packages/web/size/check.ts');
};

const build = async () => {
  await types();
  await buildWeb();
};

const report = (name) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=reports/${name}.json`,
];

const WITHOUT_BROWSER = ['--project=!browser', '--project=!long'];

/** The browser tests that take longest. */
const testLong = async () => {
  await build();
  heading('long browser tests');
  await vitest('run', '--project=long', ...report('long'));
};

/** Everything but the long tests, or with arguments only what vitest makes of them. */
const test = async (args) => {
  await buildCore();
  if (args.length > 0) return vitest('run', ...args);
  await build();
  heading('unit tests');
  await vitest('run', ...WITHOUT_BROWSER, ...report('unit'));
  heading('browser tests');
  await vitest('run', '--project=browser', ...report('browser'));
};

const lint = async (args) => {
  heading('lint');
  await oxlint('--type-aware', '--deny-warnings', ...args);
  heading('dependencies');
  await knip('--no-progress', '--no-config-hints');
};

const formatCheck = async () => {
  heading('format');
  await oxfmt('--check', '.');
};

const check = async (args) => {
  await formatCheck();
  // Types come first: the type-aware rules read the declarations of the packages.
  await types();
  await lint([]);
  if (args.includes('--no-test')) heading('tests left out (--no-test)');
  else await test([]);
};

export const tasks = {
  start: async () => {
    await buildWeb();
    await serve();
  },
  test,
  'test:long': testLong,
  check,
  build,
  types,
  lint,
  format: (args) => oxfmt(...(args.length > 0 ? args : ['.'])),
  coverage: async (args) => {
    await buildCore();
    await vitest('run', ...WITHOUT_BROWSER, '--coverage', ...args);
  },
  bench: async (args) => {
    await buildCore();
    await node('--conditions=source', 'tools/bench.ts', ...args);
  },
  'bench:web': async (args) => {
    await buildWeb();
    await node('--conditions=source', 'packages/web/bench/main.ts', ...args);
  },
  longrun: async (args) => {
    await buildWeb();
    await node('--conditions=source', 'packages/web/bench/longRun.ts', ...args);
  },
  oracle: (args) => {
    process.env['ORACLE_POSITIONS'] = args[0] ?? '100000';
    return vitest('run', '--project=rules', 'test/oracle.test.ts');
  },
  tune: (args) => node('--conditions=source', 'tools/tune.ts', ...args),
  ladder: async (args) => {
    await buildCore();
    await node('--conditions=source', 'tools/ladder/main.ts', ...args);
  },
  perft: (args) => node('--conditions=source', 'tools/perft.ts', ...args),
  agree: async (args) => {
    await buildCore();
    await node('--conditions=source', 'tools/agree.ts', ...args);
  },
  solver: async (args) => {
    await buildCore();
    process.env['SOLVER_POSITIONS'] = args[0] ?? '500';
    await vitest('run', '--project=engine', 'test/solver.test.ts');
  },
  theory: async (args) => {
    await buildCore();
    await node('--conditions=source', 'tools/theory.ts', ...args);
  },
  second: async (args) => {
    await buildCore();
    await node('--conditions=source', 'tools/secondPlayer.ts', ...args);
  },
  openings: async (args) => {
    await buildCore();
    await node('--conditions=source', 'tools/openings.ts', ...args);
    await oxfmt('packages/engine/src/opening');
  },
  tactics: async (args) => {
    await buildCore();
    await node('--conditions=source', 'tools/tactics.ts', ...args);
  },
  puzzles: async (args) => {
    await buildCore();
    await node('--conditions=source', 'tools/puzzles.ts', ...args);
  },
  soak: async (args) => {
    await buildCore();
    await node('--conditions=source', 'tools/soak.ts', ...args);
  },
  goals: (args) => node('--conditions=source', 'tools/goals.ts', ...args),
  icons: () => node('packages/web/icons/draw.ts'),
  mutate,
  shots: async (args) => {
    await buildWeb();
    await node('--conditions=source', 'packages/web/shots/main.ts', ...args);
  },
};
