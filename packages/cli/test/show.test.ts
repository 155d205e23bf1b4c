import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PRESET_NAMES } from '@zertz/rules';
import { describe, expect, it } from 'vitest';
import { cli } from './cli.ts';

const MIDDLE = '.o.o/ooWB./ooGoo./oooWooo/.ooGoo/.ooo./oooo 3-6-9 1-0-0 0-0-0 1 official';

describe('zertz show', () => {
  it('draws the board and says what matters', async () => {
    const { out, status } = await cli(['show', MIDDLE]);
    expect(status).toBe(0);
    expect(out).toBe(`                  (-)d7
             ·          (-)e6
       ·          ( )d6        ·
(-)a4       (-)c5       ( )e5       (-)g4
      (B)b4       ( )d5       ( )f4
 ·          ( )c4       (G)e4       (-)g3
      (W)b3       (W)d4       ( )f3
(-)a2       (G)c3       ( )e3       (-)g2
      ( )b2       ( )d3       ( )f2
 ·          ( )c2       (-)e2       (-)g1
      (-)b1       ( )d2        ·
            (-)c1        ·
                  (-)d1
( ) vacant  (-) free to be removed  (W) (G) (B) marbles  · no ring

first to move and must capture
rules     official, 37 rings
pool      (W)  3  (G)  6  (B)  9
first     (W)  1  (G)  0  (B)  0  goals 3-3-3 1/9  4-0-0 1/4  0-5-0 0/5  0-0-6 0/6
second    (W)  0  (G)  0  (B)  0  goals 3-3-3 0/9  4-0-0 0/4  0-5-0 0/5  0-0-6 0/6
free      a2 a4 b1 c1 c5 d1 d7 e2 e6 g1 g2 g3 g4
captures  x b3Gd3Wd5Gf3
          x b4Wb2
          x d4Gb2
          x d4Gf4
position  ${MIDDLE}
`);
  });

  it.each(PRESET_NAMES)('draws the start of %s within 80 columns', async (name) => {
    const { lines, status } = await cli(['show', name]);
    expect(status).toBe(0);
    const drawn = lines.slice(0, lines.indexOf(''));
    expect(Math.max(...drawn.map((line) => line.length))).toBeLessThanOrEqual(80);
  });

  it('crops a board laid out freely', async () => {
    const empty = '............';
    const columns = Array.from({ length: 17 }, () => empty);
    columns[5] = '....oo......';
    columns[6] = '....ooo.....';
    const { lines } = await cli(['show', `${columns.join('/')} 6-8-10 0-0-0 0-0-0 2 official`]);
    expect(lines.slice(0, lines.indexOf('') - 1)).toEqual([
      '      (-)g7',
      '(-)f6',
      '      (-)g6',
      '(-)f5',
      '      (-)g5',
    ]);
  });

  it('colours only where it is wanted', async () => {
    expect((await cli(['show', MIDDLE])).out).not.toContain('\u001B');
    const { out } = await cli(['show', MIDDLE], { hasColour: true });
    expect(out).toContain('\u001B[');
    // eslint-disable-next-line no-control-regex
    const plain = out.replaceAll(/\u001B\[\d+m/g, '');
    expect(plain).toBe((await cli(['show', MIDDLE])).out);
  });

  it('prints JSON', async () => {
    const data: unknown = JSON.parse((await cli(['show', MIDDLE, '--json'])).out);
    expect(data).toMatchObject({
      position: MIDDLE,
      board: 37,
      turn: 'first',
      pool: { white: 3, grey: 6, black: 9 },
      captures: ['x b3Gd3Wd5Gf3', 'x b4Wb2', 'x d4Gb2', 'x d4Gf4'],
      outcome: null,
    });
  });

  it('tells the end of the game', async () => {
    const over = MIDDLE.replace('3-6-9 1-0-0', '0-6-9 4-0-0');
    expect((await cli(['show', over])).lines).toContain(
      'game over: first wins: the captives hold 4-0-0',
    );
  });
});

describe('zertz show --svg', () => {
  it('writes a picture that stands alone, and leaves nothing else behind', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zertz-'));
    const file = join(folder, 'board.svg');
    const { out, status } = await cli(['show', MIDDLE, '--svg', file]);
    expect([status, out]).toEqual([0, `${file} written\n`]);
    const svg = await readFile(file, 'utf8');
    expect(svg).toMatch(/^<svg xmlns=[^]*<\/svg>\n$/);
    expect(svg).toContain('<title>ZÈRTZ, 37 rings: first to move</title>');
    expect(svg).not.toMatch(/href="(?!#)|<script|url\((?!#)/);
    const used = [...svg.matchAll(/(?:href="|url\()#([a-z-]+)/g)].map((match) => match[1]);
    for (const id of used) expect(svg).toContain(`id="${id}"`);
    expect(svg.match(/<use href="#zertz-ring">/g)).toHaveLength(30);
    expect(svg).toContain(`<desc>${MIDDLE}</desc>`);
    expect(await readdir(folder)).toEqual(['board.svg']);
  });

  it('has themes, and writes to the standard output', async () => {
    const ink = await cli(['show', MIDDLE, '--svg', '-']);
    const linen = await cli(['show', MIDDLE, '--svg', '-', '--theme', 'linen']);
    expect(ink.out).toContain('#262e37');
    expect(linen.out).toContain('#efe9de');
  });

  it('says why a file cannot be written', async () => {
    const { err, status } = await cli(['show', 'official', '--svg', '/no/such/folder/a.svg']);
    expect([status, err]).toEqual([1, '/no/such/folder/a.svg: there is no such file or folder\n']);
  });

  it('is wrong usage with an unknown theme', async () => {
    const { err, status } = await cli(['show', 'official', '--theme', 'neon']);
    expect(status).toBe(2);
    expect(err).toBe(
      "option '--theme <name>' argument 'neon' is invalid. Allowed choices are ink, linen, walnut, paper, contrast, print; zertz --help shows what is possible\n",
    );
  });
});
