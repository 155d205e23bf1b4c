import { describe, expect, it } from 'vitest';
import { cli, START_37, TWO_CAPTURES } from './cli.ts';

describe('zertz legal', () => {
  it('lists the first turns of a preset, sorted', async () => {
    const { lines, status } = await cli(['legal', 'official']);
    expect(status).toBe(0);
    expect(lines).toHaveLength(1944);
    expect(lines.slice(0, 3)).toEqual(['Ba1,a2', 'Ba1,a3', 'Ba1,a4']);
    expect(lines).toEqual([...lines].sort());
  });

  it('takes a position text in one word, in six, or on the standard input', async () => {
    const wanted = 'x d4Bd6\nx d5Wd3\n';
    expect((await cli(['legal', TWO_CAPTURES])).out).toBe(wanted);
    expect((await cli(['legal', ...TWO_CAPTURES.split(' ')])).out).toBe(wanted);
    expect((await cli(['legal', '-'], { stdin: `\n${TWO_CAPTURES}\r\n` })).out).toBe(wanted);
  });

  it('takes a preset with options', async () => {
    const { lines } = await cli(['legal', 'official;board=61']);
    expect(lines).toHaveLength(4320);
  });

  it('prints JSON', async () => {
    const { out } = await cli(['legal', TWO_CAPTURES, '--json']);
    expect(JSON.parse(out)).toEqual({
      position: TWO_CAPTURES,
      turns: ['x d4Bd6', 'x d5Wd3'],
      outcome: null,
    });
  });

  it('lists nothing once the game is over, and says why', async () => {
    const over = START_37.replace('6-8-10 0-0-0', '2-8-10 4-0-0');
    expect(await cli(['legal', over])).toMatchObject({
      status: 0,
      out: '',
      err: 'the game is over; first wins: the captives hold 4-0-0\n',
    });
  });
});

describe('a position that is wrong', () => {
  it.each([
    ['offical', "preset, character 1: 'offical' is not a preset; zertz presets lists them"],
    [
      'official;chain=1',
      "preset, character 10: '1' is no value of chain; write mandatory or optional",
    ],
    [
      'official;goals=0',
      "preset, character 10: '0' is no value of goals; write counts joined by commas, like 3-3-3,4-0-0",
    ],
    [
      'official;rules=new',
      "preset, character 10: 'rules' is not an option; zertz presets official lists them",
    ],
    ['', 'the position is empty; give a preset or its text'],
    [
      'oooo/oQooo 6-8-10 0-0-0 0-0-0 1',
      "position, character 7: 'Q' does not belong into the board; columns are written with . o W G B and /, like oooo/ooWoo",
    ],
    [
      'oooo/ooooo 6-8-10 0-0-0 0-0-0 1',
      'position: no board has columns of 4, 5 rings; the boards have 37, 40, 43, 44, 48, 58, 61, 204 rings, each missing one written as a point',
    ],
    [
      START_37.replace('6-8-10', '6-8'),
      "position, character 45: '6-8' does not belong into the pool; write white-grey-black, like 6-8-10",
    ],
    [START_37.replace(' 1 official', ''), 'position: the player to move is missing; write 1 or 2'],
    [
      START_37.replace(' 1 ', ' 3 '),
      "position, character 64: '3' does not belong into the player to move; write 1 or 2",
    ],
    [
      START_37.replace('6-8-10', '6-8-9'),
      'position: there are 9 black marbles on the board, in the pool and among the captives, but the game has 10; other marbles are written like official;pool=5-8-10',
    ],
    [
      `${START_37} passes=7`,
      "position, character 75: 'passes=7' does not belong into the named fields; they are used=a1a2, passes=1, newest=d5, owed=1 and collaborated=1, each where its option is on",
    ],
    [
      `${START_37} passes=1 more`,
      'position, character 84: something follows the position; it has six words, or seven with named fields',
    ],
  ])('%s', async (text, message) => {
    const { err, out, status } = await cli(['legal', text]);
    expect(err).toBe(`${message}\n`);
    expect(out).toBe('');
    expect(status).toBe(text === '' ? 2 : 1);
  });

  it('gives JSON to those who want it', async () => {
    const { err, status } = await cli(['legal', 'offical', '--json']);
    expect(JSON.parse(err)).toEqual({
      error: {
        code: 'unknown-preset',
        character: 1,
        message: "preset, character 1: 'offical' is not a preset; zertz presets lists them",
      },
    });
    expect(status).toBe(1);
  });

  it('wants one position on the standard input', async () => {
    expect(await cli(['legal', '-'], { stdin: '' })).toMatchObject({
      status: 1,
      err: 'standard input: there is no position; give one line of it\n',
    });
    expect(await cli(['legal', '-'], { stdin: 'official\nblitz\n' })).toMatchObject({
      status: 1,
      err: 'standard input: there are 2 lines; give one position\n',
    });
  });
});
