import {
  parsePosition,
  perft,
  perftSteps,
  PRESET_NAMES,
  PRESETS,
  startPosition,
  unwrap,
} from '@zertz/rules';
import { describe, expect, it } from 'vitest';
import { progressLine } from '../src/pace.ts';
import { countSteps, countTurns } from '../src/perftWork.ts';
import type { Counting } from '../src/perftWork.ts';
import { cli, TWO_CAPTURES } from './cli.ts';

const MIDDLE = '.o.o/ooWB./ooGoo./oooWooo/.ooGoo/.ooo./oooo 3-6-9 1-0-0 0-0-0 1';

const sumOf = (counting: Counting): number => {
  for (;;) {
    const next = counting.next();
    if (next.done === true) return next.value.reduce((sum, { count }) => sum + count, 0);
    expect(next.value).toBeGreaterThanOrEqual(0);
    expect(next.value).toBeLessThan(1);
  }
};

describe('zertz perft', () => {
  it.each([
    ['0', '1'],
    ['1', '1944'],
  ])('counts the official start to depth %s', async (depth, count) => {
    expect((await cli(['perft', 'official', depth])).out).toBe(`${count}\n`);
  });

  it('takes six words and a depth', async () => {
    expect((await cli(['perft', ...TWO_CAPTURES.split(' '), '1'])).out).toBe('2\n');
  });

  it('divides by the first turn', async () => {
    expect((await cli(['perft', TWO_CAPTURES, '1', '--divide'])).out).toBe(
      'x d4Bd6  1\nx d5Wd3  1\n2\n',
    );
  });

  it('counts steps', async () => {
    expect((await cli(['perft', 'official', '2', '--steps'])).out).toBe('1944\n');
    const { out } = await cli(['perft', TWO_CAPTURES, '1', '--steps', '--divide', '--json']);
    expect(JSON.parse(out)).toEqual({
      position: TWO_CAPTURES,
      depth: 1,
      unit: 'steps',
      count: 2,
      divide: [
        { name: 'd4-d6', count: 1 },
        { name: 'd5-d3', count: 1 },
      ],
    });
  });

  it.each([
    [['official'], 'the depth is missing; zertz perft official 2'],
    [['official', 'deep'], "'deep' is not a depth; it is a number from 0 to 99"],
    [['official', '-1'], "'-1' is not a depth; it is a number from 0 to 99"],
    [['official', '100'], "'100' is not a depth; it is a number from 0 to 99"],
  ])('is wrong usage with %j', async (args, message) => {
    expect(await cli(['perft', ...args])).toMatchObject({
      status: 2,
      err: `${message}\n`,
      out: '',
    });
  });

  it('stops on Ctrl-C and says how far it came', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 120);
    const { err, out, status } = await cli(['perft', 'official-61', '5'], {
      interrupt: controller.signal,
      isTTY: true,
    });
    expect(status).toBe(130);
    expect(err).toMatch(/^stopped: \d+\.\d % of the perft of 5 by turns was counted\n$/);
    expect(out).toBe('');
  });
});

describe('counting in pieces', () => {
  it.each(['official', 'he-literal', 'sv-literal;pool=6-8-10', 'cz-tournament'])(
    'agrees with the rules from the middle of a game of %s',
    (rules) => {
      const few = rules === 'cz-tournament' ? 1 : 2;
      const position = unwrap(parsePosition(`${MIDDLE} ${rules}`));
      for (const depth of [1, few]) {
        expect(sumOf(countTurns(position, depth))).toBe(perft(position, depth));
      }
      for (const depth of [1, few, few + 1]) {
        expect(sumOf(countSteps(position, depth))).toBe(perftSteps(position, depth));
      }
    },
  );

  it.each(PRESET_NAMES)('agrees with the rules at the start of %s', (name) => {
    const start = startPosition(PRESETS[name]);
    for (const depth of [1, 2]) {
      expect(sumOf(countSteps(start, depth))).toBe(perftSteps(start, depth));
    }
  });
});

describe('progressLine', () => {
  it('shows the part done and keeps within the terminal', () => {
    expect(progressLine(0.5, 'half', 80)).toBe('[############............]  50 %  half');
    expect(progressLine(undefined, '12 games', 80)).toBe('12 games');
    expect(progressLine(1, 'a note that is too long for the line', 41)).toHaveLength(40);
  });
});
