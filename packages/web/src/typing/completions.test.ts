import { beforeAll, describe, expect, test } from 'vitest';
import fc from 'fast-check';
import {
  formatTurnIn,
  legalTurns,
  newGame,
  parseTurn,
  playTurn,
  positionOf,
  PRESETS,
  startPosition,
} from '@zertz/rules';
import type { Game, PresetName } from '@zertz/rules';
import { F1, F2 } from '../../e2e/fixtures.ts';
import { sessionOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import { tapRing } from '../play/taps.ts';
import { linkedGame } from '../storage/linkedGame.ts';
import { completions } from './completions.ts';
import { follow } from './follow.ts';
import { readQuestion } from './question.ts';
import { languagesHeard, questionWordsReady } from './words.ts';

beforeAll(questionWordsReady);

const at = (hash: string): Session => sessionOf(linkedGame(hash), 'grey');
const START = sessionOf(newGame(startPosition(PRESETS.official)), 'grey');

const offered = (session: Session, text: string): readonly string[] =>
  completions(session, text, languagesHeard()).map((offer) => offer.text);

describe('what is offered', () => {
  test('the free rings after a placement', () => {
    expect(offered(START, 'Wd4,')).toEqual(
      ['a1', 'a2', 'a3', 'a4', 'b1', 'b5', 'c1', 'c6'].map((r) => `Wd4,${r}`),
    );
    expect(offered(START, 'wd4 g')).toEqual(['Wd4 g1', 'Wd4 g2', 'Wd4 g3', 'Wd4 g4']);
    expect(offered(START, 'Wd4')).toContain('Wd4,a1');
  });

  test('the rings for a colour, and the words that begin with the same letter', () => {
    const offers = offered(START, 'w');
    expect(offers.slice(0, 2)).toEqual(['Wa1', 'Wa2']);
    expect(offers).toEqual(expect.arrayContaining(['whites', 'why ']));
    expect(offers).toHaveLength(8);
  });

  test('the marbles that jump, and their next jumps', () => {
    expect(offered(at(F2), 'x ')).toEqual(['x a2', 'x a3']);
    expect(offered(at(F2), 'x')).toEqual(['x a2', 'x a3']);
    expect(offered(at(F2), 'x a3')).toEqual(['x a3Wc3']);
    expect(offered(at(F2), 'x a3Wc3We4')).toEqual(['x a3Wc3We4Ge6', 'x a3Wc3We4Bg4']);
    expect(offered(at(F2), 'x a3Wc3We4B')).toEqual(['x a3Wc3We4Bg4']);
    expect(offered(at(F2), 'x a3Wc3We4Bg')).toEqual(['x a3Wc3We4Bg4']);
    expect(offered(at(F2), 'a3 c3 e4 ')).toEqual(['a3 c3 e4 e6', 'a3 c3 e4 g4']);
    expect(offered(at(F2), 'W')).toEqual(['whites', 'why ']);
  });

  test('what a turn claims, or may leave', () => {
    expect(offered(at(F1), 'Gc4,d6')).toEqual(['Gc4,d6 x Wd7', 'Gc4,d6 ~ Wd7']);
    expect(offered(at(F1), 'Gc4,d6 x')).toEqual(['Gc4,d6 x Wd7']);
  });

  test('rings to ask about, and columns', () => {
    expect(offered(START, 'why e')).toEqual(['1', '2', '3', '4', '5', '6'].map((n) => `why e${n}`));
    expect(offered(START, 'col ')).toEqual([...'abcdefg'].map((letter) => `col ${letter}`));
    expect(offered(START, 'fr')).toEqual(['free']);
    expect(offered(START, 'free')).toEqual([]);
    expect(offered(START, '')).toEqual(expect.arrayContaining(['help', 'free']));
  });
});

/** A game of so many turns, chosen by numbers. */
const gameOf = (preset: PresetName, choices: readonly number[]): Game => {
  let game = newGame(startPosition(PRESETS[preset]));
  for (const choice of choices) {
    const turns = [...legalTurns(positionOf(game))].slice(0, 400);
    const turn = turns[choice % turns.length];
    const played = turn === undefined ? undefined : playTurn(game, turn);
    if (played?.ok !== true) break;
    game = played.value;
  }
  return game;
};

/** Goes on as offered until the turn is whole: every offer can be followed to one. */
const leadsToTurn = (session: Session, text: string): boolean => {
  let typed = text;
  for (let steps = 0; steps < 30; steps++) {
    const way = follow(session, typed);
    if (way?.kind !== 'followed') return false;
    if (way.session.draft.removal !== undefined) return true;
    if (parseTurn(session.draft.position, typed).ok) return true;
    const next = completions(session, typed, []).at(0)?.text;
    if (next === undefined) return false;
    typed = next;
  }
  return false;
};

test('every offer leads to a legal turn or to a question', () => {
  const presets = [
    'official',
    'he-beginner',
    'he-literal',
    'sv-literal',
    'official-tournament',
    'official-61',
  ] as const;
  const start = fc.constantFrom(
    '',
    'W',
    'w',
    'g',
    'B',
    'x',
    'x ',
    '-',
    'd',
    'a1',
    'why ',
    'col ',
    'c',
    'W d',
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...presets),
      fc.array(fc.nat(), { maxLength: 40 }),
      start,
      fc.array(fc.nat({ max: 7 }), { maxLength: 4 }),
      fc.nat({ max: 36 }),
      (preset, turns, begun, picks, tapped) => {
        const game = gameOf(preset, turns);
        const fresh = sessionOf(game, 'grey');
        const session =
          tapped % 3 === 0
            ? tapRing(fresh, tapped as never, { confirm: true, alwaysClaim: true }).session
            : fresh;
        const { position } = session.draft;
        let text: string = begun;
        for (const pick of [...picks, 0]) {
          const offers = completions(session, text, languagesHeard());
          for (const offer of offers) {
            const asked = readQuestion(offer.text, position.board, languagesHeard());
            const asks = offer.question !== undefined && asked !== undefined;
            const plays = offer.question === undefined && leadsToTurn(session, offer.text);
            expect(asks || plays, `${preset}: ${text} → ${offer.text}`).toBe(true);
          }
          text = offers[pick % Math.max(1, offers.length)]?.text ?? text;
        }
      },
    ),
    { numRuns: 150 },
  );
}, 60_000);

test('every beginning of a legal turn is followed, and is offered its end', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), fc.nat(), (turns, choice) => {
      const game = gameOf('official', turns);
      const session = sessionOf(game, 'grey');
      const all = [...legalTurns(positionOf(game))].slice(0, 500);
      const turn = all[choice % Math.max(1, all.length)];
      if (turn === undefined) return;
      const text = formatTurnIn(positionOf(game), turn);
      for (let length = 1; length <= text.length; length++) {
        const typed = text.slice(0, length);
        expect(follow(session, typed)?.kind, `${typed} of ${text}`).toBe('followed');
      }
    }),
    { numRuns: 200 },
  );
});
