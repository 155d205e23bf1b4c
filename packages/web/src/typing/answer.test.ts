import { beforeAll, describe, expect, test } from 'vitest';
import {
  marbleAt,
  newGame,
  parseRing,
  positionOf,
  PRESETS,
  startDraft,
  startPosition,
} from '@zertz/rules';
import type { Ring } from '@zertz/rules';
import { F1, F2, F3, F4 } from '../../e2e/fixtures.ts';
import { LANGUAGE_INFO, LANGUAGES } from '../i18n/languages.ts';
import { setWords } from '../i18n/words.ts';
import { holdersOf } from '../play/cells.ts';
import { refusalContext } from '../play/say.ts';
import type { Seats } from '../play/seat.ts';
import { sessionOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { tapRing } from '../play/taps.ts';
import { linkedGame } from '../storage/linkedGame.ts';
import { answerTo } from './answer.ts';
import { QUESTION_NAMES, readQuestion } from './question.ts';
import { exampleOf } from './help.ts';
import type { Scene } from './scene.ts';
import { languagesHeard, questionWords, questionWordsReady } from './words.ts';

beforeAll(questionWordsReady);

const seats: Seats = {
  first: { kind: 'here', name: 'Noa', ask: undefined },
  second: { kind: 'here', name: 'Maya', ask: undefined },
};

const at = (hash: string): Session => sessionOf(linkedGame(hash), 'grey');
const START = sessionOf(newGame(startPosition(PRESETS.official)), 'grey');

const ring = (session: Session, label: string): Ring =>
  parseRing(session.draft.position.board, label)!;

/** The turn after taps on these rings. */
const tapped = (session: Session, ...labels: readonly string[]): Session =>
  labels.reduce(
    (now, label) => tapRing(now, ring(now, label), { confirm: true, alwaysClaim: true }).session,
    session,
  );

const sceneOf = (session: Session, more: Partial<Scene> = {}): Scene => {
  const { game } = session;
  const position = positionOf(game);
  return {
    game,
    position,
    last: game.history.at(-1),
    ply: game.history.length,
    session,
    active: true,
    seats,
    context: {
      ...refusalContext(game, seats),
      holders: (one) => holdersOf(more.position ?? position, one as Ring),
    },
    clock: undefined,
    ...more,
  };
};

/** The answer, line by line. */
const ask = (session: Session, text: string, more: Partial<Scene> = {}): readonly string[] => {
  const scene = sceneOf(session, more);
  const asked = readQuestion(text, scene.position.board, languagesHeard());
  if (asked?.ok !== true || asked.value.kind === 'undo') throw new Error(`no question: ${text}`);
  return answerTo(asked.value, scene).lines.map(({ term, text: says }) =>
    term === undefined ? says : `${term}: ${says}`,
  );
};

const picture = (session: Session, text: string): unknown => {
  const asked = readQuestion(text, session.draft.position.board, languagesHeard());
  if (asked?.ok !== true || asked.value.kind === 'undo') throw new Error(`no question: ${text}`);
  return answerTo(asked.value, sceneOf(session)).refusal?.refusal.code;
};

const FREE_18 = 'a1, a2, a3, a4, b1, b5, c1, c6, d1, d7, e1, e6, f1, f5, g1, g2, g3, g4';

describe('free', () => {
  test('UX 46 18 rings at the start, and after a marble on d4', () => {
    expect(ask(START, 'free')).toEqual([`18 rings are free: ${FREE_18}.`]);
    expect(ask(tapped(START, 'd4'), 'free')).toEqual([`18 rings are free: ${FREE_18}.`]);
  });

  test('UX 46 17 with a marble on d7, and still so with a ring chosen', () => {
    const seventeen = [`17 rings are free: ${FREE_18.replace(' d7,', '')}.`];
    expect(ask(tapped(START, 'd7'), 'free')).toEqual(seventeen);
    expect(ask(tapped(START, 'd7', 'a1'), 'free')).toEqual(seventeen);
  });

  test('F1: the eight of the design after grey on c4', () => {
    expect(ask(tapped(at(F1), 'c4'), 'free')).toEqual([
      '8 rings are free: a2, a4, b2, b3, c2, d6, g1, g3.',
    ]);
  });
});

describe('the board', () => {
  test('F1 has 25 rings, and every marble is named', () => {
    const session = at(F1);
    const { marbles } = session.draft.position;
    const [total, whites, greys, blacks, gone] = ask(session, 'board');
    const all = marbles.white.size + marbles.grey.size + marbles.black.size;
    expect(total).toBe(`25 rings, ${all} marbles.`);
    expect(ask(session, 'whites')).toEqual([whites]);
    expect(ask(session, 'greys')).toEqual([greys]);
    expect(ask(session, 'blacks')).toEqual([blacks]);
    expect(whites).toContain('d7');
    expect(gone!.match(/[a-g]\d/g)).toHaveLength(12);
  });

  test('a marble just placed counts', () => {
    expect(ask(tapped(START, 'd4'), 'greys')).toEqual(['1 grey: d4.']);
    expect(ask(START, 'whites')).toEqual(['No whites on the board.']);
    expect(ask(tapped(START, 'd4'), 'board')).toEqual([
      '37 rings, 1 marble.',
      'No whites on the board.',
      '1 grey: d4.',
      'No blacks on the board.',
    ]);
  });

  test('a column, ring by ring', () => {
    expect(ask(tapped(START, 'a2'), 'col a')).toEqual([
      'Column a: a1, empty; a2, grey marble; a3, empty; a4, empty.',
    ]);
    const session = at(F3);
    const [line] = ask(session, 'col d');
    for (const label of ['d1', 'd2', 'd3', 'd4', 'd5', 'd6', 'd7']) {
      const there = ring(session, label);
      const { rings } = session.draft.position;
      const marble = marbleAt(session.draft.position, there);
      const content = !rings.has(there)
        ? 'gone'
        : marble === undefined
          ? 'empty'
          : `${marble} marble`;
      expect(line).toContain(`${label}, ${content}`);
    }
  });

  test('a ring says what a screen reader says of it', () => {
    expect(ask(START, 'd4?')).toEqual(['d4, empty, held by 6.']);
    expect(ask(at(F2), 'a3')).toEqual(['a3, white marble, can capture to c3.']);
    expect(ask(tapped(at(F1), 'c4'), 'd6?')).toEqual([
      'd6, empty, free; removing it claims white d7.',
    ]);
    expect(ask(at(F1), 'c6')).toEqual(['c6 was removed on move 1.']);
  });
});

describe('captures', () => {
  test('none at the start', () => {
    expect(ask(START, 'captures')).toEqual(['Nothing to capture.']);
  });

  test('F2 has three, F4 too', () => {
    expect(ask(at(F2), 'captures')).toEqual([
      'You must capture: 3 ways.',
      'x a3Wc3We4Ge6Bc5: 2 whites, 1 grey and 1 black',
      'x a2Wc4We3We1: 3 whites',
      'x a3Wc3We4Bg4: 2 whites and 1 black',
    ]);
    expect(
      ask(at(F4), 'captures')
        .slice(1)
        .map((line) => line.split(':')[0]!)
        .toSorted(),
    ).toEqual(['x d5Bb5', 'x d5Wd3Gf1Bf3Wd5Bb5', 'x d5Wf3Bf1Gd3Wd5Bb5']);
  });
});

describe('why', () => {
  const held = '4 rings. A free ring needs two open sides next to each other.';

  test('UX 29 a held ring after grey on c4, with its picture', () => {
    const placed = tapped(at(F1), 'c4');
    expect(ask(placed, 'why e4')).toEqual([
      'e4 is held by 6 rings. A free ring needs two open sides next to each other.',
    ]);
    expect(picture(placed, 'why e4')).toBe('ring-not-free');
    expect(ask(placed, 'why d6')).toEqual(['d6 can be removed; removing it claims white d7.']);
    expect(picture(placed, 'why d7')).toBe('removal-occupied');
  });

  test('before a marble is placed both halves are told', () => {
    expect(ask(START, 'why e4')).toEqual([
      'A marble can be placed on e4.',
      'e4 is held by 6 rings. A free ring needs two open sides next to each other.',
    ]);
    expect(ask(START, 'why a1')).toEqual(['A marble can be placed on a1.', 'a1 can be removed.']);
    expect(ask(START, 'why b2')[1]).not.toContain(held);
    expect(ask(at(F1), 'why d7')).toEqual(['d7 already has a marble.']);
    expect(picture(at(F1), 'why c6')).toBe('ring-gone');
  });

  test('in a capture: the marbles, the landings, and the rest', () => {
    expect(ask(at(F2), 'why a3')).toEqual(['a3, white marble, can capture to c3.']);
    expect(ask(at(F2), 'why c5')).toEqual(['c5, empty, the capture can go here.']);
    expect(ask(at(F2), 'why d3')).toEqual(['You must capture first. 3 ways.']);
    expect(picture(at(F2), 'why d3')).toBe('capture-forced');
    expect(ask(tapped(at(F2), 'a3'), 'why d6')).toEqual(['The marble on d6 cannot capture now.']);
    expect(picture(tapped(at(F2), 'a3'), 'why d3')).toBe('no-such-jump');
  });

  test('whoever is to move is named where it is not somebody here', () => {
    expect(ask(START, 'why a1', { active: false })[0]).toBe('Noa is to move.');
  });
});

describe('the rest', () => {
  test('goals, pool, last and clock of F1', () => {
    const session = at(F1);
    expect(ask(session, 'goals')).toEqual([
      'To win: 3 of each, 4 whites, 5 greys or 6 blacks.',
      'Noa: white 2 of 4, grey 1 of 5, black 0 of 6. Closest: 2 whites.',
      'Maya: white 2 of 4, grey 1 of 5, black 1 of 6. Closest: 2 whites.',
    ]);
    expect(ask(session, 'pool')).toEqual(['In the pool: 5 greys and 7 blacks.']);
    expect(ask(session, 'last')).toEqual([
      'Move 8: Wd3,b1.',
      'Maya placed white on d3 and removed b1.',
    ]);
    expect(ask(session, 'clock')).toEqual(['This game has no clock.']);
    expect(ask(session, 'clock', { clock: { first: '4:59', second: '5:00' } })).toEqual([
      'Noa: 4:59 left.',
      'Maya: 5:00 left.',
    ]);
    expect(ask(START, 'last')).toEqual(['No moves yet.']);
  });

  test('an empty pool tells what the players hold', () => {
    const text = 'oooo/oGooo/oooooo/oooWooo/oooooo/oooGo/oooo 0-0-0 3-2-5 2-4-5 1 official';
    expect(ask(at(`#z=${encodeURIComponent(text)}`), 'pool')).toEqual([
      'The pool is empty.',
      'Noa: 3 whites, 2 greys and 5 blacks.',
      'Maya: 2 whites, 4 greys and 5 blacks.',
    ]);
  });

  test('help names every question', () => {
    const lines = ask(START, 'help');
    for (const name of QUESTION_NAMES) {
      expect(
        lines.some((line) => line.startsWith(`${exampleOf(name)}: `)),
        name,
      ).toBe(true);
    }
  });

  test('at an earlier move the board of that move is answered for', () => {
    const session = at(F1);
    const { game } = session;
    const position = game.history[1]!.after;
    const looking = {
      active: false,
      position,
      ply: 2,
      last: game.history[1],
      session: { ...session, draft: startDraft(position) },
    };
    expect(ask(session, 'board', looking)[0]).toBe('35 rings, 2 marbles.');
    expect(ask(session, 'last', looking)[0]).toBe('Move 1: Gb2,g4.');
    expect(ask(session, 'why a1', looking)[0]).toBe('A marble can be placed on a1.');
  });
});

test('every question is answered in every language, in whole sentences', async () => {
  const questions = [
    'board',
    'whites',
    'col d',
    'd4',
    'free',
    'captures',
    'goals',
    'pool',
    'last',
    'clock',
    'why e4',
    'why a3',
    'help',
  ];
  for (const language of LANGUAGES) {
    const words = await LANGUAGE_INFO[language].load();
    setWords(words, language);
    await expect.poll(() => questionWords().names.free).toBe(await namesFree(language));
    for (const session of [START, at(F1), at(F2), tapped(at(F1), 'c4')]) {
      for (const question of questions) {
        const lines = ask(session, question);
        expect(lines.length, question).toBeGreaterThan(0);
        for (const line of lines) {
          expect(line, `${language} ${question}`).not.toMatch(/#|undefined|NaN/);
          expect(line.trim(), `${language} ${question}`).not.toBe('');
        }
      }
    }
  }
});

const FILES = import.meta.glob<{ questions: { names: { free: string } } }>(
  '../i18n/*/questions.ts',
);
const namesFree = async (language: string): Promise<string> =>
  (await FILES[`../i18n/${language}/questions.ts`]!()).questions.names.free;
