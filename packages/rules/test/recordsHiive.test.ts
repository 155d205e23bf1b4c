import { describe, expect, test } from 'vitest';

import { boardOf, parseRing, parseVariant, PRESETS, unwrap } from '../src/index.ts';
import type { Ring } from '../src/index.ts';
import { parseDictionary } from '../src/records/hiiveText.ts';
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

  const JUMPED = [put('w', 'D5', 'A1'), put('b', 'D4', 'A2')];
  const syntax = (found: string, wanted: string): object => ({ code: 'syntax', found, wanted });
  const illegal = (refusal: object): object => ({ code: 'illegal-turn', refusal });

  test.each<[string, object]>([
    ["{'action': 'FLY'}", { code: 'bad-command', command: 'FLY' }],
    ['{}', { code: 'bad-command', command: '' }],
    ["{'action' 'PUT'}", syntax("{'action' 'PUT'}", 'dictionary')],
    ["{'action': 'PUT', 'marble'}", syntax("{'action': 'PUT', 'm", 'dictionary')],
    [cap('b', 'E9', 'C4', 'g', 'D4'), syntax('E9', 'src')],
    [cap('b', 'E4', 'C9', 'g', 'D4'), syntax('C9', 'dst')],
    ["{'action': 'PASS'}", illegal({ code: 'may-not-pass' })],
    [put('w', 'D4'), illegal({ code: 'removal-required' })],
    ['Wd4', illegal({ code: 'removal-required' })],
  ])('%s is refused', (action, fault) => {
    const error = onlyError(`37\n\n${action}`, 'hiive');
    expect(error).toMatchObject({ line: 3, column: 1, turn: 1 });
    expect(error.fault).toEqual(fault);
  });

  test('shows where in a line a turn is wrong', () => {
    expect(onlyError('37\n  Wd4,d5', 'hiive')).toMatchObject({ line: 2, column: 7 });
    expect(onlyError(`37\nPlayer 1: ${put('w', 'D4', 'D5')}`)).toMatchObject({
      line: 2,
      column: 11,
      fault: { code: 'illegal-turn', refusal: { code: 'ring-not-free' } },
    });
    for (const lead of ['Player 1:', 'player 1:   ', '  Player 1: ']) {
      expect(onlyError(`37\n${lead}Wd4,d5`, 'hiive').column).toBe(lead.length + 5);
    }
    expect(onlyError('37\n hello', 'hiive')).toMatchObject({
      column: 2,
      fault: { code: 'unreadable-turn', text: 'hello' },
    });
  });

  test.each(['2', '7', '12', 'x'])('an action of player %s is not one of the first', (player) => {
    const fault = { code: 'wrong-player', expected: 'first' };
    const error = onlyError(`37\nPlayer ${player}: Wd4,a1`, 'hiive');
    expect(error).toMatchObject({ line: 2, column: `Player ${player}: `.length + 1, fault });
  });

  test('a jump that there is not is refused as such', () => {
    const ring = (label: string): Ring | undefined => parseRing(boardOf(37), label);
    for (const [jump, from, to] of [
      // Over nothing, out of nothing.
      [cap('w', 'D5', 'B3', 'b', 'C4'), 'd5', 'b3'],
      [cap('w', 'D3', 'D5', 'b', 'D4'), 'd3', 'd5'],
    ] as const) {
      expect(onlyError([...JUMPED, jump].join('\n')).fault).toEqual(
        illegal({ code: 'no-such-jump', from: ring(from), to: ring(to) }),
      );
    }
  });

  test('of several jumps the one written is made', () => {
    const line = [put('w', 'D6', 'A1'), put('b', 'D4', 'A2'), put('g', 'D2', 'A3')];
    const jumps = [cap('w', 'D5', 'D3', 'b', 'D4'), cap('w', 'D3', 'D1', 'g', 'D2')];
    const text = [...line, put('w', 'D5', 'A4'), ...jumps].join('\n');
    expect(turnsOf(onlyRecord(text).game).at(-1)).toBe('x d5Bd3Gd1');
  });

  test('nothing is captured once the game is over (R9.6)', () => {
    const asked = unwrap(parseVariant('official;goals=1-0-0'));
    const won = [...JUMPED, cap('b', 'D4', 'D6', 'w', 'D5')];
    expect(onlyRecord(won.join('\n'), 'hiive', asked).game.outcome?.by).toBe('goal');
    for (const action of [cap('b', 'D6', 'D4', 'w', 'D5'), put('w', 'D4', 'A3')]) {
      expect(onlyError([...won, action].join('\n'), 'hiive', asked)).toMatchObject({
        line: 4,
        turn: 4,
        fault: illegal({ code: 'game-over' }),
      });
    }
  });

  test('a PASS is a pass where one is allowed (R11.20)', () => {
    const asked = unwrap(parseVariant('official;openingPass=yes'));
    const text = ["{'action': 'PASS'}", put('w', 'D4', 'A1')].join('\n');
    expect(turnsOf(onlyRecord(text, 'hiive', asked).game)).toEqual(['-', 'Wd4,a1']);
  });

  test('N05 the ninth column is J', () => {
    const { game } = onlyRecord(`Player 1: ${put('w', 'J3', 'J5')}`);
    expect(turnsOf(game)).toEqual(['Wi3,i5']);
    expect(game.start.board.name).toBe(61);
    expect(turnsOf(onlyRecord('61\nWj3,j5').game)).toEqual(['Wi3,i5']);
    const over = [put('w', 'J3', 'A1'), put('b', 'J2', 'A2'), cap('w', 'J3', 'J1', 'b', 'J2')];
    expect(turnsOf(onlyRecord(over.join('\n')).game).at(-1)).toBe('x i3Bi1');
  });

  test('several games in a text begin with a seed or a number of rings', () => {
    const text = ['37', 'Wd4,d1', '48 Blitz', 'Wd4,d2', '# Rings: 61', 'Wd4,d1'].join('\n');
    const [one, two, three] = results(text);
    expect(one).toMatchObject({ ok: true });
    expect(two).toMatchObject({ ok: false, error: { game: 2, line: 4, turn: 1 } });
    expect(three).toMatchObject({ ok: true, value: { game: { start: { board: { name: 61 } } } } });
  });

  test.each([
    ['48 Blitz\nWd4,d1'],
    ['48  blitz  \nWd4,d1'],
    ['  # Rings: 48\n#variant:BLITZ\n  \nWd4,d1'],
    ['#  Variant:  Blitz  \n48\nWd4,d1'],
  ])('%j: Blitz is the small game', (text) => {
    const { board, goals, supply } = onlyRecord(text, 'hiive').game.start.variant;
    expect(board).toBe(48);
    expect({ supply, goals }).toEqual({ supply: PRESETS.blitz.supply, goals: PRESETS.blitz.goals });
  });

  test.each([
    ['99', '99 standard', 1],
    ['\n# Rings: 40', '40 standard', 2],
    ['# Variant: odd\n# Rings: 37', '37 odd', 1],
    ['37 Odd', '37 odd', 1],
    ['# Player 1: Ann\nWe4,k3', 'k3', 1],
    ['We4,a12', 'a12', 1],
  ])('%j is no setup', (header, setup, line) => {
    expect(onlyError(`${header}\nWd4,d1`, 'hiive')).toMatchObject({
      line,
      column: 1,
      turn: undefined,
      fault: { code: 'unsupported-setup', setup },
    });
  });

  test.each(['37 Blitz now', '37!', '37 4'])('%j is no header', (line) => {
    expect(onlyError(`37\n${line}`, 'hiive')).toMatchObject({
      line: 2,
      fault: { code: 'unreadable-turn', text: line },
    });
  });

  test('the number of rings counts more than the variant that the caller asks for', () => {
    const asked = PRESETS['sv-basic'];
    expect(onlyRecord('48\nWd4,d1', 'hiive', asked).game.start.variant).toEqual({
      ...PRESETS['official-48'],
      isolationClaim: 'automatic',
    });
    expect(onlyRecord('Wd4,d1', 'hiive', asked).game.start.variant).toEqual(asked);
  });

  test('names and seed are those before the first action', () => {
    const text = '# Seed: 7\n#Player 2:  Bo  \nWd4,d1\n# Player 1: Ann\n# Variant: odd\nGd5,a1';
    const { details, game, players } = onlyRecord(text, 'hiive');
    expect(turnsOf(game)).toEqual(['Wd4,d1', 'Gd5,a1']);
    expect(players).toEqual({ first: '', second: 'Bo' });
    expect(details).toEqual({ seed: '7' });
    expect(onlyRecord('37\nWd4,d1').details).toStrictEqual({});
  });

  test('the seed names a game in which something is wrong', () => {
    const text = '# Seed: 7\nWd4,d1\n# Seed: 8\nWd4,d2';
    const [one, two] = results(text);
    expect(one).toMatchObject({ ok: true, value: { details: { seed: '7' } } });
    expect(two).toMatchObject({ ok: false, error: { game: 2, id: '8', line: 4, column: 5 } });
  });

  test.each(['', ' \n\t\n'])('%j is no game at all', (text) => {
    expect(results(text, 'hiive')).toEqual([]);
  });
});

describe('a dictionary', () => {
  test.each<[string, object | undefined]>([
    ['{}', {}],
    ['{ }', {}],
    ["{'a': 'b'}", { a: 'b' }],
    ["{'a':'b'}", { a: 'b' }],
    ["{ 'a' :  'b' , 'c' : \"it's\" }", { a: 'b', c: "it's" }],
    ["{'a': None , 'b': ''}", { b: '' }],
    ["{'a': 'b',}", { a: 'b' }],
    ["{'a': 'b'} 'c'", undefined],
    ["x{'a': 'b'}", undefined],
    ["{'a': 'b' 'c': 'd'}", undefined],
    ["{'a': b}", undefined],
    ["{'a' 'b'}", undefined],
    ["{a: 'b'}", undefined],
    ["{'a': 'b'", undefined],
  ])('%s', (text, entries) => {
    const found = parseDictionary(text);
    expect(found && Object.fromEntries(found)).toEqual(entries);
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

  const PAIR = ['37', 'Wc2,a1', 'Be4,a2', 'Gd4,g4'];

  test.each([
    ['x e4Wc3', 5, { code: 'syntax', found: 'W', wanted: 'g' }],
    ['x e4Gg3', 5, { code: 'illegal-turn', refusal: { code: 'no-such-jump' } }],
    ['x e4Gc3Bc1', 8, { code: 'syntax', found: 'B', wanted: 'w' }],
  ])('%s is refused where it is wrong', (line, column, fault) => {
    expect(onlyError([...PAIR, line].join('\n'))).toMatchObject({
      line: 5,
      column,
      turn: 4,
      fault,
    });
  });

  test('a jump need not name the colour, but claims that are written must be right', () => {
    expect(turnsOf(onlyRecord([...PAIR, 'x e4c3', 'x c3c1'].join('\n')).game).at(-1)).toBe(
      'x e4Gc3Wc1',
    );
    for (const claims of ['x Wa4', 'x Wa4 ~ Wb5']) {
      const text = [...PAIR, `x e4Gc3Wc1 ${claims}`].join('\n');
      expect(onlyError(text).fault).toMatchObject({
        code: 'unreadable-turn',
        error: { code: 'claims-differ' },
      });
    }
  });

  test('isolated marbles come after the turn, and a pass is a dash', () => {
    const text = ['37', 'Wa1,a3', 'Bg4,a2', 'We6,b1', 'Bd1,b2 x Wa1'].join('\n');
    expect(results(text)[0]).toBeDefined();
    expect(onlyError('37\n-').fault).toMatchObject({ refusal: { code: 'may-not-pass' } });
    expect(onlyError('37\nPASS').fault).toMatchObject({ refusal: { code: 'may-not-pass' } });
  });
});
