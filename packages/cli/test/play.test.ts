import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { cli, TWO_CAPTURES } from './cli.ts';

const typed = (...lines: readonly string[]): { stdin: string } => ({
  stdin: lines.map((line) => `${line}\n`).join(''),
});

describe('zertz play', () => {
  it('plays a game of two people from piped input', async () => {
    const { err, lines, status } = await cli(
      ['play', '--position', 'oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo 5-8-9 0-0-0 0-0-0 2'],
      typed('X D5 W D3', 'Gg4,g3', 'Wa1,a2'),
    );
    expect([status, err]).toEqual([0, '']);
    expect(lines.filter((line) => /^\d+\. /.test(line))).toEqual([
      '1. second: x d5Wd3  (jumps d5-d3 and takes white d4)',
      '2. first: Gg4,g3  (places grey on g4; removes g3)',
      '3. second: Wa1,a2  (places white on a1; removes a2)',
    ]);
    expect(lines).toContain('                  (-)d7');
    expect(lines).toContain('second to move');
  });

  it('stops at the end of the game and says who won', async () => {
    const { lines } = await cli(
      ['play', '--position', TWO_CAPTURES.replace('5-8-9 0-0-0 0-0-0', '5-8-4 0-0-5 0-0-0')],
      typed('x d4Bd6', 'Wa1,a2', 'quit', 'Wa1,a2'),
    );
    expect(lines).toContain('The game is over: first wins: the captives hold 0-0-6');
    expect(lines).toContainEqual(
      expect.stringMatching(/^character 1: the game is over; no turn can be made/),
    );
    expect(lines.filter((line) => /^\d+\. /.test(line))).toHaveLength(1);
  });

  it('says what is wrong with a turn, where, and what would be right', async () => {
    const { lines, status } = await cli(
      ['play', '--position', TWO_CAPTURES],
      typed('x d4Bd7', 'Wa1,a2', 'hop', 'x d9Wd3', ''),
    );
    expect(status).toBe(0);
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^character \d: no jump leads from d4 to d7; a jump goes .*; for example x d4Bd6$/,
      ),
    );
    expect(lines).toContain(
      'character 1: a capture is possible and must be made; for example x d4Bd6',
    );
    expect(lines).toContain(
      "character 1: 'h' stands where a turn like Wd4,a1 or x d4Bd6 belongs; for example x d4Bd6",
    );
    expect(lines).toContain(
      "character 3: 'd9' is not a ring of the 37-ring board; rings are a1 to g4; for example x d4Bd6",
    );
  });

  it('knows help, board, legal and back', async () => {
    const { lines } = await cli(
      ['play', '--position', TWO_CAPTURES],
      typed('help', 'legal', 'back', 'x d4Bd6', 'back', 'board'),
    );
    expect(lines).toContain(
      '  save FILE        write the game to a file: .sgf, .zen, .json, anything else official',
    );
    expect(lines).toContain('x d5Wd3');
    expect(lines).toContain('no turn has been made yet');
    expect(lines.filter((line) => line === 'first to move and must capture')).toHaveLength(3);
  });

  it('resigns, agrees to a draw, and undoes it', async () => {
    const { lines } = await cli(
      ['play'],
      typed('draw', 'Wd4,a1', 'draw', 'draw', 'draw', 'back', 'resign', 'resign'),
    );
    const said = lines.filter((line) => /draw|over/.test(line) && !line.startsWith('game over'));
    expect(said).toEqual([
      'a draw is offered; draw again agrees, a turn declines',
      'a draw is offered; draw again agrees, a turn declines',
      'The game is over: tie: agreed',
      'the game is over; back takes the last turn back',
      'The game is over: first wins: the opponent resigned',
      'the game is over; back takes the last turn back',
    ]);
  });

  it('demands a missed capture where the rules allow it', async () => {
    const position = TWO_CAPTURES.replace('official', 'cz-tournament');
    const { lines } = await cli(
      ['play', '--position', position],
      typed('demand', 'Wa1,a2', 'demand', 'Wa1,a2', 'x d4Bd6'),
    );
    expect(lines).toContain('the last turn missed no capture that may be demanded here');
    expect(lines).toContain('the turn was taken back; its player must capture');
    expect(lines).toContain('first to move and should capture');
    expect(lines).toContain('first to move and must capture');
    expect(lines.some((line) => line.startsWith('1. first: x d4Bd6'))).toBe(true);
  });

  it('answers with the computer, the same for the same seed', async () => {
    const game = ['play', '--computer', 'second', '--seed', '4'];
    const once = await cli(game, typed('Wd4,a1', 'draw'));
    const again = await cli(game, typed('Wd4,a1', 'draw'));
    expect(once.out).toBe(again.out);
    expect(once.lines.some((line) => line.startsWith('2. second (computer, level 3): '))).toBe(
      true,
    );
    expect(once.lines).toContain('the computer wants to play on');
  });

  it('takes back to the own turn against the computer, which begins anew if it has to', async () => {
    const { lines } = await cli(
      ['play', '--computer', 'first', '--seed', '4', '--json'],
      typed('back', 'quit'),
    );
    const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
    expect(events).toEqual(['position', 'turn', 'position', 'turn', 'position']);
  });

  it('lets the computer play both sides to the end', async () => {
    const { lines, status } = await cli([
      'play',
      '--computer',
      'both',
      '--level',
      '1',
      '--preset',
      'blitz',
      '--seed',
      '3',
      '--json',
    ]);
    expect(status).toBe(0);
    expect(JSON.parse(lines[1] ?? '')).toMatchObject({ event: 'turn', by: 'computer', level: 1 });
    expect(JSON.parse(lines[lines.length - 1] ?? '')).toMatchObject({ event: 'end' });
  });

  it('plays at the level and in the time it is given', async () => {
    const began = performance.now();
    const game = ['play', '--computer', 'first', '--level', '8', '--movetime', '50'];
    const { lines, status } = await cli(game);
    expect(status).toBe(0);
    expect(lines.some((line) => line.startsWith('1. first (computer, level 8): '))).toBe(true);
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  const PLAY_FIRST = ['play', '--computer', 'first', '--level', '8'];

  it('shows that the computer thinks, where that takes long, and stops with Ctrl-C', async () => {
    const { err, status } = await cli(
      // On 61 rings no first turn is known by heart.
      [...PLAY_FIRST, '--preset', 'official-61', '--movetime', '600000'],
      { isTTY: true, interruptAt: 'the computer thinks' },
    );
    expect(status).toBe(130);
    expect(err).toMatch(/stopped: the game is not saved; it stood at ply 0\n$/);
  });

  it.each([
    [['--level', '9'], "level '9' is not one of 1 to 8\n"],
    [['--level', 'low'], "level 'low' is not one of 1 to 8\n"],
    [['--movetime', '0'], "--movetime '0' is not a whole number from 1 to 86400000\n"],
  ])('says what is wrong with %s', async (options, words) => {
    expect(await cli(['play', ...options])).toMatchObject({ status: 2, err: words });
  });

  it('prints one JSON object a line', async () => {
    const { lines } = await cli(
      ['play', '--position', TWO_CAPTURES, '--json'],
      typed('x d4Bd7', 'legal', 'x d4Bd6'),
    );
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { event: 'position', turn: 'first' },
      { event: 'refused', error: { code: 'no-such-jump' } },
      { event: 'legal', turns: ['x d4Bd6', 'x d5Wd3'] },
      { event: 'turn', by: 'person', turn: 'x d4Bd6' },
      { event: 'position', turn: 'second' },
    ]);
  });

  it('saves the game to a new file only', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zertz-'));
    const taken = join(folder, 'taken.txt');
    const file = join(folder, 'game.txt');
    await writeFile(taken, 'mine');
    const { lines } = await cli(['play'], typed('Wd4,a1', 'save', `save ${taken}`, `save ${file}`));
    expect(lines).toContain('save needs a file; for example save game.sgf');
    expect(lines).toContain(`${taken}: is there already; choose another name`);
    expect(lines).toContain(`${file} written`);
    expect(await readFile(taken, 'utf8')).toBe('mine');
    expect((await readdir(folder)).sort()).toEqual(['game.txt', 'taken.txt']);
  });

  it('stops on Ctrl-C and says that the game is not saved', async () => {
    const stdin = new Readable({ read: () => undefined });
    stdin.push('Wd4,a1\n');
    // It asks for the second turn, and waits.
    const world = { stdin, isTTY: true, interruptAt: 'second> ' };
    const { err, status } = await cli(['play'], world);
    expect(status).toBe(130);
    expect(err).toBe('stopped: the game is not saved; it stood at ply 1\n');
  });
});
