import { describe, expect, test } from 'vitest';
import { formatPosition } from '@zertz/rules';
import { gameFromHash } from './gameLink.ts';
import { linkedGame } from './linkedGame.ts';

const TEXT = 'oooo/ooooo/oooooo/oooWooo/oooooo/ooooo/oooo 5-8-10 0-0-0 0-0-0 2 official';
const z = (text: string): string => `#z=${encodeURIComponent(text)}`;

const fault = (hash: string) => {
  const read = gameFromHash(hash);
  if (read === undefined || read.ok) throw new Error(`can be read: ${hash}`);
  return { at: read.error.at, turns: read.error.readable?.history.length };
};

test('an address may hold a position, and turns from there', () => {
  expect(formatPosition(linkedGame(z(TEXT)).start)).toBe(TEXT);
  expect(linkedGame(`${z(TEXT)}&g=Gd5,a1`).history).toHaveLength(1);
  expect(linkedGame('#p=blitz').history).toHaveLength(0);
});

test('an address without a game has none', () => {
  expect(gameFromHash('#board')).toBeUndefined();
  expect(gameFromHash('')).toBeUndefined();
});

describe('UX 6.7 a link that cannot be read tells where it stops', () => {
  test('in the turns, of which those before can be looked at', () => {
    expect(fault('#g=Wd4,a1|Gb2,g1|Wz9')).toEqual({ at: 'Wz9', turns: 2 });
    expect(fault('#g=Wd4,a1|Gb2,')).toEqual({ at: 'Gb2,', turns: 1 });
  });

  test('in a position that was cut, of which the rest is as at the start', () => {
    const shownOf = (hash: string): string | undefined => {
      const read = gameFromHash(hash);
      const game = read?.ok === false ? read.error.readable : undefined;
      return game && formatPosition(game.start).replace(/ .*/, '');
    };
    expect(fault('#z=oooo/oo/W')).toEqual({ at: 'ooo/oo/W', turns: 0 });
    expect(fault('#z=oo/W')).toEqual({ at: 'oo/W', turns: 0 });
    expect(shownOf('#z=oo/W')).toBe('oooo/Woooo/oooooo/ooooooo/oooooo/ooooo/oooo');
    expect(shownOf('#z=oooo/ooGoo/..')).toBe('oooo/ooGoo/..oooo/ooooooo/oooooo/ooooo/oooo');
    // Five rings in the first column: the board of 61.
    expect(shownOf('#z=ooooo/oW')).toMatch(/^ooooo\/oWoooo\/ooooooo\//);
    // Whatever comes after a slip is not guessed.
    expect(shownOf('#z=oooo/oBoQo/W')).toBe('oooo/oBooo/oooooo/ooooooo/oooooo/ooooo/oooo');
  });

  test('in a position with nothing in it that could be set up', () => {
    for (const text of ['rubbish', 'oo', '////', 'WWWWWWWW', 'WWWW/WWW']) {
      expect(fault(z(text)).turns, text).toBeUndefined();
    }
    expect(fault('#z=')).toEqual({ at: '', turns: undefined });
    // A board without rings is none.
    const none = '..../...../....../......./....../...../....';
    for (const pool of ['6-8-10', '5-8-10']) {
      expect(fault(z(`${none} ${pool} 0-0-0 0-0-0 1`)).turns).toBeUndefined();
    }
  });

  test('in the rules of a position, which can be looked at without them', () => {
    expect(fault(z(TEXT.replace('official', 'offic')))).toEqual({ at: 'offic', turns: 0 });
    expect(fault(z(`${TEXT} x=?`))).toEqual({ at: 'x=?', turns: 0 });
  });

  test('after the board, which can be looked at alone', () => {
    const cut = TEXT.slice(0, TEXT.indexOf(' 0-0-0') + 4);
    expect(fault(z(cut))).toEqual({ at: '0-0', turns: 0 });
    const read = gameFromHash(z(cut));
    const shown = read?.ok === false ? read.error.readable : undefined;
    expect(formatPosition(shown!.start)).toBe(TEXT.replace(' 2 ', ' 1 '));
  });

  test('at a slip within it', () => {
    expect(fault(z(TEXT.replace('W', 'Q'))).at).toMatch(/^Qooo/);
  });

  test('in turns from a position, which then stands', () => {
    expect(fault(`${z(TEXT)}&g=Wd4,a1`)).toEqual({ at: 'Wd4,a1', turns: 0 });
  });

  test('where nothing was read, nothing is offered', () => {
    expect(fault('#g=Wz9')).toEqual({ at: 'Wz9', turns: undefined });
    expect(fault('#p=chess')).toEqual({ at: 'chess', turns: undefined });
  });

  test('within a sign of the address', () => {
    expect(fault('#g=Wd4%2Ca1%7CGb2%2').at).toBe('Gb2%2');
  });
});
