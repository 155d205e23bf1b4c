import { describe, expect, test } from 'vitest';

import {
  demandCapture,
  detectFormat,
  formatPosition,
  newGame,
  parseVariant,
  PRESETS,
  readRecords,
  resign,
  startPosition,
  unwrap,
  writeRecord,
} from '../src/index.ts';
import type { GameRecord, RecordFault } from '../src/index.ts';
import { turnPairs } from '../src/records/turnPairs.ts';
import { gist, onlyError, onlyRecord, results, turnsOf } from './recordTools.ts';
import { playAll, setUp } from './setup.ts';

const PAIRS = ['Wf3,c6', 'Gb2,g4', 'Wd6,b5', 'Bf1,g2', 'Gf5,c1'];

const record = (game: GameRecord['game'], details: GameRecord['details'] = {}): GameRecord => ({
  game,
  players: { first: 'Ann', second: 'Bo "B" \\ C' },
  details,
});

describe('a move list', () => {
  test.each([
    ['one turn a line', PAIRS.join('\n')],
    ['bars between turns', PAIRS.join(' | ')],
    ['semicolons between turns', PAIRS.join('; ')],
    ['numbered pairs', '1. Wf3,c6 Gb2,g4\n2. Wd6,b5 Bf1,g2\n3. Gf5,c1'],
    ['numbered pairs on one line', '1. Wf3,c6 Gb2,g4 2. Wd6,b5 Bf1,g2 3. Gf5,c1'],
    ['bare numbers and bars', '1 Wf3,c6 | Gb2,g4\n2 Wd6,b5 | Bf1,g2\n3 Gf5,c1'],
    ['numbers with brackets', '1) Wf3,c6 Gb2,g4 2) Wd6,b5 Bf1,g2 3) Gf5,c1'],
    ['each turn with its number', '1. Wf3,c6 1... Gb2,g4 2. Wd6,b5 2... Bf1,g2 3. Gf5,c1'],
    ['small letters, other line ends', PAIRS.join('\r\n').toLowerCase()],
    ['comments', '# a game\nWf3,c6 {good\n or bad} Gb2,g4 // hm\nWd6,b5\nBf1,g2 # well\nGf5,c1'],
    ['blanks inside a turn', 'W f3, c6\nG b2 , g4\nWd6 ,b5\nBf1,g2\nG f5,c1'],
  ])('is read with %s', (_, text) => {
    expect(turnsOf(onlyRecord(text).game)).toEqual(PAIRS);
  });

  test('keeps a claim and the capture after it apart', () => {
    const start = setUp({ without: 'e1 e2 f1 f2', marbles: { g1: 'W', b4: 'B' } });
    const text = `[Start "${formatPosition(start)}"]\n1. Bb3,g2 x Wg1 x b3Bb5\n2. Ga1,c1 Bg4,d1`;
    expect(turnsOf(onlyRecord(text).game)).toEqual(['Bb3,g2 x Wg1', 'x b3Bb5', 'Ga1,c1', 'Bg4,d1']);
  });

  test('of one preset is read in all its own signs (R13.3)', () => {
    const start = setUp({
      variant: 'he-beginner',
      without: 'e1 e2 f1 f2',
      marbles: { g1: 'W', d4: 'W', d5: 'B' },
    });
    const text = `[Start "${formatPosition(start)}"]\nx d4Bd6,g2 ~ Wg1 | Ba1,a4`;
    expect(turnsOf(onlyRecord(text).game)).toEqual(['x d4Bd6,g2 ~ Wg1', 'Ba1,a4']);
  });

  test('without a board is played on 37 rings, or on more if a label asks for them', () => {
    const boards = ['Wd4,d1', 'Wd4,h2', 'Wd4,i1', 'Wd4,j1'].map(
      (turn) => onlyRecord(turn).game.start.variant,
    );
    expect(boards).toEqual([
      PRESETS.official,
      PRESETS['official-48'],
      PRESETS['official-61'],
      PRESETS['official-61'],
    ]);
  });

  test('with a label that no such board has is refused there', () => {
    expect(onlyError('Wd4,d1\nWe4,k3')).toEqual({
      game: 1,
      id: undefined,
      line: 2,
      column: 5,
      turn: undefined,
      fault: { code: 'unsupported-setup', setup: 'k3' },
    });
  });

  test('takes the variant that the caller asks for, unless it names its own', () => {
    const asked = PRESETS['sv-basic'];
    expect(onlyRecord('Wd4,d1', 'official', asked).game.start.variant).toEqual(asked);
    const own = '[Variant "blitz"]\nWd4,d1';
    expect(onlyRecord(own, 'official', asked).game.start.variant).toEqual(PRESETS.blitz);
  });

  test.each([
    ['Wd4,d1 resign', 'first', 'resignation'],
    ['Wd4,d1 | Ga1,a2 | Resign', 'second', 'resignation'],
    ['Wd4,d1 resigns', 'first', 'resignation'],
    ['Wd4,d1 time', 'first', 'time'],
    ['Wd4,d1 | draw', undefined, 'agreement'],
    ['Wd4,d1 0-1', 'second', 'resignation'],
    ['Wd4,d1 1/2-1/2', undefined, 'agreement'],
    ['[Result "first by time"]\nWd4,d1', 'first', 'time'],
  ])('%j ends the game', (text, winner, by) => {
    expect(onlyRecord(text).game.outcome).toMatchObject({ winner, by });
  });

  test('goes on where its result is open', () => {
    expect(onlyRecord('Wd4,d1 *').game.outcome).toBeUndefined();
    expect(onlyRecord('[Result "unfinished"]\nWd4,d1').game.outcome).toBeUndefined();
  });

  test('holds several games, and a damaged one does not stop the others', () => {
    const text = [
      '[id "a"]',
      'Wd4,d1 | Gd4,a1',
      '',
      '[id "b"]',
      '1. We4,d1 Ga1,a2',
      '1. Wf4,d1 Ga1,a3',
      '[id "c"] {never closed',
      'Wd4,d1',
      '[id "d"]',
      'We4,d1 x a1Gb1',
    ].join('\n');
    const [a, b, next, c, d, ...more] = results(text);
    expect(more).toEqual([]);
    expect(a).toMatchObject({
      ok: false,
      error: {
        game: 1,
        id: 'a',
        line: 2,
        column: 10,
        turn: 2,
        fault: { code: 'illegal-turn', refusal: { code: 'occupied' } },
      },
    });
    expect([b, next].map((result) => result?.ok === true && turnsOf(result.value.game))).toEqual([
      ['We4,d1', 'Ga1,a2'],
      ['Wf4,d1', 'Ga1,a3'],
    ]);
    expect(c).toMatchObject({
      ok: false,
      error: { game: 4, id: 'c', line: 7, column: 10, fault: { code: 'syntax', wanted: '}' } },
    });
    expect(d).toMatchObject({
      ok: false,
      error: { game: 5, id: 'd', line: 10, column: 10, turn: 2, fault: { code: 'illegal-turn' } },
    });
  });

  test.each([
    ['a colour that is not there', 'Wd4,d1\nGd5,a1\nx d4Wd6', 3, 5, 'unreadable-turn'],
    ['nonsense', 'Wd4,d1\n  hello', 2, 3, 'unreadable-turn'],
    ['a bad tag', 'Wd4,d1\n[what', 2, 1, 'syntax'],
    ['an unknown variant', '[Variant "chess"]\nWd4,d1', 1, 1, 'unsupported-setup'],
    [
      'two setups',
      `[Variant "blitz"][Start "${'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo'} 6-8-10 0-0-0 0-0-0 1 official"] Wd4,d1`,
      1,
      18,
      'unsupported-setup',
    ],
    ['an unknown result', '[Result "glory"]\nWd4,d1', 1, 1, 'syntax'],
    ['another result', '[Result "first by goal"]\nWd4,d1', 1, 1, 'result-differs'],
    ['turns after the end', 'Wd4,d1 resign Ga1,a2', 1, 15, 'illegal-turn'],
    ['resigning twice', 'Wd4,d1 resign resign', 1, 15, 'illegal-turn'],
  ])('is refused with %s', (_, text, line, column, code) => {
    expect(onlyError(text, 'official')).toMatchObject({ line, column, fault: { code } });
  });

  test.each([
    ['[Variant "chess"]\nWd4,d1', 'chess'],
    ['[Start "nowhere"]\nWd4,d1', 'nowhere'],
    ['[Variant "blitz"]\n[Start "nowhere"]\nWd4,d1', 'nowhere'],
    ['Wd4,d1 We4,K3', 'K3'],
    ['Wd4,d1 We4,a12', 'a12'],
    ['[what\nWd4,k3', 'k3'],
    ['resign Wd4,k3', 'k3'],
  ])('%j is no setup', (text, setup) => {
    const error = onlyError(text, 'official');
    expect(error.fault).toEqual({ code: 'unsupported-setup', setup });
    const before = text.slice(0, text.search(/k3|a12|\[Variant "chess|\[Start/i)).split('\n');
    expect([error.line, error.column]).toEqual([before.length, before.at(-1)!.length + 1]);
  });

  test.each([
    ['Wd4,d1 {never closed', '{never closed', '}'],
    ['Wd4,d1 {never closed, however long it is', '{never closed, howev', '}'],
    ['Wd4,d1 [what', '[what', 'tag'],
    ['Wd4,d1 [what is this, and what for | Ga1', '[what is this, and w', 'tag'],
  ])('%j has something that was begun and not ended', (text, found, wanted) => {
    const error = onlyError(text, 'official');
    expect(error).toMatchObject({ column: 8, turn: 2, fault: { code: 'syntax', found, wanted } });
  });

  test('turn 1 begins another game, unless dots say that it goes on', () => {
    const turns = (text: string): readonly (readonly string[])[] =>
      results(text, 'official').map((result) => turnsOf(unwrap(result).game));
    expect(turns('1 Wd4,d1 | 1 We4,d1')).toEqual([['Wd4,d1'], ['We4,d1']]);
    expect(turns('1. Wd4,d1 1.We4,d1')).toEqual([['Wd4,d1'], ['We4,d1']]);
    for (const dots of ['..', '...', '....']) {
      expect(turns(`1. Wd4,d1 1${dots} Ga1,a2`)).toEqual([['Wd4,d1', 'Ga1,a2']]);
    }
    expect(turns('11. Wd4,d1 12. Ga1,a2')).toEqual([['Wd4,d1', 'Ga1,a2']]);
  });

  test('says nothing of players that it does not name', () => {
    const game = playAll(startPosition(PRESETS.official), ['Wd4,d1']);
    const nobody = { game, players: { first: '', second: '' }, details: {} };
    const text = unwrap(writeRecord(nobody, 'official'));
    expect(text).toBe('[Variant "official"]\n\n1. Wd4,d1\n');
    expect(onlyRecord(text).players).toEqual(nobody.players);
  });

  test('loses carriage returns in a name, which would break a tag', () => {
    const game = newGame(startPosition(PRESETS.official));
    const text = unwrap(writeRecord(record(game, { note: 'one\r\ntwo' }), 'official'));
    expect(onlyRecord(text).details).toEqual({ note: 'one\ntwo' });
  });

  test('is written in pairs under tags', () => {
    const game = resign(
      playAll(startPosition(PRESETS.blitz), ['Wd4,d1', 'Ga1,a2', 'Ba4,g4']),
      'first',
    );
    expect(unwrap(writeRecord(record(game, { date: '2020', 'no name': 'x' }), 'official'))).toBe(
      [
        '[Variant "blitz"]',
        '[First "Ann"]',
        '[Second "Bo \\"B\\" \\\\ C"]',
        '[date "2020"]',
        '[Result "second by resignation"]',
        '',
        '1. Wd4,d1 | Ga1,a2',
        '2. Ba4,g4',
        '',
      ].join('\n'),
    );
  });

  test('reads its own tags, a start of the second player and a board of one’s own', () => {
    const variant = unwrap(parseVariant('official-48;goals=2-0-0;chain=optional'));
    const start = { ...setUp({ without: 'd4 d5' }), turn: 'second' as const };
    for (const position of [startPosition(variant), start]) {
      const written = record(playAll(position, ['Wd3,a1', 'Ga2,a4']), { id: 'x', note: 'a\nb' });
      const text = unwrap(writeRecord(written, 'official'));
      const read = onlyRecord(text);
      expect(gist(read.game)).toEqual(gist(written.game));
      expect(read.players).toEqual(written.players);
      expect(read.details).toEqual(written.details);
    }
  });

  test('mentions a demand, which is no turn (R13.7)', () => {
    const start = setUp({ variant: 'official-tournament', marbles: { d4: 'W', d5: 'B' } });
    const game = unwrap(demandCapture(playAll(start, ['Gb3,a2'])));
    const text = unwrap(writeRecord(record(game), 'official'));
    expect(text).toContain('{demand}');
    expect(onlyRecord(text).game.history).toEqual([]);
  });
});

test.each([
  ['official', 'Wd4,a1 Gb2,g1\nBc3,zz'],
  [
    'sgf',
    '(;SU[Zertz];P0[Start P0];P0[RtoB 2 1 F 4];P0[R- A 1];P1[RtoB 2 0 A 3];P1[R- C 1];P0[RtoB 2 2 F 4])',
  ],
  ['hiive', '37\nWd4,a1\nGb2,g1\nBc3,zz'],
  ['json', '{"board":37,"turns":["Wd4,a1","Gb2,g1","Bc3,zz"]}'],
] as const)('the turns before a fault are at hand, in %s', (_, text) => {
  const error = onlyError(text);
  expect(error.turn).toBe(3);
  expect(error.readable?.history).toHaveLength(2);
});

test('where the first turn is at fault, nothing is', () => {
  expect(onlyError('Wd4,zz').readable).toBeUndefined();
});

describe('a recorded result', () => {
  const OPEN = 'Wd4,d1\n';
  const WON = '[Variant "official;goals=1-0-0"]\nWd5,a1 Bd4,a2 x d4Wd6\n';
  const read = (moves: string, result: string): GameRecord =>
    onlyRecord(`[Result "${result}"]\n${moves}`);
  const fault = (moves: string, result: string): RecordFault =>
    onlyError(`[Result "${result}"]\n${moves}`, 'official').fault;

  test.each([
    ['first', 'first', 'resignation'],
    ['1-0', 'first', 'resignation'],
    ['second by time', 'second', 'time'],
    ['first by resignation', 'first', 'resignation'],
    ['tie', undefined, 'agreement'],
    ['tie by agreement', undefined, 'agreement'],
  ])('%s is how the players ended it', (result, winner, by) => {
    expect(read(OPEN, result).game.outcome).toMatchObject({ winner, by });
  });

  test.each(['first', 'first by goal', '1-0', '*'])('%s agrees with a goal (R9.1)', (result) => {
    expect(read(WON, result).game.outcome).toMatchObject({ winner: 'first', by: 'goal' });
  });

  test.each([
    ['second by goal', 'second by goal'],
    ['second', 'second'],
    ['0-1', 'second'],
    ['1/2-1/2', 'tie'],
    ['tie by agreement', 'tie by agreement'],
    ['first by time', 'first by time'],
    ['first by resignation', 'first by resignation'],
    ['unfinished', 'unfinished'],
  ])('%s is not how a goal ends it', (result, recorded) => {
    const differs = { code: 'result-differs', recorded, found: 'first by goal' };
    expect(fault(WON, result)).toEqual(differs);
  });

  test.each([
    'first by goal',
    'first by full-board',
    'tie by repetition',
    'tie by goal',
    'nobody by collaboration',
  ])('%s is nothing that players can agree on', (recorded) => {
    const differs = { code: 'result-differs', recorded, found: 'unfinished' };
    expect(fault(OPEN, recorded)).toEqual(differs);
  });

  test.each([
    'glory',
    'first by magic',
    'first by',
    'a first by time',
    'first by time!',
    'nobody',
    'nobody by goal',
    'tie by collaboration',
    'the first player, by far',
  ])('%s is no result', (result) => {
    const found = result.slice(0, 20);
    expect(fault(OPEN, result)).toEqual({ code: 'syntax', found, wanted: 'result' });
  });

  test('a third occurrence may have gone unnoticed (R9.2)', () => {
    const cycle = ['Gc5', 'x c5Ge4', 'x f3Gd5', 'Gf3'];
    const start = setUp({
      rings: 'b4 b5 c4 c5 d4 d5 d6 e4 f3 f4'.split(' '),
      marbles: { b4: 'W', c4: 'W', b5: 'G', d5: 'G', f3: 'G', d4: 'B', d6: 'B', f4: 'B' },
      pool: [0, 0, 0],
      captives: [
        [3, 3, 2],
        [1, 2, 5],
      ],
    });
    const game = playAll(start, [...cycle, ...cycle]);
    const official = unwrap(writeRecord(record(game), 'official'));
    const json = unwrap(writeRecord(record(game), 'json'));
    for (const end of ['repetition', 'unfinished']) {
      const result = end === 'unfinished' ? end : `tie by ${end}`;
      for (const text of [
        official.replace(/Result "[^"]*"/, `Result "${result}"`),
        json.replace(/"end":"\w+"/, `"end":"${end}"`),
      ]) {
        expect(text).toContain(end);
        expect(onlyRecord(text).game.outcome?.by).toBe('repetition');
      }
    }
  });

  test('nobody ends a game that is over (R9.6)', () => {
    const over = { code: 'illegal-turn', refusal: { code: 'game-over' } };
    for (const more of ['resign', 'time', 'Ga1,a3']) {
      expect(onlyError(`${WON} ${more}`).fault).toEqual(over);
    }
  });
});

describe('turns under their numbers', () => {
  const start = startPosition(PRESETS.official);
  const second = startPosition(PRESETS.official, { turn: 'second' });

  test.each([
    ['first', start, 'a b c', ['1. a|b', '2. c']],
    ['first', start, 'a b', ['1. a|b']],
    ['first', start, '', []],
    ['second', second, 'a b c', ['1... a', '2. b|c']],
    ['second', second, 'a b', ['1... a', '2. b']],
    ['second', second, '', []],
  ])('%s begins: %#', (_, position, turns, lines) => {
    const texts = turns.split(' ').filter((text) => text !== '');
    expect(turnPairs(position, texts, '|')).toEqual(lines);
  });
});

describe('mail to gamerz.net', () => {
  test('N01 its spelling is read without regard to case', () => {
    expect(turnsOf(onlyRecord('zertz move 37 user password gc3,a1').game)).toEqual(['Gc3,a1']);
    expect(turnsOf(onlyRecord('gc3,a1\nwd4,d1', 'mail').game)).toEqual(['Gc3,a1', 'Wd4,d1']);
  });

  test('two boards at once are two games, on 37 and 48 rings', () => {
    const text = [
      'Dear server,',
      'zertz move 5 ann secret gc3,a1',
      '> zertz+11 move 6 bo secret wd4,h2',
      'zertz move 5 bo secret wc4,a2',
      'zertz resign 5 ann secret',
    ].join('\n');
    const [one, two] = results(text).map(unwrap);
    expect(turnsOf(one!.game)).toEqual(['Gc3,a1', 'Wc4,a2']);
    expect(one!.players).toEqual({ first: 'ann', second: 'bo' });
    expect(one!.game.outcome).toMatchObject({ winner: 'second', by: 'resignation' });
    expect(JSON.stringify(one)).not.toContain('secret');
    expect(two!.game.start.board.name).toBe(48);
    expect(two!.details).toEqual({ id: '6' });
  });

  test('the option -standard asks for the small game', () => {
    const text = 'zertz challenge -standard ann secret bo\nzertz move 5 ann secret gc3,a1';
    const { goals, supply } = onlyRecord(text).game.start.variant;
    expect({ goals, supply }).toEqual({ goals: PRESETS.blitz.goals, supply: PRESETS.blitz.supply });
  });

  test('blanks around a command do not matter, but for where something is wrong', () => {
    const text = '  > zertz move 5 ann s gc3,a1  \n > zertz  move 5 bo s   wd4,c3  ';
    expect(onlyError(text)).toMatchObject({
      game: 1,
      id: '5',
      line: 2,
      column: 29,
      turn: 2,
      fault: { code: 'illegal-turn', refusal: { code: 'removal-occupied' } },
    });
    const [first = ''] = text.split('\n');
    const { game, players } = onlyRecord(first);
    expect(turnsOf(game)).toEqual(['Gc3,a1']);
    expect(players).toEqual({ first: 'ann', second: '' });
  });

  test('only two play on one board', () => {
    const two = 'zertz move 5 ann s gc3,a1\nzertz move 5 bo s wc4,a2\n';
    for (const third of ['> zertz resign 5 cy s', '> zertz move 5 cy s wd1,d7']) {
      expect(onlyError(two + third)).toMatchObject({
        line: 3,
        column: 3,
        turn: 3,
        fault: { code: 'wrong-player', expected: 'first' },
      });
    }
  });

  test('resigning ends the game, and only once', () => {
    const text = 'zertz move 5 ann s gc3,a1\nzertz resign 5 ann s';
    expect(onlyRecord(text).game.outcome).toMatchObject({ winner: 'second', by: 'resignation' });
    expect(onlyError(`${text}\n> zertz resign 5 bo s`)).toMatchObject({
      line: 3,
      column: 3,
      fault: { code: 'result-differs', recorded: 'first by resignation' },
    });
  });

  test.each([
    ['> zertz+99 move 5 ann s gc3', 1, 3, 'zertz+99'],
    [
      'zertz challenge -NoForcedMoves a b\nzertz move 5 ann s gc3',
      2,
      1,
      'zertz -noforcedmoves a b',
    ],
  ])('%j is played by no rules of ours', (text, line, column, setup) => {
    expect(onlyError(text)).toEqual({
      game: 1,
      id: '5',
      line,
      column,
      turn: undefined,
      board: undefined,
      fault: { code: 'unsupported-setup', setup },
    });
  });

  test.each([
    ['zertz move 5 ann s gc3,a1\nzertz move 5 ann s gc4,a2', 2, 1, 'wrong-player'],
    ['zertz move 5 ann s gc3,a1\nzertz move 5 bo s gc3,a2', 2, 19, 'illegal-turn'],
    ['zertz move 5 ann s', 1, 19, 'unreadable-turn'],
    ['zertz dance 5 ann s\nzertz move 5 bo s gc3,a2', 1, 1, 'bad-command'],
    ['zertz+99 move 5 ann s gc3,a1', 1, 1, 'unsupported-setup'],
    ['zertz challenge -noforcedmoves a b\nzertz move 5 ann s gc3,a1', 2, 1, 'unsupported-setup'],
  ])('%j is refused', (text, line, column, code) => {
    expect(onlyError(text)).toMatchObject({ line, column, id: '5', fault: { code } });
  });
});

describe('the format of a text', () => {
  test.each([
    ['(;GM[22]', 'sgf'],
    ['saved by somebody\n(;GM[22]', 'sgf'],
    ['{"board":37}', 'json'],
    ["Player 1: {'action': 'PASS'}", 'hiive'],
    ['# Seed: 1\n# Rings: 37', 'hiive'],
    ['37 Blitz\nWd4', 'hiive'],
    ['> zertz move 1 a b gc3', 'mail'],
    ['oo/o1W 6/8/10 0/0/0 0/0/0 1', 'zip'],
    ['[ZIP "o 1/1/1 0/0/0 0/0/0 1"]', 'zen'],
    ['1. Wb3-c4 Gd2', 'zen'],
    ['Wb3 Bc4xe4', 'zen'],
    ['Wa4×c4', 'zen'],
    ['Wb3,c4', 'official'],
    ['gc3', 'official'],
    ['x d1d3', 'official'],
    ['Bd7,b2 x Wa1Wa2 | x d1Gd3', 'official'],
    ['[Variant "official"]', 'official'],
    ['-,a1', 'official'],
    ['hello', undefined],
    ['', undefined],
  ])('%j is %s', (text, format) => {
    expect(detectFormat(text)).toBe(format);
  });

  test('is asked for where nothing tells it', () => {
    expect([...readRecords('hello')]).toEqual([
      {
        ok: false,
        error: {
          game: 1,
          id: undefined,
          line: 1,
          column: 1,
          turn: undefined,
          fault: { code: 'unknown-format' },
        },
      },
    ]);
    expect(results('', 'official')).toEqual([]);
  });

  test('may be given', () => {
    for (const format of ['official', 'mail', 'hiive'] as const) {
      expect(turnsOf(onlyRecord('Wd4,d1', format).game)).toEqual(['Wd4,d1']);
    }
    expect(onlyError('Wd4,d1', 'zen').fault.code).toBe('unreadable-turn');
  });
});

test('a game without turns is a record too, and stays apart from the next', () => {
  const game = newGame(startPosition(PRESETS['he-advanced']));
  const text = unwrap(writeRecord(record(game), 'official'));
  expect(text.endsWith('\n\n*\n')).toBe(true);
  const read = results(text + text).map((result) => gist(unwrap(result).game));
  expect(read).toEqual([gist(game), gist(game)]);
});
