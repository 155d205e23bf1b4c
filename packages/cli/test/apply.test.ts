import { describe, expect, it } from 'vitest';
import { joinTurns } from '../src/commands/apply.ts';
import { cli, START_37, TWO_CAPTURES } from './cli.ts';

describe('zertz apply', () => {
  it('says what each turn did and ends with the position', async () => {
    const { out, status } = await cli(['apply', 'official', 'wd4,a1', 'Bd5 , a2', 'x d4Bd6']);
    expect(status).toBe(0);
    expect(out).toBe(
      [
        '1. first: Wd4,a1  (places white on d4; removes a1)',
        '2. second: Bd5,a2  (places black on d5; removes a2)',
        '3. first: x d4Bd6  (jumps d4-d6 and takes black d5)',
        '..oo/ooooo/oooooo/oooooWo/oooooo/ooooo/oooo 5-8-9 0-0-1 0-0-0 2 official',
        '',
      ].join('\n'),
    );
  });

  it('takes words as the shell splits them', async () => {
    const words = [...START_37.split(' '), 'Wd4,a1', 'Bd5,a2', 'x', 'd4Bd6'];
    const { lines } = await cli(['apply', ...words]);
    expect(lines[lines.length - 1]).toBe(
      '..oo/ooooo/oooooo/oooooWo/oooooo/ooooo/oooo 5-8-9 0-0-1 0-0-0 2 official',
    );
  });

  it('claims, leaves lying, and tells the end of the game', async () => {
    const position = 'W.oo/.oooo/..oooo/ooooooo/oooooo/ooooo/oooo 2-8-10 3-0-0 0-0-0 1 official';
    const claimed = await cli(['apply', position, 'Gd4,b2', 'x', 'Wa1']);
    expect(claimed.lines.slice(0, 2)).toEqual([
      '1. first: Gd4,b2 x Wa1  (places grey on d4; removes b2; claims white a1)',
      'first wins: the captives hold 4-0-0',
    ]);
    const left = await cli(['apply', position, 'Gd4,b2 ~ Wa1']);
    expect(left.lines[0]).toBe(
      '1. first: Gd4,b2 ~ Wa1  (places grey on d4; removes b2; leaves white a1)',
    );
  });

  it('plays rings alone, whatever the dash looks like to a command line', async () => {
    const position =
      'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 0-0-0 0-2-2 6-6-8 1 he-beginner;goals=9-9-9';
    const { lines, status } = await cli(['apply', position, '-,a1']);
    expect(status).toBe(0);
    expect(lines[0]).toBe('1. first: -,a1  (removes a1)');
  });

  it('prints everything as JSON', async () => {
    const { out } = await cli(['apply', TWO_CAPTURES, 'x d4d6', '--json']);
    expect(JSON.parse(out)).toMatchObject({
      start: TWO_CAPTURES,
      turns: [
        {
          ply: 1,
          player: 'first',
          turn: 'x d4Bd6',
          kind: 'capture',
          path: ['d4', 'd6'],
          captured: [{ marble: 'black', ring: 'd5' }],
          gain: { white: 0, grey: 0, black: 1 },
        },
      ],
      outcome: null,
    });
  });

  it.each([
    [
      ['Wd4,a1', 'Wz4'],
      "turn 2, character 2: 'z4' is not a ring of the 37-ring board; rings are a1 to g4; for example Wa2,a3",
    ],
    [
      ['Wd4'],
      'turn 1, character 1: a free ring must be removed too, like a1 in Wd4,a1; for example Wa1,a2',
    ],
    [
      ['Wd4,d5'],
      'turn 1, character 5: d5 cannot slide off the board; a free ring has two gaps beside each other; for example Wa1,a2',
    ],
    [
      ['Wd4,a1', 'Bd5,a2', 'Wa4,a3'],
      'turn 3, character 1: a capture is possible and must be made; for example x d4Bd6',
    ],
    [
      ['Wd4,a1 x Wd4'],
      'turn 1, character 8: this turn cuts off no group; leave out the marbles after it; for example Wa1,a2',
    ],
    [
      ['Wd4,a1!'],
      "turn 1, character 7: '!' stands where the end of the turn belongs; for example Wa1,a2",
    ],
    [
      ['hello'],
      "turn 1, character 1: 'h' stands where a turn like Wd4,a1 or x d4Bd6 belongs; for example Wa1,a2",
    ],
    [
      [''],
      'turn 1, character 1: there is no turn; a turn is written like Wd4,a1 or x d4Bd6; for example Wa1,a2',
    ],
  ])('refuses %j', async (turns, message) => {
    const { err, out, status } = await cli(['apply', 'official', ...turns]);
    expect(err).toBe(`${message}\n`);
    expect(out).toBe('');
    expect(status).toBe(1);
  });

  it('refuses a marble of the wrong colour', async () => {
    const { err, status } = await cli(['apply', TWO_CAPTURES, 'x d4Wd6']);
    expect(err).toContain('the marble is black, not white; write Bd6');
    expect(status).toBe(1);
  });

  it('refuses with JSON that names the turn and the character', async () => {
    const { err } = await cli(['apply', 'official', 'Wd4,a1', 'Wd4,a2', '--json']);
    expect(JSON.parse(err)).toMatchObject({
      error: { code: 'occupied', turn: 2, character: 1, text: 'Wd4,a2' },
    });
  });

  it('is wrong usage without a turn', async () => {
    expect(await cli(['apply', 'official'])).toMatchObject({
      status: 2,
      err: 'a turn is missing; write it like Wd4,a1 or x d4Bd6\n',
    });
  });
});

describe('joinTurns', () => {
  it.each([
    [
      ['Wd4,a1', 'x', 'd4Bd6'],
      ['Wd4,a1', 'x d4Bd6'],
    ],
    [
      ['Wd4,a1', 'x', 'Ba1', '~', 'Wg1', 'Bd5,a2'],
      ['Wd4,a1 x Ba1 ~ Wg1', 'Bd5,a2'],
    ],
    [
      ['x', 'd4Bd6', 'x', 'd6Wd4'],
      ['x d4Bd6', 'x d6Wd4'],
    ],
    [
      ['-', 'Wd4,a1'],
      ['-', 'Wd4,a1'],
    ],
  ])('%j', (words, turns) => {
    expect(joinTurns(words)).toEqual(turns);
  });
});
