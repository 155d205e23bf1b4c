import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { chanceOf } from '../src/analysis/review.ts';
import { reviewLines } from '../src/analysis/reviewWords.ts';
import { reportWords, scoreWords } from '../src/analysis/reportWords.ts';
import { cli, TWO_CAPTURES } from './cli.ts';

const folder = mkdtempSync(join(tmpdir(), 'zertz-analysis-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** First may take the fourth white marble. */
const WON = 'oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 2-8-9 3-0-0 0-0-0 1 official';

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
    const asked = ['analyse', ...WON.split(' '), '--depth', '2', '--hash', '1', '--json'];
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
    [['blitz', '--hash', '0'], 2, "--hash '0' is not a whole number from 1 to 1024"],
  ])('refuses %j', async (args, status, message) => {
    expect(await cli(['analyse', ...args])).toMatchObject({ status, out: '', err: `${message}\n` });
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
      /^ {2}turn 1, second: x d5Wd3 \(.*\) gave \d+ % of a win away; better was x d4Bd6 \(wins in 1\)$/,
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
      turns: [{ ply: 1, player: 'second', turn: 'x d5Wd3', best: ['x d4Bd6'] }],
      moments: [1],
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

  it('calls a game without mistakes one', () => {
    expect(reviewLines({ turns: [], moments: [] }).at(-1)).toBe('no turn gave much away');
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
