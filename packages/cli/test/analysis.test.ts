import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chanceOf } from '@zertz/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { reportWords, scoreWords } from '../src/analysis/reportWords.ts';
import { cli, TWO_CAPTURES } from './cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'zertz-analysis-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** First may take the fourth white marble. */
const WON = 'oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 2-8-9 3-0-0 0-0-0 1 official';

/** Official diagram 5: first wins within two placements. */
const DIAGRAM_5 = '.ooo/ooooo/.oooo./..oooG./...oo./..oo./.oW. 1-1-5 2-2-1 2-4-4 1 official';

describe('zertz analyse', { timeout: 60_000 }, () => {
  it('prints the best lines', async () => {
    const { lines, status } = await cli([
      'analyse',
      TWO_CAPTURES,
      '--nodes',
      '900',
      '--lines',
      '2',
    ]);
    expect(status).toBe(0);
    expect(lines[0]).toMatch(/^depth \d+, [\d,]+ nodes, \d+\.\d s$/);
    const first = lines.slice(1).map((line) => line.split('  ')[1]?.slice(0, 7));
    expect(new Set(first)).toEqual(new Set(['x d4Bd6', 'x d5Wd3']));
  });

  it('finds a win, and as JSON says the same twice', async () => {
    const asked = [
      'analyse',
      ...WON.split(' '),
      '--depth',
      '2',
      '--hash',
      '1',
      '--threads',
      '2',
      '--json',
    ];
    const { out } = await cli(asked);
    const found = JSON.parse(out) as { readonly millis: number };
    expect(found).toMatchObject({
      position: WON,
      lines: [{ score: { kind: 'win', turns: 1 }, turns: ['x d5Wd3'] }],
    });
    const again = JSON.parse((await cli(asked)).out) as typeof found;
    expect({ ...again, millis: 0 }).toEqual({ ...found, millis: 0 });
  });

  it('shows lines on a terminal while it thinks and prints them on Ctrl-C', async () => {
    const { err, lines, status } = await cli(['analyse', 'blitz', '--time', '600'], {
      isTTY: true,
      interruptAt: 'depth ',
    });
    expect(status).toBe(130);
    expect(err).toContain('\u001B[2A\u001B[J');
    expect(err).toMatch(/stopped: the search had come to depth \d+\n$/);
    expect(lines).toHaveLength(2);
    for (const line of err.split('\n')) expect(line.length).toBeLessThan(100);
  });

  it.each([
    [['nonsense'], 1, "preset, character 1: 'nonsense' is not a preset; zertz presets lists them"],
    [
      ['oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 2-8-10 4-0-0 0-0-0 2'],
      1,
      'the game is over, first wins: the captives hold 4-0-0',
    ],
    [['blitz', '--lines', '0'], 2, "--lines '0' is not a whole number from 1 to 100"],
    [['blitz', '--time', 'long'], 2, "--time 'long' is not a number from 0.01 to 86400"],
    [['blitz', '--nodes', '-1'], 2, "--nodes '-1' is not a whole number from 1 to 1000000000"],
    [['blitz', '--depth', '100'], 2, "--depth '100' is not a whole number from 1 to 99"],
    [['blitz', '--threads', '65'], 2, "--threads '65' is not a whole number from 1 to 64"],
    [['blitz', '--hash', '0'], 2, "--hash '0' is not a whole number from 1 to 1024"],
  ])('refuses %j', async (args, status, message) => {
    expect(await cli(['analyse', ...args])).toMatchObject({ status, out: '', err: `${message}\n` });
  });
});

describe('zertz analyse --explain', { timeout: 60_000 }, () => {
  const asked = ['analyse', DIAGRAM_5, '--explain', '--nodes', '1000'];

  it('tells the forced line as steps, the trade and the threats', async () => {
    const { lines, status } = await cli(asked);
    expect(status).toBe(0);
    const from = lines.indexOf('first can force a win within 2 placements:');
    expect(lines.slice(from + 1, from + 5)).toEqual([
      expect.stringMatching(/^ {2}first offers: Bc5,f[34]$/),
      '  second must take: x d6Bb4',
      expect.stringMatching(/^ {2}first claims: Wg2,f[34] x Wg2Wg3, and wins$/),
      '  first gains 2 white; second gains 1 black',
    ]);
    expect(lines).toContain('if it were the turn of second:');
    expect(lines).toContain('  second can force a win within 1 placement:');
    expect(lines.at(-1)).toBe('no removal isolates anything');
  });

  it('tells what could be taken at once and what removals isolate', async () => {
    const corner = 'oooo/ooooo/oooooo/ooooooo/..oooo/..ooo/Wooo 5-8-10 0-0-0 0-0-0 1 official';
    const { lines } = await cli(['analyse', corner, '--explain', '--nodes', '50', '--within', '0']);
    expect(lines).toContain('first has no forced win within 0 placements');
    expect(lines.filter((line) => line.includes('claims white g1'))).toHaveLength(2);
    expect(lines.at(-1)).toBe('  g2: g1 with white g1, claimed at once');
  });

  it('gives all of it as data', async () => {
    const found: unknown = JSON.parse((await cli([...asked, '--json'])).out);
    expect(found).toMatchObject({
      position: DIAGRAM_5,
      player: 'first',
      forced: { kind: 'win', within: 2, proof: { replies: [{ turn: 'x d6Bb4' }] } },
      threats: { player: 'second', forced: { kind: 'win' } },
      removals: [],
      isComplete: true,
    });
  });

  it('prints on Ctrl-C what it has, and refuses --within without it', async () => {
    const world = { isTTY: true, interruptAt: 'depth ' };
    const { err, lines, status } = await cli(
      ['analyse', 'blitz', '--explain', '--time', '600'],
      world,
    );
    expect(status).toBe(130);
    expect(err).toMatch(/stopped: something may be missing\n$/);
    expect(lines[0]).toMatch(/^depth \d+/);
    expect(await cli(['analyse', 'blitz', '--within', '2'])).toMatchObject({
      status: 2,
      err: '--within is an option of --explain\n',
    });
  });
});

describe('zertz bench', { timeout: 60_000 }, () => {
  it('tells the number that the tests of the engine expect', async () => {
    const known = new URL('../../engine/test/bench.json', import.meta.url);
    const { lines, status } = await cli(['bench']);
    expect(status).toBe(0);
    expect(lines[0]).toBe(`Bench: ${readFileSync(known, 'utf8').trim()}`);
    expect(lines[1]).toMatch(/^\d+\.\d\d s, [\d,]+ nodes a second$/);
  });

  it('stops on Ctrl-C', async () => {
    const { err, status } = await cli(['bench', '--json'], { interrupt: AbortSignal.abort() });
    expect(status).toBe(130);
    expect(err).toBe(
      '{"error":{"code":"interrupted","message":"stopped: nothing was measured"}}\n',
    );
  });
});

describe('zertz review', { timeout: 60_000 }, () => {
  const record = join(folder, 'game.txt');
  // The second player could take the black marble and win; he takes the white one.
  writeFileSync(
    record,
    '[Start "oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 2-4-4 3-4-0 0-0-5 2 official"]\n' +
      '[First "Noa"]\n[Second "Maya"]\n\nx d5Wd3\nresign\n',
  );

  it('compares each turn with the best and tells what decided', async () => {
    const { lines, status } = await cli(['review', record, '--nodes', '400']);
    expect(status).toBe(0);
    expect(lines[0]).toBe(`${record}, game 1: Noa - Maya; second wins: the opponent resigned`);
    expect(lines[1]).toMatch(/^turn {2}player {2}played {3}worth +best +worth +lost$/);
    expect(lines[2]).toMatch(/^1\. +second {2}x d5Wd3 .* x d4Bd6 {2}wins in 1 +\d+ %$/);
    expect(lines[3]).toBe('what decided:');
    expect(lines[4]).toMatch(
      /^ {2}turn 1, second: x d5Wd3 \(.*\) gave \d+ % of a win away; it missed a forced win in 1 turn, x d4Bd6/,
    );
    expect(lines[5]).toMatch(
      /^first: kept 100 % of the win a turn, offers 0, forced wins missed 0, allowed 0, gained nothing$/,
    );
    expect(lines[6]).toMatch(
      /^second: kept \d+ % .*, forced wins missed 1, allowed \d, gained 1 white$/,
    );
  });

  it('gives the same as data', async () => {
    const { lines } = await cli(['review', record, record, '--nodes', '400', '--json']);
    expect(lines).toHaveLength(2);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({
      file: record,
      game: 2,
      variant: 'official',
      players: { first: 'Noa', second: 'Maya' },
      outcome: { winner: 'second', by: 'resignation' },
      turns: [
        {
          ply: 1,
          player: 'second',
          turn: 'x d5Wd3',
          kind: 'capture',
          judgement: { best: ['x d4Bd6'], missed: { turns: 1, line: ['x d4Bd6'] } },
        },
      ],
      moments: [1],
      summary: { second: { missed: 1 } },
      isComplete: true,
    });
  });

  it('goes on after a record that is refused, with exit status 1', async () => {
    const bad = join(folder, 'bad.txt');
    writeFileSync(bad, 'Wd4,d4\n');
    const { err, lines, status } = await cli(['review', bad, record, '--nodes', '50']);
    expect(status).toBe(1);
    expect(err).toContain(`${bad}, game 1, line 1`);
    expect(lines[1]).toContain(`${record}, game 2: Noa - Maya`);
  });

  it('stops on Ctrl-C, and refuses what is no number of nodes', async () => {
    const args = ['review', record, '--nodes', '1000000000'];
    expect(await cli(args, { interrupt: AbortSignal.abort() })).toMatchObject({
      status: 130,
      err: 'stopped: 0 games reviewed\n',
    });
    expect((await cli(['review', record, '--nodes', 'x'])).status).toBe(2);
  });

  it('calls a game without mistakes one', async () => {
    const won = join(folder, 'won.txt');
    writeFileSync(won, `[Start "${DIAGRAM_5}"]\n\nBc5,f4\nx d6Bb4\nWg2,f3 x Wg2Wg3\n`);
    const { lines } = await cli(['review', won, '--nodes', '400']);
    expect(lines.at(-3)).toBe('no turn gave much away');
  });

  it('shows what it has judged when it is stopped within a game', async () => {
    const { err, lines, status } = await cli(['review', record, '--nodes', '1000000000'], {
      isTTY: true,
      interruptAt: 'game 1',
    });
    expect(status).toBe(130);
    expect(err).toContain('stopped: 0 games reviewed');
    expect(lines[2]).toMatch(/^1\. +second {2}x d5Wd3 {2}not judged$/);
  });
});

describe('scores', () => {
  it('have words and a chance', () => {
    const value = (worth: number) => ({ kind: 'value', value: worth }) as const;
    expect([value(0), value(-5), value(120)].map(scoreWords)).toEqual(['+0.00', '-0.05', '+1.20']);
    expect([value(0), value(1e9), value(-1e9)].map(chanceOf)).toEqual([0.5, 1, 0]);
    expect(scoreWords({ kind: 'win', turns: 3 })).toBe('wins in 3');
    expect(chanceOf({ kind: 'loss', turns: 2 })).toBe(0);
  });

  it('are cut to the width of the terminal', () => {
    const line = { score: { kind: 'value', value: 5 } as const, turns: ['Wd4,a1', 'Bd5,a2'] };
    expect(reportWords({ depth: 1, nodes: 2000, millis: 40, lines: [line] }, 20)).toEqual([
      'depth 1, 2,000 node…',
      '+0.05  Wd4,a1 | Bd5…',
    ]);
  });
});
