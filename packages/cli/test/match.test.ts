import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { cli } from './cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'zertz-match-'));
afterAll(() => rmSync(folder, { recursive: true }));

const inFolder = (name: string): string => join(folder, name);

/** A program that speaks the protocol well up to `go`, and then does this. */
const program = (name: string, onGo: string): string => {
  const file = inFolder(`${name}.mjs`);
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline';
    const say = (line) => process.stdout.write(line + '\\n');
    createInterface({ input: process.stdin }).on('line', (line) => {
      if (line === 'zertz') { say('hello'); say('id name Fake'); say('zertzok'); }
      if (line === 'isready') say('readyok');
      if (line.startsWith('go')) { ${onGo} }
      if (line === 'quit') process.exit();
    });`,
  );
  return `'${process.execPath}' '${file}'`;
};

const OPTIONS = ['--games', '2', '--opening', '0', '--movetime', '20', '--patience', '60'];
/** Long enough for the other player on a busy machine. */
const IMPATIENT = ['--patience', '4'];

const linesOf = (file: string): readonly { readonly [name: string]: unknown }[] =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly [name: string]: unknown });

describe('zertz match', { timeout: 60_000 }, () => {
  it('plays pairs of games with changed seats and reports', async () => {
    const file = inFolder('pairs.jsonl');
    const args = ['match', 'builtin:nodes=150,hash=1', 'simple', '--games', '2', '--file', file];
    const { err, out, status } = await cli([...args, '--preset', 'blitz', '--sprt', '0,50']);
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(/^A {2}builtin:nodes=150,hash=1\nB {2}simple\ngames {3}2: A \d, B \d, /);
    expect(out).toMatch(
      /\nSPRT {4}0 or \+50 Elo: -?\d\.\d\d between -2\.94 and 2\.94, undecided\n/,
    );
    expect(out).toMatch(/\nends {4}\S+ \d \(A \d\)/);
    const [one, two] = linesOf(file);
    const opening = (game: typeof one): readonly unknown[] =>
      (game!['turns'] as readonly unknown[]).slice(0, 4);
    expect(opening(one)).toEqual(opening(two));
    expect([one?.['players'], two?.['players']]).toEqual([
      ['builtin:nodes=150,hash=1', 'simple'],
      ['simple', 'builtin:nodes=150,hash=1'],
    ]);
    expect((await cli(['replay', file])).out).toBe('2 games, 0 refused\n');
  });

  it('goes on where it was stopped, to the same games', async () => {
    const args = [
      'match',
      'builtin:nodes=30,hash=1',
      'builtin:nodes=20,hash=1',
      '--preset',
      'blitz',
    ];
    const [whole, parts] = [inFolder('whole.jsonl'), inFolder('parts.jsonl')];
    const all = await cli([...args, '--games', '4', '--json', '--file', whole]);
    await cli([...args, '--games', '3', '--file', parts]);
    expect(linesOf(parts)).toHaveLength(3);
    const rest = await cli([...args, '--games', '4', '--json', '--file', parts]);
    expect(JSON.parse(rest.out)).toEqual(JSON.parse(all.out));
    expect(readFileSync(parts, 'utf8')).toBe(readFileSync(whole, 'utf8'));
    const other = await cli([...args, '--games', '4', '--seed', '2', '--file', parts]);
    expect(other).toMatchObject({
      status: 1,
      err: `${parts}: its games are of another match; name another file, or ask for the same match again\n`,
    });
  });

  it('stops on Ctrl-C, keeping whole games', async () => {
    const file = inFolder('stopped.jsonl');
    const fake = program('stopped', 'process.exit(3);');
    const args = ['match', 'builtin', fake, '--nodes', '20', '--games', '5000', '--opening', '0'];
    const { err, lines, status } = await cli([...args, '--file', file], {
      interruptAt: 'game 2: B died',
    });
    expect(status).toBe(130);
    expect(lines).toContain('games   2: A 2, B 0, 0 tied; the first player won 1');
    expect(err).toBe(`stopped: 2 games in ${file}; the same command goes on from there\n`);
    expect(linesOf(file)).toHaveLength(2);
  });

  it.each([
    ['dies', 'process.exit(3);', 'died: it ended with status 3'],
    ['hangs', '', 'gave no answer within 4.1 s'],
    ['gives up', "say('bestmove none');", 'found no turn though there is one'],
    ['cheats', "say('bestmove Wd4,d4');", "played 'Wd4,d4': "],
    ['babbles', "say('bestmove now');", "played 'now': "],
  ])('goes on after a player that %s has lost for it', async (name, onGo, words) => {
    const file = inFolder(`${name}.jsonl`);
    const fake = program(name, onGo);
    const options = name === 'hangs' ? [...OPTIONS, ...IMPATIENT] : OPTIONS;
    const { out, status } = await cli(['match', 'simple', fake, ...options, '--file', file]);
    expect(status).toBe(0);
    expect(out).toContain(`game 1: B ${words}`);
    expect(out).toContain(`game 2: B ${words}`);
    expect(out).toContain('\ngames   2: A 2, B 0, 0 tied; the first player won 1\n');
    expect(out).toContain('\nends    failure 2 (A 2)\nfailed  A 0, B 2\n');
    expect((await cli(['replay', file])).out).toBe('2 games, 0 refused\n');
    const again = await cli(['match', 'simple', fake, ...options, '--file', file, '--json']);
    expect(JSON.parse(again.out)).toMatchObject({
      won: 2,
      failed: { a: 0, b: 2 },
      pairs: [0, 0, 0, 0, 1],
    });
  });

  it('does not begin with a player that cannot', async () => {
    const { err, status } = await cli(['match', 'simple', 'zertz-no-such-program', ...OPTIONS]);
    expect(status).toBe(1);
    expect(err).toBe(
      "B, 'zertz-no-such-program', died: it could not be started: spawn zertz-no-such-program ENOENT; it has to speak the protocol of docs/protocol.md\n",
    );
  });

  it.each([
    [
      ['', 'simple'],
      'a player is empty; write builtin, builtin:nodes=2000, simple or a command line',
    ],
    [
      ['builtin:speed=3', 'simple'],
      "'speed=3' is no setting of builtin; write level, movetime, nodes, depth, hash, seed or threads, as in nodes=2000",
    ],
    [['builtin:level=9', 'simple'], "level '9' is not one of 1 to 8"],
    [
      ['simple', 'simple', '--games', '1'],
      "--games '1' is not a whole number from 2 to 1000000000",
    ],
    [
      ['simple', 'simple', '--sprt', '5'],
      "--sprt '5' is not two differences in Elo, the smaller first, like 0,10",
    ],
    [
      ['simple', 'simple', '--sprt', '9,3'],
      "--sprt '9,3' is not two differences in Elo, the smaller first, like 0,10",
    ],
    [
      ['simple', 'simple', '--sprt', '0,3', '--alpha', '2'],
      "--alpha '2' is not a number from 0.0001 to 0.5",
    ],
    [
      ['simple', 'simple', '--preset', 'chess'],
      "--preset, character 1: 'chess' is not a preset; zertz presets lists them",
    ],
    [['simple', 'simple', '--patience', 'x'], "--patience 'x' is not a number from 0.001 to 86400"],
  ])('%j is wrong usage', async (args, message) => {
    expect(await cli(['match', ...args])).toMatchObject({
      status: 2,
      out: '',
      err: `${message}\n`,
    });
  });
});
