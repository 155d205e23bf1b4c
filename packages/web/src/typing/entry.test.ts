import { beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { formatTurnIn, newGame, positionOf, PRESETS, startPosition } from '@zertz/rules';
import type { PresetName } from '@zertz/rules';
import { F1, F2, F4 } from '../../e2e/fixtures.ts';
import { refusalContext } from '../play/say.ts';
import type { Seats } from '../play/seat.ts';
import { sessionOf, stageOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { linkedGame } from '../storage/linkedGame.ts';
import { completions } from './completions.ts';
import { readEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { typedTurn } from './typedTurn.ts';
import { languagesHeard, questionWordsReady } from './words.ts';

beforeAll(questionWordsReady);

const seats: Seats = {
  first: { kind: 'here', name: 'Noa', ask: undefined },
  second: { kind: 'here', name: 'Maya', ask: undefined },
};

const at = (hash: string): Session => sessionOf(linkedGame(hash), 'grey');
const from = (preset: PresetName): Session =>
  sessionOf(newGame(startPosition(PRESETS[preset])), 'grey');
const START = from('official');

const enter = (session: Session, text: string, active = true, alwaysClaim = true): Entry =>
  readEntry(session, text, {
    active,
    alwaysClaim,
    context: refusalContext(session.game, seats),
  });

/** Goes on with the steps that a line made. */
const after = (session: Session, ...lines: readonly string[]): Session =>
  lines.reduce((now, line) => {
    const entry = enter(now, line);
    if (entry.kind !== 'steps') throw new Error(`${line}: ${entry.kind}`);
    return entry.session;
  }, session);

/** What a line comes to: the turn it plays, the steps it makes, what it asks, or its fault. */
const comesTo = (session: Session, text: string): string => {
  const entry = enter(session, text);
  const turn = entry.kind === 'turn' || entry.kind === 'steps' ? entry.turn : undefined;
  if (turn !== undefined) return formatTurnIn(positionOf(session.game), turn);
  if (entry.kind === 'question') return entry.question.kind;
  return entry.kind === 'wrong' ? `${entry.at}: ${entry.text}` : entry.kind;
};

describe('notation is forgiven much', () => {
  test.each([
    ['Wd4,a1', 'Wd4,a1'],
    ['wd4 a1', 'Wd4,a1'],
    ['d4 a1', 'Gd4,a1'],
    ['d4-a1', 'Gd4,a1'],
    [' G c 3 , a 2 ', 'Gc3,a2'],
  ])('%s', (typed, played) => {
    expect(comesTo(START, typed)).toBe(played);
  });

  test.each([
    ['x a2c4e3e1', 'x a2Wc4We3We1'],
    ['a3 c3 e4 g4', 'x a3Wc3We4Bg4'],
    ['a3wc3we4bg4', 'x a3Wc3We4Bg4'],
  ])('%s', (typed, played) => {
    expect(comesTo(at(F2), typed)).toBe(played);
  });

  test('a claim may be written or not', () => {
    expect(comesTo(at(F1), 'Gc4,d6')).toBe('Gc4,d6 x Wd7');
    expect(comesTo(at(F1), 'gc4 d6 x wd7')).toBe('Gc4,d6 x Wd7');
    expect(comesTo(at(F1), 'c4 d6')).toBe('Gc4,d6 x Wd7');
  });
});

describe('a turn step by step', () => {
  test('a ring places, the next one removes', () => {
    const placed = after(START, 'd4');
    expect(stageOf(placed)).toBe('placed');
    expect(comesTo(placed, 'a1')).toBe('Gd4,a1');
  });

  test('a colour is taken, with its ring or without', () => {
    const white = after(START, 'W');
    expect(white.draft.marble).toBe('white');
    expect(comesTo(after(white, 'd4'), 'a1')).toBe('Wd4,a1');
    expect(comesTo(after(START, 'bd4'), 'a1')).toBe('Bd4,a1');
    expect(comesTo(after(START, 'd4', 'w'), 'a1')).toBe('Wd4,a1');
  });

  test('a marble, then its jumps', () => {
    const begun = after(at(F2), 'a3', 'c3');
    expect(begun.draft.chain?.path).toHaveLength(2);
    expect(comesTo(begun, 'e4 g4')).toBe('x a3Wc3We4Bg4');
    expect(comesTo(begun, 'x a2Wc4We3We1')).toBe('x a2Wc4We3We1');
  });

  test('where no step can be made, a ring asks what is there', () => {
    const placed = after(START, 'd4');
    expect(comesTo(placed, 'd4')).toBe('ring');
    expect(comesTo(placed, 'e4')).toBe('ring');
    expect(comesTo(START, 'd4?')).toBe('ring');
    expect(enter(START, 'd4', false).kind).toBe('question');
  });

  test('nothing typed plays what waits, and nothing else', () => {
    expect(comesTo(START, '')).toBe('0: Type a move. Example: Wd4,a1');
    expect(comesTo(after(START, 'd4'), ' ')).toBe('0: Type a move. Example: Wd4,a1');
    const asked = enter(after(at(F1), 'c4'), 'd6', true, false);
    expect(asked).toMatchObject({ kind: 'steps', turn: undefined });
    if (asked.kind === 'steps') expect(comesTo(asked.session, '')).toBe('confirm');
  });
});

describe('what cannot be done is explained at its place', () => {
  test.each([
    ['d4 e4', '3: e4 is held by 6 rings. A free ring needs two open sides next to each other.'],
    ['Wz9', "1: I read W, then got stuck at 'z9'. Example: Wd4,a1"],
    ['Wd4,d3', '4: d3 is held by 6 rings. A free ring needs two open sides next to each other.'],
    ['x d4', '4: I read x, d4, but more is needed. Example: Wd4,a1'],
    ['d4 d4', '3: Only empty rings can be removed.'],
    ['🙂', "0: I got stuck at the beginning, at '🙂'. Example: Wd4,a1"],
    ['free rnigs', "5: I don't know 'rnigs'. Did you mean 'rings'?"],
    ['help me', "5: I don't know 'me'. Type 'help' to see what I know."],
    ['fre', "0: I don't know 'fre'. Did you mean 'free'?"],
    ['why', "3: After 'why' I need more. Example: why e4"],
    ['col', "3: After 'col' I need more. Example: col d"],
  ])('%s', (typed, fault) => {
    expect(comesTo(START, typed)).toBe(fault);
  });

  test('the board shows what was understood and what was refused', () => {
    const entry = enter(START, 'Wd4,d3');
    expect(entry).toMatchObject({
      kind: 'wrong',
      shown: { draft: { marble: 'white' }, refusal: { refusal: { code: 'ring-not-free' } } },
    });
  });

  test('E6 a capture written with x is a whole one', () => {
    expect(comesTo(at(F2), 'x a3Wc3')).toMatch(/must go on/);
  });

  test('E7 a colour that is not left is told at once', () => {
    expect(comesTo(at(F1), 'W')).toBe('0: No white marbles left in the pool.');
  });

  test('a third ring is no turn', () => {
    expect(enter(START, 'd4 a1 b1').kind).toBe('wrong');
  });

  test('E4 a capture comes first', () => {
    expect(comesTo(at(F2), 'B')).toBe('0: You must capture first. 3 ways.');
    expect(comesTo(at(F2), 'Bg1,e1')).toBe('0: You must capture first. 3 ways.');
  });
});

describe('variants', () => {
  test('where only rings are removed, a ring leaves', () => {
    const hebrew = at(
      `#z=${encodeURIComponent('oooo/oGooo/oooooo/oooWooo/oooooo/oooGo/oooo 0-0-0 3-2-5 2-4-5 1 he-beginner')}`,
    );
    expect(stageOf(hebrew)).toBe('rings-only');
    expect(comesTo(hebrew, 'a1')).toBe('-,a1');
    expect(comesTo(hebrew, '-a1')).toBe('-,a1');
    expect(comesTo(hebrew, 'd5')).toBe('ring');
  });

  test('after a capture a ring is removed', () => {
    const hebrew = at(
      `#z=${encodeURIComponent('oooo/ooooo/oooooo/oooGWoo/oooooo/ooooo/oooo 2-7-10 3-0-0 0-0-0 1 he-beginner')}`,
    );
    expect(comesTo(hebrew, 'x d4Wd6,a1')).toBe('x d4Wd6,a1');
    expect(comesTo(hebrew, 'd4 d6 a1')).toBe('x d4Wd6,a1');
    expect(comesTo(after(hebrew, 'd4 d6'), 'a1')).toBe('x d4Wd6,a1');
  });

  test('what was touched stays, whatever is typed', () => {
    const touched = after(from('official-tournament'), 'Wd4');
    expect(comesTo(touched, 'Gd5,a1')).toMatch(/^0: Touched is played/);
    expect(comesTo(touched, 'Wd5,a1')).toMatch(/^1: Touched is played/);
    expect(comesTo(touched, 'Wd4,a1')).toBe('Wd4,a1');
    expect(comesTo(touched, 'a1')).toBe('Wd4,a1');
  });
});

describe('a turn is drawn while it is typed', () => {
  const drawn = (text: string, session = START): string => {
    const now = typedTurn(session, text, true);
    if (now === undefined) return 'nothing';
    const { board } = now.draft.position;
    const { marble, placed, removal, chain } = now.draft;
    const name = (ring: number | undefined): string =>
      ring === undefined ? '' : ` ${board.labels[ring] ?? ''}`;
    return chain === undefined
      ? `${marble ?? ''}${name(placed)}${name(removal)}${name(now.jumper)}`
      : chain.path.map(name).join('').trim();
  };

  test.each([
    ['W', 'white'],
    ['Wd', 'white'],
    ['Wd4', 'white d4'],
    ['Wd4,', 'white d4'],
    ['Wd4,a', 'white d4'],
    ['Wd4,a1', 'white d4 a1'],
    ['wd4 a1', 'white d4 a1'],
    ['Wd4,d', 'white d4'],
    ['Wd4,c2', 'nothing'],
    ['Wz', 'nothing'],
    ['Wd4,a1 x', 'nothing'],
    ['d4 a1', 'grey d4 a1'],
    ['free', 'nothing'],
    ['x', 'nothing'],
    ['', 'nothing'],
  ])('%s', (typed, shown) => {
    expect(drawn(typed)).toBe(shown);
  });

  test('a capture, jump by jump', () => {
    expect(drawn('x a3', at(F2))).toBe(' a3');
    expect(drawn('x a3W', at(F2))).toBe(' a3');
    expect(drawn('x a3Wc3', at(F2))).toBe('a3 c3');
    expect(drawn('x a3Wc3We4Bg4', at(F2))).toBe('a3 c3 e4 g4');
    expect(drawn('x a3Bc3', at(F2))).toBe('nothing');
    expect(drawn('x a3Wc3We4Bg', at(F2))).toBe('a3 c3 e4');
  });
});

test('no text of any kind is too much', () => {
  const sessions = [START, at(F1), at(F2), at(F4), after(START, 'd4'), from('he-literal')];
  const letters = fc.constantFrom(
    ...'wgbx abcdefg1234567,-~?',
    'why ',
    'col ',
    'free',
    'ש',
    'İ',
    '🙂',
  );
  const text = fc.oneof(
    fc.string({ maxLength: 200, unit: 'grapheme' }),
    fc.array(letters, { maxLength: 40 }).map((parts) => parts.join('')),
    fc.string({ maxLength: 200, unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, fc.constantFrom(...sessions), fc.boolean(), (typed, session, active) => {
      const entry = enter(session, typed, active);
      if (entry.kind === 'wrong') expect(entry.text).not.toBe('');
      typedTurn(session, typed, true);
      completions(session, typed, languagesHeard());
    }),
    { numRuns: 1500 },
  );
});
