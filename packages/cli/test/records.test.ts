import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { cli } from './cli.ts';

const GOOD = `[Variant "official"]
[First "Ada"]

1. Wd4,a1 | Bd5,a2
2. x d4Bd6
`;

const BAD = `[Variant "official"]
[Id "late"]

1. Wd4,a1 | Bd5,a2
2. Wa4,a3
`;

const DECLINED = `[Variant "official"]
[Start "W.oo/.oooo/..oooo/ooooooo/oooooo/ooooo/oooo 5-8-10 0-0-0 0-0-0 1 official"]

1. Gd4,b2 ~ Wa1
`;

let folder = '';

const path = (name: string): string => join(folder, name);

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zertz-'));
  const zipped = zipSync({
    'a/good.txt': bytes(GOOD),
    'a/': new Uint8Array(),
    'packed.gz': gzipSync(GOOD),
    'bad.txt': bytes(BAD),
  });
  const files: { readonly [name: string]: string | Uint8Array } = {
    'good.txt': GOOD,
    'bad.txt': BAD,
    'declined.txt': DECLINED,
    'good.gz': gzipSync(GOOD),
    'games.zip': zipped,
    'many.zip': zipSync(
      Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`${n}.txt`, bytes(GOOD)])),
    ),
    'torn.gz': gzipSync(GOOD.repeat(50)).subarray(0, 40),
    'torn.zip': zipped.subarray(0, zipped.length - 30),
    'latin.txt': Buffer.from(GOOD.replace('Ada', 'Ren\u00E9'), 'latin1'),
    'empty.txt': '',
    'shopping.txt': 'milk and bread\n',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(path(name), content);
});

describe('zertz replay', () => {
  it('counts the games and refuses none that is right', async () => {
    const { err, out, status } = await cli(['replay', path('good.txt'), path('latin.txt')]);
    expect([status, out, err]).toEqual([0, '2 games, 0 refused\n', '']);
  });

  it('names file, game, place and reason of each game refused, totals last', async () => {
    const { lines, status } = await cli(['replay', path('bad.txt'), path('good.txt')]);
    expect(status).toBe(1);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(
      /bad\.txt, game 1.*, line 5, column \d+, turn 3: .*capture is possible/,
    );
    expect(lines[1]).toBe('2 games, 1 refused');
  });

  it('unpacks gzip and every entry of a zip archive', async () => {
    expect((await cli(['replay', path('good.gz')])).out).toBe('1 game, 0 refused\n');
    const { lines } = await cli(['replay', path('games.zip')]);
    expect(lines[0]).toContain('games.zip: bad.txt, game 1');
    expect(lines[1]).toBe('3 games, 1 refused');
    expect((await cli(['replay', path('many.zip')])).out).toBe('300 games, 0 refused\n');
  });

  it('reads the standard input, packed or not', async () => {
    expect((await cli(['replay', '-'], { stdin: GOOD })).out).toBe('1 game, 0 refused\n');
    const packed = await cli(['replay', '-'], { stdin: gzipSync(BAD) });
    expect(packed.lines[0]).toContain('standard input, game 1');
  });

  it('prints JSON', async () => {
    const { out } = await cli(['replay', path('bad.txt'), '--json']);
    expect(JSON.parse(out)).toMatchObject({
      games: 1,
      refused: 1,
      unreadable: 0,
      refusals: [{ file: path('bad.txt'), game: 1, line: 5, turn: 3 }],
    });
  });

  it.each([
    ['gone.txt', 'gone.txt: there is no such file or folder'],
    ['.', ': this is a folder; name the files in it'],
    ['torn.gz', 'torn.gz: the gzip data is damaged'],
    ['torn.zip', 'torn.zip: the zip archive is damaged'],
    ['empty.txt', 'empty.txt'],
  ])('says what is wrong with %s and goes on', async (name, message) => {
    const { err, lines, out, status } = await cli(['replay', path(name), path('good.txt')]);
    expect(status).toBe(1);
    expect(`${err}${out}`).toContain(message);
    expect(lines[lines.length - 1]).toMatch(/^[12] games?, [01] refused$/);
  });

  it('refuses what is no game record', async () => {
    const { lines, status } = await cli(['replay', path('shopping.txt')]);
    expect(status).toBe(1);
    expect(lines[0]).toContain('this is no game record');
  });

  it('stops on Ctrl-C and says how far it came', async () => {
    const controller = new AbortController();
    // Pressed while it waits for its input.
    const stdin = new Readable({ read: () => controller.abort() });
    const waiting = await cli(['replay', path('good.txt'), '-'], {
      stdin,
      interrupt: controller.signal,
    });
    expect(waiting).toMatchObject({
      status: 130,
      err: 'stopped: 1 game checked, 0 refused\n',
      out: '',
    });
  });
});

describe('zertz convert', () => {
  it.each(['official', 'sgf', 'zen', 'json'])('writes %s that replays', async (format) => {
    const { out, status } = await cli(['convert', '--to', format, path('good.txt')]);
    expect(status).toBe(0);
    expect((await cli(['replay', '-'], { stdin: out })).out).toBe('1 game, 0 refused\n');
    const back = await cli(['convert', '--to', 'official', '-'], { stdin: out });
    expect(back.out).toContain('2. x d4Bd6');
  });

  it('writes a file whole, and says what it wrote', async () => {
    const file = path('all.sgf');
    const { out, status } = await cli(['convert', '--to', 'sgf', path('good.gz'), '-o', file]);
    expect([status, out]).toEqual([0, `${file} written: 1 game, 0 left out\n`]);
    expect(await readFile(file, 'utf8')).toMatch(/^\(;/);
  });

  it('writes nothing if a game is damaged, unless it is to be left out', async () => {
    const file = path('some.sgf');
    const args = ['convert', '--to', 'sgf', path('games.zip'), '-o', file];
    const refused = await cli(args);
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.err).toContain('games.zip: bad.txt, game 1');
    const before = await readdir(folder);
    expect(before).not.toContain('some.sgf');
    expect(before.filter((name) => name.endsWith('.part'))).toEqual([]);
    const skipped = await cli([...args, '--skip']);
    expect(skipped).toMatchObject({
      status: 1,
      out: `${file} written: 2 games, 1 left out\n`,
    });
    expect(await readdir(folder)).toContain('some.sgf');
  });

  it('puts nothing on the standard output either', async () => {
    const args = ['convert', '--to', 'official', path('good.txt'), path('bad.txt')];
    expect(await cli(args)).toMatchObject({ status: 1, out: '' });
  });

  it('says what a format cannot say', async () => {
    const { err, status } = await cli(['convert', '--to', 'sgf', path('declined.txt')]);
    expect(status).toBe(1);
    expect(err).toMatch(/declined\.txt, game 1: sgf has no sign for .*; official and json can/);
  });

  it('prints JSON with the text, or with the file', async () => {
    const { out } = await cli(['convert', '--to', 'official', path('good.txt'), '--json']);
    const data = JSON.parse(out) as { readonly text: string };
    expect(data).toMatchObject({ games: 1, skipped: 0 });
    expect(data.text).toContain('1. Wd4,a1 | Bd5,a2');
    const { err } = await cli(['convert', '--to', 'sgf', path('gone.txt'), '--json']);
    expect(JSON.parse(err)).toMatchObject({ error: { code: 'file', file: path('gone.txt') } });
  });

  it('stops on Ctrl-C and writes nothing', async () => {
    const controller = new AbortController();
    const stdin = new Readable({ read: () => controller.abort() });
    const { err, status } = await cli(
      ['convert', '--to', 'sgf', path('good.txt'), '-', '-o', path('never.sgf')],
      { stdin, interrupt: controller.signal },
    );
    expect([status, err]).toEqual([130, 'stopped: nothing was done\n']);
    expect((await readdir(folder)).filter((name) => name.startsWith('never'))).toEqual([]);
  });
});
