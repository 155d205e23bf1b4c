import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  agreeDraw,
  apply,
  boardOf,
  count,
  demandCapture,
  formatPosition,
  formatTurn,
  formatVariant,
  legalTurns,
  loseOnTime,
  newGame,
  parsePosition,
  parseVariant,
  positionOf,
  PRESET_NAMES,
  PRESETS,
  resign,
  startPosition,
  unwrap,
} from '../src/index.ts';
import type { Game, MarbleCount, Player, PresetName } from '../src/index.ts';
import { withPlayed } from '../src/game.ts';
import { readSgf } from '../src/records/boardspace.ts';
import type { GameRecord, RecordError, RecordFault } from '../src/records/record.ts';
import { writeSgf } from '../src/records/writeSgf.ts';
import { runs } from './quick.ts';
import { pick, randomFrom } from './random.ts';
import { playAll } from './setup.ts';

const records = (text: string): readonly GameRecord[] =>
  [...readSgf(text)].map((result) => {
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    return result.value;
  });

const onlyGame = (text: string): Game => {
  const [record, ...more] = records(text);
  if (record === undefined || more.length > 0) throw new Error('not one game');
  return record.game;
};

const errors = (text: string): readonly RecordError[] =>
  [...readSgf(text)].flatMap((result) => (result.ok ? [] : [result.error]));

const onlyFault = (text: string): RecordFault => {
  const results = [...readSgf(text)];
  expect(results).toHaveLength(1);
  const [result] = results;
  if (result === undefined || result.ok) throw new Error('was read');
  return result.error.fault;
};

/** Everything two games can differ in. */
const gist = (game: Game): unknown => ({
  start: formatPosition(game.start),
  board: game.start.variant.board,
  turns: game.history.map(formatTurn),
  end: game.outcome,
});

const turns = (game: Game): readonly string[] => game.history.map(formatTurn);

/** A record: `P0 Done|P1 Resign` are two commands. */
const sgf = (setup: string, commands: string): string =>
  `(;GM[22]VV[2]SU[${setup}]\n${commands.replaceAll(/([^ |]+) ([^|]*)(\||$)/g, '; $1[$2]\n')})`;

const DATA = new URL('../../../../shared/data/games/sgf/', import.meta.url);

interface Listed {
  readonly file: string;
  readonly readable: boolean;
  readonly problem?: string;
  readonly winner?: Player | null;
  readonly end?: string;
  readonly captives?: readonly (readonly number[])[];
  readonly pool?: readonly number[];
  readonly rings?: number;
  readonly turns?: number;
}

/** How the ends of the list show in a game: a goal by the captives that reach it. */
const ENDS: { readonly [end: string]: (game: Game, held: MarbleCount | undefined) => boolean } = {
  W4: ({ outcome }, held) => outcome?.by === 'goal' && held!.white >= 4,
  G5: ({ outcome }, held) => outcome?.by === 'goal' && held!.grey >= 5,
  B6: ({ outcome }, held) => outcome?.by === 'goal' && held!.black >= 6,
  '3each': ({ outcome }, held) =>
    outcome?.by === 'goal' && Math.min(held!.white, held!.grey, held!.black) >= 3,
  resign: ({ outcome }) => outcome?.by === 'resignation',
  time: ({ outcome }) => outcome?.by === 'time',
  // The one such game came to the same situation for the third time.
  unfinished: ({ outcome }) => outcome === undefined || outcome.by === 'repetition',
};

const PROBLEMS: { readonly [problem: string]: (fault: RecordFault) => boolean } = {
  'no-setup': ({ code }) => code === 'no-setup',
  setboard: ({ code }) => code === 'unsupported-setup',
  'wrong-player': ({ code }) => code === 'wrong-player',
  'ring-without-ball': ({ code }) => code === 'ring-without-marble',
  'bad-jump': (fault) => fault.code === 'illegal-turn' && fault.refusal.code === 'no-such-jump',
  'no-ring-removed': (fault) =>
    fault.code === 'illegal-turn' && fault.refusal.code === 'removal-required',
  // All of them on boards laid out by hand.
  'ring-not-free': ({ code }) => code === 'unsupported-setup',
};

const triple = ({ white, grey, black }: MarbleCount): readonly number[] => [white, grey, black];

if (existsSync(new URL('index.json', DATA))) {
  describe('real records', () => {
    const textOf = (file: string): string => readFileSync(new URL(file, DATA), 'utf8');
    const listed = (
      JSON.parse(textOf('index.json')) as { readonly records: readonly Listed[] }
    ).records.map((record) => ({ ...record, toString: () => record.file }));
    const readable = listed.filter((record) => record.readable);
    const damaged = listed.filter((record) => !record.readable);

    test('there are 230 to be read and 40 to be refused', () => {
      expect([readable.length, damaged.length]).toEqual([230, 40]);
    });

    test.each(readable)('%s ends as it ended', (record) => {
      for (const { game } of records(textOf(record.file))) {
        const { captives, pool, rings } = positionOf(game);
        expect({
          winner: game.outcome?.winner ?? null,
          captives: [triple(captives.first), triple(captives.second)],
          pool: triple(pool),
          rings: rings.size,
          turns: game.history.length,
        }).toEqual({
          winner: record.winner,
          captives: record.captives,
          pool: record.pool,
          rings: record.rings,
          turns: record.turns,
        });
        const winner = game.outcome?.winner;
        expect(ENDS[record.end!]!(game, winner && captives[winner])).toBe(true);
      }
    });

    test.each(damaged)('%s is refused: where and why', (record) => {
      const results = [...readSgf(textOf(record.file))];
      expect(results).toHaveLength(1);
      const [result] = results;
      if (result === undefined || result.ok) throw new Error('was read');
      const { column, fault, line, turn } = result.error;
      const onHandLaidBoard = /SU\[Zertz\+xx\]/.test(textOf(record.file));
      expect(
        onHandLaidBoard ? fault.code === 'unsupported-setup' : PROBLEMS[record.problem!]!(fault),
      ).toBe(true);
      expect([line > 0, column > 0]).toEqual([true, true]);
      const beforePlay = ['no-setup', 'setboard'].includes(record.problem!);
      expect(turn === undefined).toBe(beforePlay);
    });

    test('what can be written is the same game when read again', () => {
      let written = 0;
      for (const { file } of readable) {
        for (const record of records(textOf(file))) {
          const text = writeSgf(record);
          if (!text.ok) {
            expect(['layout', 'start-position']).toContain(text.error.what);
            continue;
          }
          written += 1;
          const [again] = records(text.value);
          expect(gist(again!.game)).toEqual(gist(record.game));
          expect(again!.players).toEqual(record.players);
        }
      }
      expect(written).toBeGreaterThan(220);
    });

    test('a line taken out is found, or did not matter', () => {
      const dice = fc.record({
        file: fc.constantFrom(...readable.map(({ file }) => file)),
        at: fc.nat(),
      });
      fc.assert(
        fc.property(dice, ({ at, file }) => {
          const text = textOf(file);
          const lines = text.split('\n');
          const moves = lines.flatMap((line, index) =>
            /^; P[01]\[(\d+ )?(rtob|r-|btob)/i.test(line) ? [index] : [],
          );
          // Nothing shows that a start was laid out otherwise, or that an undone part is missing.
          if (/edit|btor|r\+|start p1/i.test(text) || moves.length === 0) return;
          const out = moves[at % moves.length]!;
          const [result] = readSgf(lines.filter((_, index) => index !== out).join('\n'));
          if (result?.ok !== true) return;
          const whole = turns(records(text)[0]!.game);
          // A turn of one part just before a resignation leaves no trace.
          const traceless = out === moves[moves.length - 1] && /resign/i.test(text);
          expect(traceless ? [whole, whole.slice(0, -1)] : [whole]).toContainEqual(
            turns(result.value.game),
          );
        }),
        { numRuns: runs(300) },
      );
    });

    test('damaged at random they still end in games or coded errors', () => {
      const dice = fc.record({
        file: fc.constantFrom(...listed.map(({ file }) => file)),
        at: fc.nat(),
        length: fc.integer({ min: 0, max: 40 }),
        instead: fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom(...'()[];\\0129AH')),
      });
      fc.assert(
        fc.property(dice, ({ at, file, instead, length }) => {
          const text = textOf(file);
          const from = at % (text.length + 1);
          expectSound(text.slice(0, from) + instead + text.slice(from + length));
        }),
        { numRuns: runs(300) },
      );
    });
  });
} else {
  test.skip('real records: ../shared/data is missing', () => undefined);
}

describe('the noise of the archive', () => {
  const OPENING = 'P0 Start P0|P0 RtoB 2 0 D 4|P0 R- A 1|P0 Done|P1 RtoB 2 2 D 5|P1 R- A 2|P1 Done';
  const PLAYED = ['Wd4,a1', 'Bd5,a2'];

  test('N03 the ring may go before the marble comes', () => {
    const text = sgf('Zertz+11', 'P0 0 Start P0|P0 1 R- H 2|P0 2 RtoB 2 0 D 4|P0 3 Done');
    expect(turns(onlyGame(text))).toEqual(['Wd4,h2']);
  });

  test.each([
    ['numbers', OPENING.replaceAll(/(P\d) /g, '$1 12 ')],
    ['lower case', OPENING.replaceAll(/(?<=P\d )[^ |]+/g, (word) => word.toLowerCase())],
    ['no Done: the player just changes', OPENING.replaceAll(/\|P\d Done/g, '')],
    ['no Start', OPENING.replace('P0 Start P0|', '')],
    ['a Start by the archive', OPENING.replace('P0', 'P-1')],
    ['a marble touched', OPENING.replace('P0 RtoB', 'P0 RtoR 2 2 2|P0 RtoB')],
    ['a marble put back', OPENING.replace('P0 RtoB', 'P0 RtoB 2 1 F 1|P0 BtoR F 1 2|P0 RtoB')],
    ['a ring put back', OPENING.replace('P0 R- A 1', 'P0 R- G 1|P0 R+ G 1|P0 R- A 1')],
    [
      'put back in any order',
      OPENING.replace('P0 R- A 1', 'P0 R- A 1|P0 BtoR D 4 2|P0 RtoB 2 0 D 4'),
    ],
    ['a turn begun anew', OPENING.replace('P0 R- A 1', 'P0 Reset|P0 RtoB 2 0 D 4|P0 R- A 1')],
    ['a reset with nothing done', OPENING.replace('P1 RtoB', 'P1 Reset|P1 RtoB')],
    ['a draw declined', OPENING.replace('P1 RtoB', 'P1 OfferDraw|P0 DeclineDraw|P1 RtoB')],
    ['a game broken off by Edit', `${OPENING}|P0 Edit`],
    ['clocks and rankings', `${OPENING}|P0 time 0:02:15 |P1 time 0d 20:46|P1 ranking 1500`],
  ])('%s', (_, commands) => {
    expect(turns(onlyGame(sgf('Zertz', commands)))).toEqual(PLAYED);
  });

  test('a jump onto the own ring is none', () => {
    const text = sgf('Zertz', `${OPENING}|P0 BtoB D 5 D 5|P0 BtoB D 5 D 3|P0 Done`);
    expect(turns(onlyGame(text))).toEqual([...PLAYED, 'x d5Wd3']);
  });

  test('line ends of every kind, blanks and clocks in between', () => {
    const text = `\uFEFF \r\n${sgf('Zertz', OPENING).replaceAll('\n', 'TM[123]\r\n')}\r\n \r\n`;
    expect(turns(onlyGame(text))).toEqual(PLAYED);
  });

  test('names, values with brackets and everything else the header says', () => {
    const text = String.raw`(;GM[22]SU[zertz]GN[Z-1]DT[Mon [x\]]RE[Игру выиграл(а) Ева.]
      P0[id "A \"\] B"]P1[id "Ева"];P0[time 0:01:00]P1[time 0:02:00])`;
    const [record] = records(text);
    expect(record?.players).toEqual({ first: 'A "] B', second: 'Ева' });
    expect(record?.details).toEqual({ GN: 'Z-1', DT: 'Mon [x]', RE: 'Игру выиграл(а) Ева.' });
  });

  test('the second player may begin', () => {
    const game = onlyGame(sgf('Zertz', 'P0 Start P1|P1 RtoB 2 0 D 4|P1 R- A 1|P1 Resign|P1 Done'));
    expect(game.start.turn).toBe('second');
    expect(game.outcome).toEqual({ winner: 'first', by: 'resignation', points: undefined });
  });

  test.each([
    ['P1 Resign', 'first', 'resignation'],
    ['P0 WinOnTime', 'first', 'time'],
    ['P1 winontime', 'second', 'time'],
    ['P1 OfferDraw|P0 AcceptDraw', undefined, 'agreement'],
  ])('%s ends the game', (commands, winner, by) => {
    const game = onlyGame(sgf('Zertz', `${OPENING}|${commands}|P0 Done|P0 Edit`));
    expect(game.outcome).toEqual({ winner, by, points: undefined });
  });

  test('a handicap is moved from the pool before the start', () => {
    const game = onlyGame(sgf('Zertz+H', 'P0 Edit|P1 RtoR 2 0 1|P1 RtoR 2 2 1|P0 Start P0'));
    expect(formatPosition(game.start)).toBe(
      `${'ooooo/oooooo/ooooooo/oooooooo/ooooooo/oooooo/ooooo/oooo'} 5-8-9 0-0-0 1-0-1 1 ` +
        'boardspace-48;handicap=0-0-0,1-0-1',
    );
    expect(game.start.variant.handicap.second).toEqual(count(1, 0, 1));
  });

  test('a start laid out by Edit keeps all the marbles', () => {
    const edits =
      'P0 Edit|P0 RtoB 2 0 A 1|P0 RtoB 2 1 B 1|P0 BtoR B 1 2|P0 R- A 2|P0 R- G 1|P0 R+ G 1';
    const game = onlyGame(sgf('Zertz', `${edits}|P0 Start P0`));
    const text = formatPosition(game.start);
    expect(text).toBe(
      'W.oo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo 5-8-10 0-0-0 0-0-0 1 boardspace',
    );
    expect(parsePosition(text).ok).toBe(true);
  });

  test('own captives are placed once the pool is empty', () => {
    const rules = 'SU[Zertz]ZV[boardspace;pool=0-0-1]';
    const text = sgf('Zertz', 'P0 Edit|P0 RtoR 2 2 0|P0 Start P0').replace('SU[Zertz]', rules);
    expect(onlyGame(text).outcome).toBeUndefined();
    const played = (rack: number): string =>
      text.replace(/\)$/, `;P0[RtoB ${rack} 2 D 4];P0[R- A 1];P0[Done])`);
    expect(turns(onlyGame(played(0)))).toEqual(['Bd4,a1']);
    expect(onlyFault(played(1)).code).toBe('bad-command');
    expect(onlyFault(played(2))).toEqual({
      code: 'illegal-turn',
      refusal: { code: 'marble-unavailable', marble: 'black', from: 'pool' },
    });
  });

  test('rings being laid out by hand do not matter until somebody plays', () => {
    const layout = 'P0 Start P0|P0 R+ A 1|P0 R+ B 1|P0 Done|P1 Swap|P1 Done';
    expect(positionOf(onlyGame(sgf('Zertz+xx', layout))).rings.size).toBe(204);
    expect(errors(sgf('Zertz+xx', `${layout}|P0 RtoB 2 0 A 1`))).toMatchObject([
      { line: 8, column: 3, turn: 1, fault: { code: 'unsupported-setup', setup: 'Zertz+xx' } },
    ]);
  });

  test('several games in one text, the damaged ones reported in their place', () => {
    const good = sgf('Zertz', OPENING);
    const bad = good.replace('D 4', 'Z 4').replace('GM[22]', 'GM[22]GN[bad]');
    const unclosed = good.replace(']\n)', '\n)');
    const cut = good.slice(0, -1);
    const results = [...readSgf([good, bad, unclosed, cut, good].join('\n'))];
    expect(results.map(({ ok }) => ok)).toEqual([true, false, false, false, true]);
    expect(results.flatMap((result) => (result.ok ? [] : [result.error]))).toMatchObject([
      { game: 2, id: 'bad', line: 12, column: 3, fault: { code: 'bad-command' } },
      { game: 3, line: 26, column: 5, fault: { code: 'syntax', wanted: ']' } },
      { game: 4, fault: { code: 'syntax', wanted: ')' } },
    ]);
  });

  test('moves that the archive took out of a record must have been undone', () => {
    const note = String.raw`P-1[edit: P1\[R- A 2\] deleted]`;
    const with_ = (commands: string): string =>
      sgf('Zertz', commands).replace('; P1[Done]', `; ${note}\n; P1[Done]`);
    expect(onlyFault(with_(OPENING)).code).toBe('bad-command');
    const undone = OPENING.replace('P1 RtoB', 'P1 R- A 2|P1 R+ A 2|P1 RtoB');
    const text = sgf('Zertz', undone).replace('; P1[RtoB', `; ${note}\n; P1[RtoB`);
    expect(turns(onlyGame(text))).toEqual(PLAYED);
  });
});

describe('what is refused', () => {
  const START = 'P0 Start P0';
  const TURN = 'P0 RtoB 2 0 D 4|P0 R- A 1|P0 Done';

  test.each([
    ['', { code: 'no-setup' }],
    [' \n ', { code: 'no-setup' }],
    ['(;GM[22])', { code: 'no-setup' }],
    ['Wd4,a1', { code: 'syntax', found: 'Wd4,a1', wanted: '(;' }],
    ['(;GM[1]SU[Zertz])', { code: 'unsupported-setup', setup: 'GM[1]' }],
    ['(;GM[22]SU[Zertz+99])', { code: 'unsupported-setup', setup: 'SU[Zertz+99]' }],
    ['(;GM[22]CM[1,0]SU[Zertz])', { code: 'unsupported-setup', setup: 'CM[1,0]' }],
    ['(;SU[Zertz]ZV[chess])', { code: 'unsupported-setup', setup: 'ZV[chess]' }],
    ['(;SU[Zertz]ZV[official-48])', { code: 'unsupported-setup', setup: 'ZV[official-48]' }],
    ['(;SU[Zertz]', { code: 'syntax', found: '', wanted: ')' }],
    ['(;SU[Zertz', { code: 'syntax', found: '[Zertz', wanted: ']' }],
    ['(;SU)', { code: 'syntax', found: ')', wanted: '[' }],
    ['(;SU[Zertz]!)', { code: 'syntax', found: '!)', wanted: ';' }],
    ['(;SU[Zertz]);P0[Resign])', { code: 'syntax', found: ';P0[Resign])', wanted: '(;' }],
  ])('%j', (text, fault) => {
    expect(onlyFault(text)).toEqual(fault);
  });

  const illegal = (code: string): object => ({ code: 'illegal-turn', refusal: { code } });
  const unusable = { code: 'bad-command' };

  test.each([
    ['an unknown command', 'P0 Jump D 4', unusable],
    ['a ring that the board has not', 'P0 RtoB 2 0 D 8', unusable],
    ['a colour that there is not', 'P0 RtoB 2 3 D 4', unusable],
    ['something missing', 'P0 RtoB 2 0 D', unusable],
    ['something too much', 'P0 Done 1', unusable],
    ['a marble moved between racks in play', 'P0 RtoR 2 0 0', unusable],
    ['a marble of the opponent', 'P0 RtoB 1 0 D 4', unusable],
    ['two marbles', 'P0 RtoB 2 0 D 4|P0 RtoB 2 1 D 5', unusable],
    ['two rings', 'P0 R- A 1|P0 R- A 2', unusable],
    ['another ring put back', 'P0 R- A 1|P0 R+ A 2', unusable],
    ['another marble put back', 'P0 RtoB 2 0 D 4|P0 BtoR D 5 2', unusable],
    ['a draw accepted that nobody offered', 'P0 AcceptDraw', unusable],
    ['a draw accepted by who offered it', 'P0 OfferDraw|P0 AcceptDraw', unusable],
    [
      'an offer already played over',
      `P0 OfferDraw|${TURN}|P1 RtoB 2 0 A 2|P1 R- B 1|P1 Done|P1 AcceptDraw`,
      unusable,
    ],
    ['seats swapped', 'P0 Swap', unusable],
    [
      'another board',
      'P0 SetBoard Zertz+11',
      { code: 'unsupported-setup', setup: 'SetBoard Zertz+11' },
    ],
    ['a start after the start', `${TURN}|P1 Start P1`, unusable],
    ['another start', 'P0 Start P1', unusable],
    ['moves edited in the middle of a game', `${TURN}|P1 Edit|P1 RtoB 2 0 D 5`, unusable],
    [
      'a start not agreed on',
      'P0 Edit|P0 RtoB 2 0 D 4',
      { code: 'unsupported-setup', setup: 'Edit' },
    ],
    [
      'a start that is an end',
      `P0 Edit${'|P0 RtoR 2 0 0'.repeat(4)}|P0 Start P0`,
      { code: 'unsupported-setup' },
    ],
    ['more of a handicap than there is', `P0 Edit${'|P0 RtoR 2 0 0'.repeat(7)}`, unusable],
    ['a ring edited away twice', 'P0 Edit|P0 R- A 1|P0 R- A 1', unusable],
    ['a turn out of turn', 'P1 RtoB 2 0 D 4', { code: 'wrong-player', expected: 'first' }],
    ['two turns in a row', `${TURN}|P0 RtoB 2 0 D 5`, { code: 'wrong-player', expected: 'second' }],
    ['Done twice', `${TURN}|P0 Done`, { code: 'wrong-player', expected: 'second' }],
    ['Done with nothing done', 'P0 Done', illegal('turn-unfinished')],
    ['a ring without a marble', 'P0 R- A 1|P0 Done', { code: 'ring-without-marble' }],
    ['a marble without a ring', 'P0 RtoB 2 0 D 4|P0 Done', illegal('removal-required')],
    ['the same, then resigning', 'P0 RtoB 2 0 D 4|P0 Resign', illegal('removal-required')],
    ['the same, then nothing', 'P0 RtoB 2 0 D 4', illegal('removal-required')],
    ['a ring that is not free', 'P0 RtoB 2 0 A 1|P0 R- D 4|P0 Done', illegal('ring-not-free')],
    ['an occupied ring', `${TURN}|P1 RtoB 2 0 D 4|P1 R- B 1|P1 Done`, illegal('occupied')],
    ['a ring gone', `${TURN}|P1 RtoB 2 0 A 1|P1 R- B 1|P1 Done`, illegal('ring-gone')],
    ['a jump of nobody', 'P0 BtoB D 4 D 6', illegal('no-marble-there')],
    ['a jump over nothing', `${TURN}|P1 BtoB D 4 D 6`, illegal('no-such-jump')],
    ['a jump after placing', `${TURN}|P1 RtoB 2 0 D 5|P1 BtoB D 5 D 3`, unusable],
  ])('%s', (_, commands, fault) => {
    expect(onlyFault(sgf('Zertz', `${START}|${commands}`))).toMatchObject(fault);
  });

  const JUMPS = `${START}|${TURN}|P1 RtoB 2 2 D 5|P1 R- A 2|P1 Done`;

  test.each([
    [
      'placing instead of jumping',
      'P0 RtoB 2 0 A 3|P0 R- A 4|P0 Done',
      illegal('capture-forced'),
      9,
    ],
    [
      'a ring after a jump',
      'P0 BtoB D 5 D 3|P0 R- A 3|P0 Done',
      illegal('removal-after-capture'),
      10,
    ],
    [
      'a jump back over the same marble',
      'P0 BtoB D 5 D 3|P0 BtoB D 3 D 5',
      illegal('no-such-jump'),
      10,
    ],
    ['a second marble jumping', 'P0 BtoB D 5 D 3|P0 BtoB D 4 D 6', unusable, 10],
  ])('%s', (_, commands, fault, line) => {
    expect(errors(sgf('Zertz', `${JUMPS}|${commands}`))).toMatchObject([
      { game: 1, line, column: 3, turn: 3, fault },
    ]);
  });

  test('an unfinished chain, at its last jump', () => {
    const more =
      'P0 BtoB D 5 D 3|P0 Done|P1 RtoB 2 2 D 4|P1 R- A 3|P1 Done|P0 BtoB D 3 D 5|P0 Done';
    const two = `${JUMPS}|${more}|P1 RtoB 2 2 D 6|P1 R- B 1|P1 Done`;
    expect(turns(onlyGame(sgf('Zertz', two))).at(-1)).toBe('Bd6,b1');
    const text = sgf(
      'Zertz',
      `${START}|P0 Edit|P0 RtoB 2 0 A 1|P0 RtoB 2 1 A 2|P0 RtoB 2 1 B 4|P0 Start P0|P0 BtoB A 1 A 3|P0 Done`,
    );
    expect(errors(text)).toMatchObject([
      { line: 8, turn: 1, fault: illegal('capture-unfinished') },
    ]);
  });

  test('turns after the end: the record is of another game', () => {
    const goal = 'SU[Zertz]ZV[boardspace;goals=1-0-0]';
    const text = sgf('Zertz', `${JUMPS}|P0 BtoB D 5 D 3|P0 Done`).replace('SU[Zertz]', goal);
    expect(onlyGame(text).outcome).toMatchObject({ winner: 'first', by: 'goal' });
    expect(onlyGame(text.replace(/\)$/, ';P1[Resign];P1[Done])')).outcome?.by).toBe('goal');
    expect(onlyFault(text.replace(/\)$/, ';P1[RtoB 2 0 A 3])'))).toMatchObject(
      illegal('game-over'),
    );
  });
});

/** A game at random turns; `plain` leaves out what has no command. */
const randomGame = (start: Game['start'], seed: number, plain: boolean): Game => {
  const random = randomFrom(seed);
  let game = newGame(start);
  const length = Math.floor(random() * 60);
  while (game.outcome === undefined && game.history.length < length) {
    const position = positionOf(game);
    const choices = [...legalTurns(position)].filter(
      (turn) =>
        !plain ||
        ((turn.kind === 'placement' || turn.kind === 'capture') &&
          turn.declined.isEmpty &&
          (turn.kind === 'placement' || turn.removal === undefined)),
    );
    if (choices.length === 0) return game;
    game = withPlayed(game, apply(position, pick(choices, random)));
  }
  const loser = random() < 0.5 ? 'first' : 'second';
  const ends = [(same: Game) => same, agreeDraw, resign, loseOnTime];
  return pick(ends, random)(game, loser);
};

const recordOf = (game: Game): GameRecord => ({
  game,
  players: { first: 'A "quoted" [name] \\', second: '' },
  details: { DT: '2024-01-02', GN: '(;GM[22]', date: 'nowhere to write this' },
});

const seeds = fc.integer({ min: 0, max: 1_000_000_000 });
const WRITABLE = PRESET_NAMES.filter((name) => [37, 48, 61].includes(PRESETS[name].board));

describe('writing', () => {
  test('as boardspace would', () => {
    const start = startPosition(PRESETS['boardspace-61']);
    const game = playAll(start, ['Wi1,a1', 'Bh2,a2', 'x i1Bg3']);
    const record = { game, players: { first: 'Ann', second: 'Bob' }, details: { GN: 'Z' } };
    expect(unwrap(writeSgf(record))).toBe(`(;
GM[22]VV[2]
SU[Zertz+24]
GN[Z]
P0[id "Ann"]
P1[id "Bob"]
; P0[0 Start P0]
; P0[1 RtoB 2 0 I 1]
; P0[2 R- A 1]
; P0[3 Done]
; P1[4 RtoB 2 2 H 2]
; P1[5 R- A 2]
; P1[6 Done]
; P0[7 BtoB I 1 G 3]
; P0[8 Done]
)
`);
    expect(unwrap(writeSgf({ ...record, game: resign(game, 'first') }))).toContain(
      'RE[Game won by Bob]',
    );
  });

  const anonymous = (game: Game, details: GameRecord['details'] = {}): string =>
    unwrap(writeSgf({ game, players: { first: 'Ann', second: 'Bob' }, details }));
  const begun = playAll(startPosition(PRESETS.boardspace), ['Wd4,a1']);

  test.each<[string, Game, string, readonly string[]]>([
    ['resigning', resign(begun, 'second'), 'Game won by Ann', ['P1[4 Resign]', 'P1[5 Done]']],
    [
      'resigning out of turn',
      resign(begun, 'first'),
      'Game won by Bob',
      ['P0[4 Resign]', 'P0[5 Done]'],
    ],
    [
      'resigning at once',
      resign(newGame(begun.start), 'second'),
      'Game won by Ann',
      ['P1[1 Resign]', 'P1[2 Done]'],
    ],
    ['the clock', loseOnTime(begun, 'first'), 'Game won by Bob', ['P1[4 WinOnTime]']],
    ['agreement', agreeDraw(begun), 'The game is a draw', ['P1[4 OfferDraw]', 'P0[5 AcceptDraw]']],
    [
      'agreement at once',
      agreeDraw(newGame(begun.start)),
      'The game is a draw',
      ['P0[1 OfferDraw]', 'P1[2 AcceptDraw]'],
    ],
  ])('%s after the last turn', (_, game, result, commands) => {
    const text = anonymous(game);
    expect(text).toContain(`RE[${result}]\n`);
    const ending = commands.map((command) => `; ${command}\n`).join('');
    expect(text.endsWith(`${ending})\n`)).toBe(true);
    expect(gist(onlyGame(text))).toEqual(gist(game));
  });

  test('no result where the game goes on or both have lost (R11.16)', () => {
    const rules = unwrap(parseVariant('boardspace;pool=1-0-0;collaboration=bothLose'));
    const both = playAll(startPosition(rules), ['Wd4,a1']);
    expect(both.outcome?.by).toBe('collaboration');
    for (const game of [begun, both]) {
      expect(anonymous(game)).not.toContain('RE[');
      expect(gist(onlyGame(anonymous(game)))).toEqual(gist(game));
    }
  });

  test('details that are properties of the format, the recorded result among them', () => {
    const text = anonymous(resign(begun, 'first'), {
      RE: 'Bob, at last',
      EV: 'Cup',
      C: '',
      GM: '1',
      TM: '7',
      ABC: 'long',
      aB: 'small',
      A1: 'digit',
    });
    expect(text.split('\n').slice(1, 6)).toEqual([
      'GM[22]VV[2]',
      'SU[Zertz]',
      'RE[Bob, at last]',
      'EV[Cup]',
      'P0[id "Ann"]',
    ]);
  });

  test('own captives are placed from the rack of their player (R8.2)', () => {
    const rules = unwrap(parseVariant('boardspace;pool=0-0-2;handicap=0-0-1,0-0-1'));
    const game = playAll(startPosition(rules), ['Bd4,a1', 'Ba2,a3']);
    const text = anonymous(game);
    expect(text).toContain('RtoB 0 2 D 4]');
    expect(text).toContain('RtoB 1 2 A 2]');
    expect(gist(onlyGame(text))).toEqual(gist(game));
  });

  test('a handicap by moves, other rules in a property of our own', () => {
    const variant = unwrap(parseVariant('blitz;handicap=0-0-0,1-0-0'));
    const record = recordOf(newGame(startPosition(variant, { turn: 'second' })));
    const text = unwrap(writeSgf(record));
    expect(text).toContain('SU[Zertz]\nZV[blitz]\n');
    expect(text).toContain('; P0[0 Edit]\n; P1[1 RtoR 2 0 1]\n; P1[2 Start P1]\n');
    expect(gist(onlyGame(text))).toEqual(gist(record.game));
  });

  test.each(WRITABLE)('games of %s are the same when read again', (preset) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const turn = seed % 3 === 0 ? 'second' : 'first';
        const record = recordOf(randomGame(startPosition(PRESETS[preset], { turn }), seed, true));
        const [again] = records(unwrap(writeSgf(record)));
        expect(gist(again!.game)).toEqual(gist(record.game));
        expect(formatVariant(again!.game.start.variant)).toBe(preset);
        expect(again!.players).toEqual(record.players);
        expect(again!.details).toMatchObject({ DT: '2024-01-02', GN: '(;GM[22]' });
      }),
      { numRuns: runs(8) },
    );
  });

  test('what has no command is refused, everything else is kept', () => {
    fc.assert(
      fc.property(seeds, fc.constantFrom<PresetName>(...WRITABLE), (seed, preset) => {
        const record = recordOf(randomGame(startPosition(PRESETS[preset]), seed, false));
        const text = writeSgf(record);
        if (text.ok) expect(gist(onlyGame(text.value))).toEqual(gist(record.game));
        else expect(text.error).toMatchObject({ code: 'not-expressible', format: 'sgf' });
      }),
      { numRuns: runs(60) },
    );
  });

  const whatOf = (game: Game): string | undefined => {
    const text = writeSgf(recordOf(game));
    if (text.ok) return undefined;
    expect(text.error).toMatchObject({ code: 'not-expressible', format: 'sgf' });
    return text.error.what;
  };
  const CUT = 'oooo/ooooo/oooooo/ooooooo/..oooo/..ooo/Wooo';

  test.each([
    ['layout', newGame(startPosition(PRESETS['official-40']))],
    ['layout', newGame(startPosition(PRESETS.official, { without: boardOf(37).neighbours[0]! }))],
    ['layout', playAll(startPosition(unwrap(parseVariant('boardspace;board=204'))), ['Wd4,a1'])],
    [undefined, newGame(startPosition(unwrap(parseVariant('boardspace;board=204'))))],
    [
      'ring-after-capture',
      playAll(startPosition(PRESETS['he-beginner']), ['Wd4,a1', 'Bd5,a2', 'x d4Bd6,a3']),
    ],
    [
      'start-position',
      newGame(
        unwrap(
          parsePosition(
            `oooo/ooooo/oooooo/oooWooo/oooooo/ooooo/oooo 5-8-10 0-0-0 0-0-0 1 official`,
          ),
        ),
      ),
    ],
    [
      'start-position',
      newGame(startPosition(unwrap(parseVariant('official;handicap=4-0-0,0-0-0')))),
    ],
    ['pass', playAll(startPosition(unwrap(parseVariant('official;openingPass=yes'))), ['-'])],
    [
      'variant',
      unwrap(
        demandCapture(
          playAll(startPosition(PRESETS['official-tournament']), ['Wd4,a1', 'Bd5,a2', 'Wa3,a4']),
        ),
      ),
    ],
  ])('%s', (what, game) => {
    expect(whatOf(game)).toBe(what);
  });

  test('declined claims, rings after captures and turns of rings alone have no command', () => {
    const grown = (text: string, turn: string): Game => {
      const game = playAll(unwrap(parsePosition(text)), [turn]);
      return { ...game, start: startPosition(game.start.variant) };
    };
    expect(whatOf(grown(`${CUT} 5-8-10 0-0-0 0-0-0 1 official`, 'Bd4,g2 ~ Wg1'))).toBe(
      'declined-claim',
    );
    const jump = `oooo/ooooo/oooooo/oooWBoo/oooooo/ooooo/oooo`;
    expect(whatOf(grown(`${jump} 5-8-9 0-0-0 0-0-0 1 he-beginner`, 'x d4Bd6,a1'))).toBe(
      'ring-after-capture',
    );
    const bare = 'oooo/ooooo/oooooo/ooooooo/oooooo/ooooo/oooo';
    expect(whatOf(grown(`${bare} 0-0-0 3-2-5 2-4-5 1 he-beginner;pool=5-6-10`, '-,a1'))).toBe(
      'rings-only-turn',
    );
  });
});

/** Values or coded errors with places inside the text, never an exception, and not too many. */
const expectSound = (text: string): void => {
  let number = 0;
  for (const result of readSgf(text)) {
    number += 1;
    if (result.ok) continue;
    const { column, fault, game, line } = result.error;
    expect(game).toBe(number);
    const lines = text.split('\n');
    expect(line).toBeLessThanOrEqual(lines.length);
    expect(column).toBeLessThanOrEqual(lines[line - 1]!.length + 1);
    expect(typeof fault.code).toBe('string');
  }
  expect(number).toBeGreaterThan(0);
  expect(number).toBeLessThanOrEqual(1 + text.split('(').length);
};

const WORDS = [
  '(',
  ')',
  ';',
  '[',
  ']',
  '\\',
  '\n',
  ' ',
  'P0',
  'P1',
  'P-1',
  'SU[Zertz]',
  'GM[22]',
  '(;',
  'P0[Start P0]',
  'P0[RtoB 2 0 D 4]',
  'P0[R- A 1]',
  'P0[Done]',
  'P1[BtoB D 4 D 6]',
  'P0[Edit]',
  'P0[Reset]',
  'P0[Resign]',
  'ZV[official;goals=',
  'P1[RtoR 2 0 1]',
  'C[x]',
];

describe('any text', () => {
  test('ends in games or coded errors', () => {
    const words = fc.constantFrom(...WORDS);
    const soup = fc.array(fc.oneof(words, fc.string({ maxLength: 4 })), { maxLength: 40 });
    fc.assert(
      fc.property(soup, (parts) => {
        expectSound(parts.join(''));
        expectSound(`(;GM[22]SU[Zertz];${parts.join('')})`);
      }),
      { numRuns: runs(400) },
    );
  });

  test('long texts without end are soon done with', () => {
    const many = 50_000;
    for (const piece of ['(;', '(;A[', '(;A[]', '(;GM[', '(;A[\\]', '(;A[])', '( ', '(;P0[id "']) {
      const started = performance.now();
      expect([...readSgf(piece.repeat(many))].length).toBeLessThanOrEqual(many);
      expect(performance.now() - started).toBeLessThan(5_000);
    }
  });

  test('written games damaged at random', () => {
    const dice = fc.record({
      seed: seeds,
      at: fc.nat(),
      length: fc.integer({ min: 0, max: 60 }),
      instead: fc.string({ maxLength: 6 }),
    });
    fc.assert(
      fc.property(dice, ({ at, instead, length, seed }) => {
        const game = randomGame(startPosition(PRESETS.boardspace), seed, true);
        const text = unwrap(writeSgf(recordOf(game)));
        const from = at % text.length;
        expectSound(text.slice(0, from) + instead + text.slice(from + length));
      }),
      { numRuns: runs(60) },
    );
  });
});
