import { describe, expect, test } from 'vitest';

import { parseVariant, PRESETS, unwrap } from '../src/index.ts';
import { onlyError, onlyRecord, results, turnsOf } from './recordTools.ts';

const put = (marble: string, dst: string, remove = ''): string =>
  `{'action': 'PUT', 'marble': '${marble}', 'dst': '${dst}', 'remove': '${remove}'}`;
const cap = (marble: string, src: string, dst: string, capture: string, over: string): string =>
  `{'action': 'CAP', 'marble': '${marble}', 'src': '${src}', 'dst': '${dst}', 'capture': '${capture}', 'cap': '${over}'}`;

/** Both players place a pair that the first jumps twice. */
const TURNS = ['We3,a1', 'Bd7,a2', 'Gb1,a3', 'Bd1,a4', 'Gf3,g4', 'x e3Gg3'];

describe('a transcript', () => {
  test('gives one turn for each placement, and one for the jumps of a chain', () => {
    const text = [
      '# Seed: 7',
      '# Rings: 37',
      '# Player 1: Ann',
      '#',
      `Player 1: ${put('w', 'D4', 'A1')}`,
      `Player 2: ${put('b', 'D6', 'A2')} # a comment`,
      `# Player 1: ${put('b', 'G1', 'A3')}`,
      `Player 1: ${put('g', 'D3', 'A3')}`,
      `Player 2: ${cap('w', 'D4', 'D2', 'g', 'D3')}`,
      '# Final game state:',
    ].join('\n');
    const { details, game, players } = onlyRecord(text);
    expect(turnsOf(game)).toEqual(['Wd4,a1', 'Bd6,a2', 'Gd3,a3', 'x d4Gd2']);
    expect(details).toEqual({ seed: '7' });
    expect(players).toEqual({ first: 'Ann', second: '' });
    expect(game.start.variant).toEqual({ ...PRESETS.official, isolationClaim: 'automatic' });
  });

  const chain = [
    put('w', 'C2', 'A1'),
    put('b', 'E4', 'A2'),
    put('g', 'D4', 'G4'),
    cap('b', 'E4', 'C3', 'g', 'D4'),
  ];

  test('keeps a chain together until no jump is left', () => {
    const text = [
      ...chain.slice(0, 3),
      cap('b', 'E4', 'C3', 'g', 'D4'),
      cap('b', 'C3', 'C1', 'w', 'C2'),
    ];
    expect(turnsOf(onlyRecord(text.join('\n')).game)).toEqual([
      'Wc2,a1',
      'Be4,a2',
      'Gd4,g4',
      'x e4Gc3Wc1',
    ]);
  });

  test('must not leave a chain unfinished', () => {
    const fault = { code: 'illegal-turn', refusal: { code: 'capture-unfinished' } };
    expect(onlyError(chain.join('\n'))).toMatchObject({ line: 4, turn: 4, fault });
    const next = [...chain, put('w', 'B2', 'B5')].join('\n');
    expect(onlyError(next)).toMatchObject({ line: 5, turn: 4, fault });
    const other = [...chain, cap('w', 'C2', 'C4', 'b', 'C3')].join('\n');
    expect(onlyError(other)).toMatchObject({ line: 5, turn: 4, fault });
  });

  test('may stop at the jump that reaches a goal, if the rest of the chain leaves no choice', () => {
    const asked = unwrap(parseVariant('official;goals=1-0-0'));
    const start = ['Gc2,a1', 'Be4,a2'];
    const forced = [...start, 'Wd4,g4', 'x e4Wc3'].join('\n');
    const { game } = onlyRecord(forced, 'hiive', asked);
    expect(turnsOf(game)).toEqual([...start, 'Wd4,g4', 'x e4Wc3Gc1']);
    expect(game.outcome).toMatchObject({ winner: 'second', by: 'goal' });
    const open = [...start, 'Bb3,g4', 'Wd4,g3', 'x e4Wc3'].join('\n');
    for (const [text, variant] of [
      [open, asked],
      [forced, PRESETS.official],
    ] as const) {
      expect(onlyError(text, 'hiive', variant).fault).toMatchObject({
        refusal: { code: 'capture-unfinished' },
      });
    }
  });

  test.each([
    ['the colour that jumps', cap('w', 'E4', 'C3', 'g', 'D4'), 'w', 'b'],
    ['the colour jumped over', cap('b', 'E4', 'C3', 'w', 'D4'), 'w', 'g'],
    ['the ring jumped over', cap('b', 'E4', 'C3', 'g', 'D3'), 'd3', 'd4'],
  ])('must be right about %s', (_, action, found, wanted) => {
    const text = [...chain.slice(0, 3), action].join('\n');
    expect(onlyError(text)).toMatchObject({ line: 4, fault: { code: 'syntax', found, wanted } });
  });

  test.each([
    ["{'action': 'FLY'}", 'bad-command'],
    ["{'action' 'PUT'}", 'syntax'],
    [cap('b', 'E9', 'C4', 'g', 'D4'), 'syntax'],
    [cap('b', 'E4', 'C9', 'g', 'D4'), 'syntax'],
    [cap('b', 'E4', 'G3', 'g', 'F4'), 'illegal-turn'],
    [put('w', 'D4'), 'illegal-turn'],
    [`Player 2: ${put('w', 'D4', 'A1')}`, 'wrong-player'],
    [`Player 7: ${put('w', 'D4', 'A1')}`, 'wrong-player'],
    ['Wd4', 'illegal-turn'],
    ['hello', 'unreadable-turn'],
  ])('%s is refused', (action, code) => {
    expect(onlyError(`37\n\n${action}`, 'hiive')).toMatchObject({ line: 3, fault: { code } });
  });

  test('N05 the ninth column is J', () => {
    const { game } = onlyRecord(`Player 1: ${put('w', 'J3', 'J5')}`);
    expect(turnsOf(game)).toEqual(['Wi3,i5']);
    expect(game.start.board.name).toBe(61);
    expect(turnsOf(onlyRecord('61\nWj3,j5').game)).toEqual(['Wi3,i5']);
  });

  test('several games in a text begin with a seed or a number of rings', () => {
    const text = ['37', 'Wd4,d1', '48 Blitz', 'Wd4,d2', '# Rings: 61', 'Wd4,d1'].join('\n');
    const [one, two, three] = results(text);
    expect(one).toMatchObject({ ok: true });
    expect(two).toMatchObject({ ok: false, error: { game: 2, line: 4, turn: 1 } });
    expect(three).toMatchObject({ ok: true, value: { game: { start: { board: { name: 61 } } } } });
  });

  test('Blitz is the small game', () => {
    const { supply, goals } = onlyRecord('48 Blitz\nWd4,d1').game.start.variant;
    expect({ supply, goals }).toEqual({ supply: PRESETS.blitz.supply, goals: PRESETS.blitz.goals });
  });

  test.each(['99', '# Rings: 40', '# Variant: odd\n# Rings: 37'])('%j is no setup', (header) => {
    expect(onlyError(`${header}\nWd4,d1`, 'hiive').fault.code).toBe('unsupported-setup');
  });
});

describe('near-official notation', () => {
  test('each jump of a chain has a line, and several may share one', () => {
    const start = ['37', 'Wc2,a1', 'Be4,a2', 'Gd4,g4'];
    const apart = [...start, 'x e4Gc3', 'x c3Wc1', 'Gb2,b5'].join('\n');
    const together = [...start, 'x e4Gc3Wc1', 'Gb2,b5'].join('\n');
    const turns = ['Wc2,a1', 'Be4,a2', 'Gd4,g4', 'x e4Gc3Wc1', 'Gb2,b5'];
    expect(turnsOf(onlyRecord(apart).game)).toEqual(turns);
    expect(turnsOf(onlyRecord(together).game)).toEqual(turns);
  });

  test('a chain does not run on into the next turn', () => {
    const text = ['37', ...TURNS.slice(0, 5), 'x e3Gg3Ge3'].join('\n');
    expect(onlyError(text)).toMatchObject({
      line: 7,
      turn: 6,
      fault: { code: 'illegal-turn', refusal: { code: 'no-such-jump' } },
    });
    const ring = ['37', ...TURNS.slice(0, 5), 'x e3Gg3,b1'].join('\n');
    expect(onlyError(ring).fault).toMatchObject({ refusal: { code: 'removal-after-capture' } });
  });

  test('isolated marbles come after the turn, and a pass is a dash', () => {
    const text = ['37', 'Wa1,a3', 'Bg4,a2', 'We6,b1', 'Bd1,b2 x Wa1'].join('\n');
    expect(results(text)[0]).toBeDefined();
    expect(onlyError('37\n-').fault).toMatchObject({ refusal: { code: 'may-not-pass' } });
    expect(onlyError('37\nPASS').fault).toMatchObject({ refusal: { code: 'may-not-pass' } });
  });
});
