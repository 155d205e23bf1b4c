import { describe, expect, test } from 'vitest';

import {
  agreeDraw,
  formatPosition,
  newGame,
  parsePosition,
  parseVariant,
  positionOf,
  PRESETS,
  resign,
  RingSet,
  startPosition,
  unwrap,
  writeRecord,
} from '../src/index.ts';
import type { Game, GameRecord, Position, Ring, Variant } from '../src/index.ts';
import { parseZip } from '../src/records/zipText.ts';
import { gist, onlyError, onlyRecord, results, turnsOf } from './recordTools.ts';
import { labels, playAll, setUp, split } from './setup.ts';

const record = (game: Game): GameRecord => ({
  game,
  players: { first: 'Ann', second: 'Bo' },
  details: { Event: 'a "cup"' },
});
const written = (game: Game, format: 'zen' | 'zip'): string =>
  unwrap(writeRecord(record(game), format));
const START_37 = 'oooo/ooooo/oooooo/ooooooo/1oooooo/2ooooo/3oooo 6/8/10 0/0/0 0/0/0 1';

const GRID = unwrap(parseVariant('official;board=204'));

describe('ZIP', () => {
  test('the start of 37', () => {
    expect(written(newGame(startPosition(PRESETS.official)), 'zip')).toBe(`${START_37}\n`);
    const { game } = onlyRecord(START_37);
    expect(formatPosition(game.start)).toBe(formatPosition(startPosition(PRESETS.official)));
  });

  test('the start of 48 is mirrored', () => {
    const text = written(newGame(startPosition(PRESETS['official-48'])), 'zip');
    expect(text).toBe(
      'oooo/ooooo/oooooo/ooooooo/oooooooo/1ooooooo/2oooooo/3ooooo 6/8/10 0/0/0 0/0/0 1\n',
    );
    expect(onlyRecord(text).game.start.variant).toEqual(PRESETS['official-48']);
  });

  test('removed rings, marbles, counts and the second player', () => {
    const position = setUp({
      without: 'a1 a2 a3 a4 b3 d1 d2 d7 g4',
      marbles: { b1: 'W', d4: 'G', g3: 'B' },
      captives: [
        [1, 0, 2],
        [0, 3, 0],
      ],
      turn: 2,
    });
    const text = written(newGame(position), 'zip');
    expect(text).toBe(
      'Woooo/oooooo/2oGoo/1oooooo/2ooooo/3ooB 4/4/7 1/0/2 0/3/0 2\n'.replace('Woooo', 'Wo1oo'),
    );
    const { game } = onlyRecord(text);
    expect(positionOf(game).captives).toEqual(position.captives);
    expect(positionOf(game).turn).toBe('second');
    expect(written(game, 'zip')).toBe(text);
  });

  test('the caller’s variant decides the board and the options, marbles the pool', () => {
    const variant = PRESETS['he-advanced-48'];
    const { start } = onlyRecord('ooo/1ooo 1/0/0 0/0/0 0/0/0 1', 'zip', variant).game;
    expect(start.variant).toEqual({ ...variant, supply: { white: 1, grey: 0, black: 0 } });
  });

  test('several positions are one a line, a damaged one named by its place', () => {
    const [one, two, three] = results(`${START_37}\n\n  ooX 1/1/1 0/0/0 0/0/0 1\n${START_37}`);
    expect([one?.ok, two?.ok, three?.ok]).toEqual([true, false, true]);
    expect(two).toMatchObject({
      error: { game: 2, line: 3, column: 3, fault: { code: 'syntax', wanted: 'layout' } },
    });
  });

  test.each([
    ['', 'layout', '', 1],
    ['ooo', 'marbles', '', 4],
    ['   ooo ', 'marbles', '', 7],
    ['ooo 1/1 0/0/0 0/0/0 1', 'marbles', '1/1', 5],
    ['ooo 1/1/1 -0/0/0 0/0/0 1', 'marbles', '-0/0/0', 11],
    ['ooo 1/1/1 0/0/0 0/0/0w 1', 'marbles', '0/0/0w', 17],
    ['ooo 1/1/1000 0/0/0 0/0/0 1', 'marbles', '1/1/1000', 5],
    ['ooo 1/1/1 0/0/0 0/0/0', 'player', '', 22],
    ['ooo 1/1/1 0/0/0 0/0/0 3', 'player', '3', 23],
    ['ooo 1/1/1 0/0/0 0/0/0 12', 'player', '12', 23],
    ['ooo 1/1/1 0/0/0 0/0/0 +1', 'player', '+1', 23],
    ['ooo 1/1/1 0/0/0 0/0/0 1 more', 'end', 'more', 25],
    [' o0o 1/1/1 0/0/0 0/0/0 1', 'layout', 'o0o', 2],
    ['oxo 1/1/1 0/0/0 0/0/0 1', 'layout', 'oxo', 1],
    ['o999999999999o 1/1/1 0/0/0 0/0/0 1', 'layout', 'o999999999999o', 1],
    ['ooooooooooooooooooooooX 1/1/1 0/0/0 0/0/0 1', 'layout', 'oooooooooooooooooooo', 1],
    ['4 1/1/1 0/0/0 0/0/0 1', 'layout', '4', 1],
  ])('%j lacks its %s', (text, wanted, found, column) => {
    const read = parseZip(text);
    expect(read).toEqual({
      ok: false,
      error: { at: column, fault: { code: 'syntax', found, wanted } },
    });
    if (text !== '') expect(onlyError(text, 'zip')).toMatchObject({ line: 1, column });
  });

  test('lines of blanks are no positions, and no position names its players', () => {
    const [one, ...more] = results(`\n  \n${START_37}\n \t\n`).map(unwrap);
    expect(more).toEqual([]);
    expect([one?.players, one?.details]).toEqual([{ first: '', second: '' }, {}]);
    expect(results(' \n', 'zip')).toEqual([]);
  });

  test('counts and runs may have two digits', () => {
    const { start } = onlyRecord('o10o 12/13/14 10/11/12 0/0/0 1', 'zip', GRID).game;
    expect(start.pool).toEqual({ white: 12, grey: 13, black: 14 });
    expect(start.captives.first).toEqual({ white: 10, grey: 11, black: 12 });
    expect(labels(start, start.rings)).toEqual(['p1', 'p12']);
  });

  test.each([
    ['o', 'd7'],
    ['oo', 'd6 d7'],
    ['o/o', 'd7 e6'],
    ['1o/o', 'd7 e5'],
    ['o/1o', 'c6 d7'],
    ['oo/1oo', 'c5 c6 d6 d7'],
    ['ooooo/oooooo/ooooooo', 'b1 b2 b3 b4 b5 c1 c2 c3 c4 c5 c6 d1 d2 d3 d4 d5 d6 d7'],
  ])('%s lies as high as it fits on a board, then as far left', (layout, rings) => {
    const { start } = onlyRecord(`${layout} 1/1/1 0/0/0 0/0/0 1`, 'zip').game;
    expect(start.board.name).toBe(37);
    expect(labels(start, start.rings)).toEqual(split(rings));
  });

  test('rings that fit on no board are refused', () => {
    const setup = `o${'/'.repeat(30)}o`;
    expect(onlyError(`  ${setup} 1/1/1 0/0/0 0/0/0 1`, 'zip')).toMatchObject({
      column: 3,
      fault: { code: 'unsupported-setup', setup },
    });
  });

  test.each([
    ['variant', startPosition(PRESETS.blitz)],
    ['variant', startPosition(PRESETS['he-beginner'])],
    ['start-position', { ...startPosition(PRESETS.official), passes: 1 }],
    ['start-position', { ...startPosition(PRESETS.official), owed: true }],
    ['start-position', { ...startPosition(PRESETS.official), newest: 0 as Ring }],
    ['start-position', { ...startPosition(PRESETS.official), used: RingSet.of(0 as Ring) }],
    [
      'layout',
      unwrap(parsePosition('..../...../....../......./....../...../.... 6-8-10 0-0-0 0-0-0 1')),
    ],
  ] as const)('cannot say the %s', (what, position) => {
    expect(writeRecord(record(newGame(position)), 'zip')).toEqual({
      ok: false,
      error: { code: 'not-expressible', format: 'zip', what },
    });
  });
});

describe('ZEN', () => {
  const fault = (text: string, variant?: Variant): unknown => onlyError(text, 'zen', variant).fault;

  const game = (text: string): Game => onlyRecord(text, 'zen').game;

  test('N04 its 48 board is the mirror image of the official one', () => {
    expect(
      turnsOf(
        game(
          '[ZIP "oooo/ooooo/oooooo/ooooooo/oooooooo/1ooooooo/2oooooo/3ooooo 6/8/10 0/0/0 0/0/0 1"]\n1. Wa2-h5',
        ),
      ),
    ).toEqual(['Wh2,a5']);
    expect(turnsOf(game('1. Wa2-h5'))).toEqual(['Wh2,a5']);
  });

  test.each([
    ['1. Wf3-c6 Gf4-d7 2. Wf3xf5+g'],
    ['1. Wf3-c6 1... Gf4-d7 {so} 2. Wf3xf5 *'],
    ['Wf3 -c6 Gf4 -d7 Wf3×f5 +g'],
    ['W f3 -c6\nG f4 -d7\nWf3 ×f5 +g'],
    ['1.wf3-c6 gf4-d7 (1... Ga1-a2 2. Wb3 (2. Wb4)) 2.wf3xf5+G'],
  ])('%j', (text) => {
    expect(turnsOf(game(text))).toEqual(['Wf3,c6', 'Gf4,d7', 'x f3Gf5']);
  });

  test('the colours won by jumping and isolating are checked', () => {
    const start = setUp({ without: 'e1 e2 f1 f2', marbles: { g1: 'W', b4: 'B' } });
    const lines = ['Bb3,g2 x Wg1', 'x b4Bb2'];
    const text = written(playAll(start, lines), 'zen');
    expect(text).toContain('1. Bb3-g2+w Bb4xb2+b');
    expect(turnsOf(game(text))).toEqual(lines);
    const wrong = [
      ['+w', '+g', 'claims-differ', 11],
      ['+b', '+bb', 'claims-differ', 20],
      ['Bb4x', 'Wb4x', 'wrong-colour', 13],
      ['xb2', 'xb9', 'no-such-ring', 17],
      ['-g2', '-k2', 'no-such-ring', 8],
      ['Bb3', 'b3', 'unexpected', 4],
      ['xb2', 'xb2!', 'unexpected', 19],
    ] as const;
    for (const [right, written_, code, column] of wrong) {
      expect(onlyError(text.replace(right, written_), 'zen')).toMatchObject({
        column,
        fault: { code: 'unreadable-turn', error: { code } },
      });
    }
  });

  test.each([
    ['hello', { code: 'unexpected', at: 1, found: 'h', wanted: 'turn' }],
    ['Gd', { code: 'unexpected', at: 1, found: 'G', wanted: 'turn' }],
    ['Gd5-', { code: 'unexpected', at: 4, found: '-', wanted: 'end' }],
    ['Gd5-a1+', { code: 'unexpected', at: 7, found: '+', wanted: 'end' }],
    ['Gh9', { code: 'no-such-ring', at: 2, label: 'h9' }],
    ['Gd5-h9', { code: 'no-such-ring', at: 5, label: 'h9' }],
    ['Gd5xd3xh9', { code: 'no-such-ring', at: 8, label: 'h9' }],
    ['Gd5xd3-a1', { code: 'unexpected', at: 7, found: '-', wanted: 'end' }],
    [')', { code: 'unexpected', at: 1, found: ')', wanted: 'turn' }],
  ])('%s is no turn', (text, error) => {
    const read = onlyError(`1. Wd4-d1 ${text}`, 'zen', PRESETS.official);
    expect(read).toMatchObject({ line: 1, column: 10 + error.at, turn: 2 });
    expect(read.fault).toEqual({ code: 'unreadable-turn', text, error });
  });

  test('the marbles really won are told where others are written', () => {
    expect(fault('1. Wd4-d1 Gd5-a1 2. Wd4xd6+b')).toMatchObject({
      error: { code: 'claims-differ', at: 8, claims: [{ marble: 'grey' }] },
    });
  });

  test('each marble won has its letter, those jumped over first', () => {
    const start = setUp({ marbles: { d6: 'G', d4: 'W', d2: 'B' } });
    const played = playAll(playAll(start, ['Wd5,a1']), ['x d5Wd3Bd1']);
    const text = written(played, 'zen');
    expect(text).toContain('1. Wd5-a1 Wd5xd3xd1+wb\n');
    expect(gist(game(text))).toEqual(gist(played));
  });

  test('a comment that is not closed takes what follows it, up to the next tag', () => {
    const [one, two, ...more] = results('1. Wd4-d1 {so Ga1-a2\n[id "b"]\nWe4 {!', 'zen');
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      error: { game: 1, column: 11, turn: 2, fault: { text: '{so Ga1-a2' } },
    });
    expect(two).toMatchObject({ error: { game: 2, id: 'b', line: 3 } });
  });

  test.each(['', ' \n', '{nothing}'])('%j is no game at all', (text) => {
    expect(results(text, 'zen')).toEqual([]);
  });

  test('a start of our own needs no ZIP tag', () => {
    const start = setUp({ marbles: { d4: 'W' } });
    const text = `[ZertzStart "${formatPosition(start)}"]\n1. Ga1-a2`;
    expect(formatPosition(game(text).start)).toBe(formatPosition(start));
    const other = text.replace('[', `[ZIP "${START_37}"]\n[`);
    expect(fault(other)).toEqual({ code: 'unsupported-setup', setup: START_37 });
  });

  test('no turn comes after a goal (R9.6)', () => {
    const asked = unwrap(parseVariant('official;goals=1-0-0'));
    const won = '1. Wd5-a1 Bd4-a2 2. Bd4xd6';
    expect(onlyRecord(won, 'zen', asked).game.outcome).toMatchObject({ winner: 'first' });
    for (const turn of ['Bd6xd4', 'Gb1-b2']) {
      expect(fault(`${won} ${turn}`, asked)).toEqual({
        code: 'illegal-turn',
        refusal: { code: 'game-over' },
      });
    }
  });

  test('a game of zertz.app ends as its score says', () => {
    const tags = `[Player1 "Ann"]\n[Player2 "Bo"]\n[Site "zertz.app"]\n[ZIP "${START_37}"]\n\n`;
    const { details, game: won, players } = onlyRecord(`${tags}1. Wf3-c6 0-1`);
    expect(won.start.variant).toEqual(PRESETS.boardspace);
    expect(won.outcome).toMatchObject({ winner: 'second', by: 'resignation' });
    expect(players).toEqual({ first: 'Ann', second: 'Bo' });
    expect(details).toEqual({ Site: 'zertz.app' });
    expect(game(`${tags}1. Wf3-c6 *`).outcome).toBeUndefined();
  });

  test('several games, and a damaged one does not stop the others', () => {
    const text = [
      '1. Wd4-d1 Gd4 1-0',
      '1. Wd4-d1 1-0',
      '[id "c"] (1. We4',
      '[id "d"] 1. Wf3-c6 ] *',
      '[id "e"] 1. Wf3-c6 {open',
      '[id "f"] 1. Wf3-c6',
    ].join('\n');
    const read = results(text, 'zen');
    expect(read.map((result) => (result.ok ? 'read' : result.error.fault.code))).toEqual([
      'illegal-turn',
      'read',
      'unreadable-turn',
      'unreadable-turn',
      'unreadable-turn',
      'read',
    ]);
    expect(
      read.map((result) => (result.ok ? result.value.details['id'] : result.error.id)),
    ).toEqual([undefined, undefined, 'c', 'd', 'e', 'f']);
  });

  test('names no player or end that there is not, and bends what its tags cannot hold', () => {
    const open = playAll(startPosition(PRESETS.official), ['Wd4,d1']);
    const text = (ended: Game, details: GameRecord['details'] = {}): string =>
      unwrap(writeRecord({ game: ended, players: { first: '', second: '' }, details }, 'zen'));
    const tags = [`[ZIP "${START_37}"]`, '[ZertzVariant "official"]'];
    const lines = [...tags, '', '1. Wd4-d1', '*', ''];
    expect(text(open)).toBe(['[Result "*"]', ...lines].join('\n'));
    expect(onlyRecord(text(open)).players).toEqual({ first: '', second: '' });
    const details = { Event: 'a \\ \n b', ZIP: 'other', 'no name': 'x' };
    expect(text(open, details)).toBe(['[Event "a / b"]', '[Result "*"]', ...lines].join('\n'));
    expect(text(resign(open, 'second'))).toContain('[Result "1-0"]');
    const tie = text(agreeDraw(open));
    expect(tie).toContain('[Result "*"]');
    expect(onlyRecord(tie).game.outcome?.by).toBe('agreement');
  });

  test('a board without a ring cannot be written', () => {
    const empty = '..../...../....../......./....../...../.... 6-8-10 0-0-0 0-0-0 1';
    expect(writeRecord(record(newGame(unwrap(parsePosition(empty)))), 'zen')).toMatchObject({
      error: { code: 'not-expressible', what: 'layout' },
    });
  });

  test('is written with our tags beside those of zertz.app', () => {
    const start = startPosition(PRESETS['official-48']);
    const text = written(resign(playAll(start, ['Wh2,a5', 'Gd4,h1']), 'first'), 'zen');
    expect(text).toBe(
      [
        '[Player1 "Ann"]',
        '[Player2 "Bo"]',
        `[Event "a 'cup'"]`,
        '[Result "0-1"]',
        '[ZIP "oooo/ooooo/oooooo/ooooooo/oooooooo/1ooooooo/2oooooo/3ooooo 6/8/10 0/0/0 0/0/0 1"]',
        '[ZertzVariant "official-48"]',
        '[ZertzEnd "second by resignation"]',
        '',
        '1. Wa2-h5 Ge4-a1',
        '0-1',
        '',
      ].join('\n'),
    );
  });

  test('labels of a cut board are those that zertz.app would give', () => {
    const start = setUp({ variant: 'official-48', without: 'h1 h2 h3 h4' });
    const text = written(playAll(start, ['Wa1,g1']), 'zen');
    // Column a of its board is missing, and stays a column.
    expect(text).toContain('1. Wh1-b1');
    expect(gist(game(text))).toEqual(gist(playAll(start, ['Wa1,g1'])));
  });

  test.each([
    // It is read where it lies as high, then as far left as it can.
    ['official', 'e1 e2 f1 f2', 'We1,f2', 'Wc5-d7'],
    ['official', 'e1 e2 f1 f2', 'Wf1,e2', 'Wd6-c6'],
    // N04: mirrored.
    ['official-48', 'f1 f2 g1 g2', 'Wf1,g2', 'We5-d7'],
  ])(
    'a few rings of %s are labelled where zertz.app would lay them: %s',
    (variant, rings, turn, as) => {
      const played = playAll(setUp({ variant, rings: split(rings) }), [turn]);
      const text = written(played, 'zen');
      expect(text).toContain(`1. ${as}\n`);
      expect(gist(game(text))).toEqual(gist(played));
    },
  );

  test('rings on more columns than its boards have are named from the leftmost', () => {
    const column = Array.from({ length: 12 }, (_, index) => `a${index + 1}`);
    const start = setUp({ variant: 'official;board=204', without: column.join(' ') });
    const played = playAll(start, ['Wb1,c1']);
    const text = written(played, 'zen');
    expect(text).toContain('1. Wa1-b1\n');
    expect(gist(game(text))).toEqual(gist(played));
  });

  const declined = playAll(setUp({ without: 'e1 e2 f1 f2', marbles: { g1: 'W' } }), [
    'Bb3,g2 ~ Wg1',
  ]);
  const jumps = { d4: 'W', d5: 'B' };
  const hebrew = { variant: 'he-beginner', marbles: jumps };
  const emptyPool: Position = setUp({ variant: 'he-beginner', pool: [0, 0, 0] });
  test.each([
    ['declined-claim', declined],
    ['ring-after-capture', playAll(setUp(hebrew), ['x d4Bd6,a1'])],
    ['rings-only-turn', playAll(emptyPool, ['-,a1'])],
    ['pass', playAll(setUp({ pool: [0, 0, 0] }), ['-'])],
  ])('has no sign for a %s', (what, played) => {
    expect(writeRecord(record(played), 'zen')).toEqual({
      ok: false,
      error: { code: 'not-expressible', format: 'zen', what },
    });
  });

  test.each([
    ['ZIP', 'oo 1/1/1 0/0/0 0/0/0', 'syntax'],
    ['ZertzVariant', 'chess', 'unsupported-setup'],
    ['ZertzStart', 'nowhere', 'unsupported-setup'],
    ['ZertzEnd', 'glory', 'syntax'],
    ['ZertzEnd', 'first by goal', 'result-differs'],
    ['Result', '2-0', 'syntax'],
  ])('a bad tag %s is refused', (tag, value, code) => {
    expect(onlyError(`[id "x"]\n[${tag} "${value}"]\n1. Wd4-d1`, 'zen')).toMatchObject({
      id: 'x',
      line: 2,
      column: 1,
      fault: { code },
    });
  });

  test('tags that contradict each other are refused', () => {
    const text = `[ZIP "${START_37}"]\n[ZertzVariant "official-48"]\n1. Wd4-d1`;
    expect(onlyError(text)).toMatchObject({ line: 2, fault: { code: 'unsupported-setup' } });
  });

  test('a label that no board of zertz.app has is refused there', () => {
    expect(onlyError('1. Wd4-d1 We4-k3')).toMatchObject({
      column: 15,
      fault: { code: 'unsupported-setup', setup: 'k3' },
    });
    expect(onlyError('1. Wd4-d1 We4-a12').fault).toEqual({
      code: 'unsupported-setup',
      setup: 'a12',
    });
  });

  test('without tags it is played by the rules that the caller asks for', () => {
    const asked = PRESETS['he-beginner'];
    expect(onlyRecord('1. Wd4-d1', 'zen', asked).game.start.variant).toEqual(asked);
    expect(game('1. Wd4-d1').start.variant).toEqual(PRESETS.boardspace);
  });
});
