import { describe, expect, test } from 'vitest';

import { boardOf, parseRing } from '../src/index.ts';
import type { GameRecord, RefusalCode } from '../src/index.ts';
import { parseCommand } from '../src/records/boardspaceCommand.ts';
import type { RecordFault } from '../src/records/record.ts';
import { onlyError, onlyRecord, results, turnsOf } from './recordTools.ts';
import { split } from './setup.ts';

/** A record with its header on line 1, and one command on each line from the second on. */
const sgf = (commands: readonly string[], header = 'SU[Zertz]'): string => {
  const lines = commands.map((command) => command.replace(/^(\S+) (.*)$/s, '; $1[$2]'));
  return [`(;GM[22]${header}`, ...lines, ')'].join('\n');
};

const read = (commands: readonly string[], header?: string): GameRecord =>
  onlyRecord(sgf(commands, header), 'sgf');

const START = 'P0 Start P0';
/** Lines 2 to 5. */
const TURN = [START, 'P0 RtoB 2 0 D 4', 'P0 R- A 1', 'P0 Done'];
/** Lines 2 to 8. The first player has to jump. */
const PAIR = [...TURN, 'P1 RtoB 2 2 D 5', 'P1 R- A 2', 'P1 Done'];
const OWN = (rules: string): string => `SU[Zertz]ZV[${rules}]`;

describe('a turn that is against the rules is shown where its wrong part is', () => {
  const LOCKED = [
    'P0 Edit',
    'P0 RtoB 2 0 A 1',
    'P0 RtoB 2 2 A 2',
    'P0 RtoB 2 1 C 3',
    START,
    'P0 BtoB A 1 A 3',
    'P0 R- G 1',
    'P0 Done',
  ];
  const SIX = [0, 0, 0, 1, 1, 1].map((seat) => `P0 RtoR 2 0 ${seat}`);

  test.each<[RefusalCode, number, string[], string?]>([
    ['removal-occupied', 3, [START, 'P0 R- A 2', 'P0 RtoB 2 0 A 2', 'P0 Done']],
    ['ring-not-free', 3, [START, 'P0 R- D 4', 'P0 RtoB 2 0 A 1', 'P0 Done']],
    ['removal-required', 3, [START, 'P0 RtoB 2 0 A 1', 'P0 Done']],
    ['removal-required', 3, [START, 'P0 RtoB 2 0 A 1', 'P1 RtoB 2 0 D 5']],
    ['ring-gone', 6, [...TURN, 'P1 R- A 1', 'P1 RtoB 2 0 A 2', 'P1 Done']],
    ['ring-gone', 6, [...TURN, 'P1 RtoB 2 0 A 1', 'P1 R- A 2', 'P1 Done']],
    ['occupied', 6, [...TURN, 'P1 RtoB 2 0 D 4', 'P1 R- A 2', 'P1 Done']],
    ['no-such-jump', 6, [...TURN, 'P1 BtoB D 4 D 6', 'P1 BtoB D 6 D 4']],
    ['capture-forced', 9, [...PAIR, 'P0 RtoB 2 0 A 3', 'P0 R- A 4', 'P0 Done']],
    ['removal-after-capture', 9, [...PAIR, 'P0 R- A 3', 'P0 BtoB D 5 D 3', 'P0 Done']],
    [
      'marble-unavailable',
      10,
      ['P0 Edit', ...SIX, START, 'P0 RtoB 2 0 D 4', 'P0 R- A 1', 'P0 Done'],
    ],
    ['ring-locked', 10, [...LOCKED, 'P1 R- A 1', 'P1 RtoB 2 1 D 4', 'P1 Done'], OWN('he-literal')],
    [
      'must-pass',
      5,
      ['P0 Edit', 'P0 RtoR 2 2 1', START, 'P0 RtoB 0 2 D 4', 'P0 R- A 1', 'P0 Done'],
      OWN('boardspace;pool=0-0-1'),
    ],
    [
      'rings-only',
      5,
      ['P0 Edit', 'P0 RtoR 2 2 0', START, 'P0 RtoB 0 2 D 4', 'P0 R- A 1', 'P0 Done'],
      OWN('he-beginner;pool=0-0-1'),
    ],
    ['turn-unfinished', 5, [START, 'P0 RtoB 2 0 D 4', 'P0 BtoR D 4 2', 'P0 Done']],
  ])('%s: line %i', (code, line, commands, header) => {
    expect(onlyError(sgf(commands, header), 'sgf')).toMatchObject({
      line,
      column: 3,
      fault: { code: 'illegal-turn', refusal: { code } },
    });
  });

  test('a ring without a marble, where the ring is', () => {
    const commands = [START, 'P0 R- A 1', 'P0 RtoB 2 0 D 4', 'P0 BtoR D 4 2', 'P0 Done'];
    expect(onlyError(sgf(commands), 'sgf')).toMatchObject({
      line: 3,
      turn: 1,
      fault: { code: 'ring-without-marble' },
    });
  });

  test.each([
    ['a jump', 'P1 BtoB D 3 D 5'],
    ['a placement out of turn', 'P0 RtoB 2 0 A 3'],
  ])('%s after the end (R9.6)', (_, command) => {
    const won = [...PAIR, 'P0 BtoB D 5 D 3', 'P0 Done'];
    const over: RecordFault = { code: 'illegal-turn', refusal: { code: 'game-over' } };
    const header = OWN('boardspace;goals=1-0-0');
    expect(read(won, header).game.outcome).toMatchObject({ winner: 'first', by: 'goal' });
    expect(onlyError(sgf([...won, command], header), 'sgf')).toMatchObject({
      line: 11,
      fault: over,
    });
    const resigned = [...PAIR, 'P0 Resign', 'P0 Edit', command];
    expect(onlyError(sgf(resigned), 'sgf')).toMatchObject({ line: 11, fault: over });
  });
});

describe('a command that makes no sense where it stands', () => {
  const EDIT = 'P0 Edit';
  const CHAIN = [EDIT, 'P0 RtoB 2 0 D 5', 'P0 RtoB 2 2 D 4', 'P0 RtoB 2 1 D 2', START];
  const FAR = 'Fly away, as far away as a marble may fly at all';

  test.each<[string, string[], string?]>([
    ['Swap', [START, 'P1 Swap']],
    ['Edit', [START, 'P0 RtoB 2 0 D 4', EDIT]],
    ['Reset', [EDIT, 'P0 Reset']],
    ['Done', [EDIT, 'P0 Done']],
    ['Resign', [EDIT, 'P0 Resign']],
    ['OfferDraw 1', [START, 'P0 OfferDraw 1']],
    ['RtoB 2 1 A 1', [EDIT, 'P0 RtoB 2 0 A 1', 'P0 RtoB 2 1 A 1']],
    ['RtoB 2 0 A 1', [EDIT, 'P0 R- A 1', 'P0 RtoB 2 0 A 1']],
    ['R- A 1', [EDIT, 'P0 RtoB 2 0 A 1', 'P0 R- A 1']],
    ['R+ A 1', [EDIT, 'P0 R+ A 1']],
    ['BtoR A 1 2', [EDIT, 'P0 BtoR A 1 2']],
    ['BtoB A 1 A 3', [EDIT, 'P0 BtoB A 1 A 3']],
    ['RtoB 2 0 A 3', [...PAIR, 'P0 BtoB D 5 D 3', 'P0 RtoB 2 0 A 3']],
    // A chain goes on from where its marble stands.
    ['BtoB D 3 D 5', [...CHAIN, 'P0 BtoB D 5 D 3', 'P0 BtoB D 3 D 1', 'P0 BtoB D 3 D 5']],
    ['BtoR D 4 2', [START, 'P0 BtoR D 4 2']],
    ['BtoR D 4 0', [START, 'P0 RtoB 2 0 D 4', 'P0 BtoR D 4 0']],
    ['R+ A 1', [START, 'P0 R+ A 1']],
    ['Start P0', [...TURN, 'P0 Edit', 'P0 Start P0']],
    ['Start P1', [START, 'P0 Start P1']],
    ['Done', [START, 'P-1 Done']],
    ['edit: P0', [START, 'P0 edit: P0']],
    ['bid "Ann"', [START, 'P0 bid "Ann"']],
    ['id "Ann", "Bo"!', [START, 'P-1 7  id "Ann", "Bo"!']],
    [FAR.slice(0, 40), [START, `P0  12   ${FAR}`]],
    ['Take 3 4', [START, 'P0 Take 3 4']],
    ['3rd D 4', [START, 'P0 3rd D 4']],
  ])('%s', (command, commands) => {
    expect(onlyError(sgf(commands), 'sgf')).toMatchObject({
      line: commands.length + 1,
      column: 3,
      fault: { code: 'bad-command', command },
    });
  });

  test('a note on moves taken out, where a turn is half made', () => {
    const note = 'edit: a move was taken out of the record here';
    expect(onlyError(sgf([START, 'P0 R- A 1', `P-1 ${note}`]), 'sgf')).toMatchObject({
      line: 4,
      fault: { code: 'bad-command', command: note.slice(0, 40) },
    });
  });

  test('nobody ends the turn of the other player', () => {
    const commands = [START, 'P0 RtoB 2 0 D 4', 'P0 R- A 1', 'P1 Done'];
    expect(onlyError(sgf(commands), 'sgf')).toMatchObject({
      line: 5,
      fault: { code: 'wrong-player', expected: 'first' },
    });
  });

  test('where rings are laid out by hand, a jump is as unsupported as a marble', () => {
    expect(onlyError(sgf([START, EDIT, 'P0 BtoB A 1 A 3'], 'SU[Zertz+xx]'), 'sgf')).toMatchObject({
      line: 4,
      turn: 1,
      fault: { code: 'unsupported-setup', setup: 'Zertz+xx' },
    });
    expect(onlyError(sgf(['P0 RtoB 2 0 A 1'], 'SU[Zertz+xx]'), 'sgf').turn).toBe(1);
  });
});

describe('what has no effect', () => {
  test('Edit after the end, and where rings are laid out by hand', () => {
    const resigned = read([START, 'P0 Resign', 'P0 Edit']);
    expect(resigned.game.outcome).toMatchObject({ winner: 'second', by: 'resignation' });
    const laidOut = read([START, 'P0 Edit', 'P0 R+ A 1', 'P0 Done'], 'SU[Zertz+xx]');
    expect(laidOut.game.start.board.name).toBe(204);
  });

  test('another Start of the player who begins', () => {
    expect(turnsOf(read([START, ...TURN]).game)).toEqual(['Wd4,a1']);
  });

  test('a Reset by the other player, to whom the turn then passes', () => {
    const [, ...reply] = PAIR.slice(TURN.length - 1);
    const commands = [...TURN.slice(0, 3), 'P1 Reset', ...reply];
    expect(turnsOf(read(commands).game)).toEqual(['Wd4,a1', 'Bd5,a2']);
  });

  test('a turn made by the player who offered a draw: the offer stands', () => {
    const [start, ...turn] = TURN;
    const offered = [start!, 'P0 OfferDraw', ...turn];
    expect(read([...offered, 'P1 AcceptDraw']).game.outcome?.by).toBe('agreement');
    expect(read(offered).game.outcome).toBeUndefined();
  });

  test('blanks in commands', () => {
    const spaced = TURN.map((command) => {
      const [seat, ...words] = split(command);
      return `${seat}   7  ${words.join('   ')} `;
    });
    expect(turnsOf(read(spaced).game)).toEqual(['Wd4,a1']);
  });

  test('notes of the archive between turns', () => {
    const notes = ['P-1   edit: P0\\[Done\\] deleted', 'P-1  Pop 3', 'P-1 time 0:01'];
    expect(turnsOf(read([...TURN, ...notes]).game)).toEqual(['Wd4,a1']);
  });

  test('but the archive may say who begins', () => {
    expect(read(['P-1 Start P1']).game.start.turn).toBe('second');
  });
});

describe('the header', () => {
  test('may have blanks, and is no detail of the game', () => {
    const header = 'VV[2]TM[0]CM[ 0,1 ]SU[ zertz+11 ]ZV[ official-48 ]EV[ Cup ]GN[]';
    const { details, game, players } = onlyRecord(`(;GM[ 22 ]${header})`, 'sgf');
    expect(game.start.variant.preset).toBe('official-48');
    expect(details).toEqual({ EV: ' Cup ', GN: '' });
    expect(players).toEqual({ first: '', second: '' });
  });

  test.each([
    ['SU[Zertz]P0[id "Ann"]P1[ id   "Bo "  ]', { first: 'Ann', second: 'Bo ' }],
    ['SU[Zertz]P1[id ""]P0[id "A "quoted" name"]', { first: 'A "quoted" name', second: '' }],
    // No player is meant, no name is closed, and more is said than a name.
    ['SU[Zertz]C[id "Cy"]P0[id "Ann]P1[id "Bo" so]', { first: '', second: '' }],
  ])('%s', (header, players) => {
    expect(onlyRecord(`(;${header})`, 'sgf').players).toEqual(players);
  });

  test('a setup that is not played here is shown, but not at any length', () => {
    const setup = 'Zertz+'.repeat(10);
    expect(onlyError(`(;SU[${setup}])`, 'sgf')).toStrictEqual({
      game: 1,
      id: undefined,
      line: 1,
      column: 3,
      turn: undefined,
      board: undefined,
      readable: undefined,
      fault: { code: 'unsupported-setup', setup: `SU[${setup.slice(0, 40)}]` },
    });
  });

  test('a game without a name has no id, nor has one that is not closed', () => {
    const [one, two, ...more] = results('(;GN[]SU[Zertz]P0[Fly])(;SU[Zertz]', 'sgf');
    expect(more).toEqual([]);
    expect(one).toMatchObject({ error: { game: 1, id: undefined, turn: undefined } });
    expect(two).toStrictEqual({
      ok: false,
      error: {
        game: 2,
        id: undefined,
        line: 1,
        column: 35,
        turn: undefined,
        board: undefined,
        readable: undefined,
        fault: { code: 'syntax', found: '', wanted: ')' },
      },
    });
  });
});

describe('the ring of a command', () => {
  const board = boardOf(204);

  test.each([
    ['R- D 12', 'd12'],
    ['r- d 1', 'd1'],
    ['R- D1 2', undefined],
    ['R- DD 1', undefined],
    ['R- 1 1', undefined],
    ['R- D 13', undefined],
  ])('%s', (text, label) => {
    const ring = label && parseRing(board, label);
    expect(parseCommand(board, text)).toEqual(label && { kind: 'remove', ring });
  });
});
