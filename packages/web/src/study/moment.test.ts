import { expect, test } from 'vitest';
import type { ExplainedTurn, Judgement } from '@zertz/engine';
import { NO_MARBLES, parseTurn, positionOf, unwrap } from '@zertz/rules';
import { sessionOf } from '../play/session.ts';
import { linkedGame } from '../storage/linkedGame.ts';
import {
  attendMoment,
  beginMoment,
  hintMoment,
  isFound,
  judgedMoment,
  verdictOf,
} from './moment.ts';
import type { Trying } from './moment.ts';

const judgement = (swing: number, allowed: Judgement['allowed'] = null): Judgement => ({
  best: ['Gc4,b5'],
  bestScore: { kind: 'value', value: 100 },
  score: { kind: 'value', value: 0 },
  loss: 100,
  swing,
  missed: null,
  allowed,
});

const MOMENT: ExplainedTurn = {
  ply: 2,
  player: 'second',
  kind: 'quiet',
  turn: 'Bg4,d1',
  captures: 0,
  captured: [],
  claimed: [],
  gained: NO_MARBLES,
  wins: false,
  judgement: judgement(0.3),
};

const begun = (): Trying => {
  const game = linkedGame('#g=Wd4,a1');
  return beginMoment(
    MOMENT,
    unwrap(parseTurn(positionOf(game), 'Gc4,b5')),
    sessionOf(game, 'grey'),
  );
};

/** As if the whole turn had been made on the board. */
const tries = (now: Trying, text: string): Trying =>
  attendMoment(now, (session) => ({
    session,
    turn: unwrap(parseTurn(positionOf(session.game), text)),
  }));

test('the best turn is known without asking, and so is the one that was played', () => {
  const best = tries(begun(), 'Gc4,b5');
  expect(best.phase).toMatchObject({ kind: 'judged', verdict: { kind: 'best' } });
  expect(isFound(best)).toBe(true);
  const played = tries(begun(), 'Bg4,d1');
  expect(played.phase).toMatchObject({ verdict: { kind: 'played', part: 0.3 } });
  expect(isFound(played)).toBe(false);
});

test('any other turn is asked about, and then only put back', () => {
  const asking = tries(begun(), 'Wa4,b5');
  expect(asking.phase).toEqual({ kind: 'asking', turn: 'Wa4,b5' });
  expect(tries(asking, 'Gc4,b5')).toBe(asking);
  const found = judgedMoment(asking, { judgement: judgement(0.01), answer: ['Ba2,g1'] });
  expect(found.phase).toMatchObject({ verdict: { kind: 'as-good' }, answer: 'Ba2,g1' });
  expect(isFound(found)).toBe(true);
  const back = tries(found, 'Gc4,b5');
  expect(back.phase.kind).toBe('turn');
  expect(positionOf(back.session.game).turn).toBe('second');
});

test('a turn is told by what it gives away beside the one that was played', () => {
  const verdict = (swing: number, allowed: Judgement['allowed'] = null) =>
    verdictOf(MOMENT, { judgement: judgement(swing, allowed) });
  expect(verdict(0)).toEqual({ kind: 'as-good' });
  expect(verdict(0.1)).toEqual({ kind: 'better', part: 0.1 });
  // Too near to be called better.
  expect(verdict(0.28)).toEqual({ kind: 'worse', part: 0.28 });
  expect(verdict(0.9)).toEqual({ kind: 'worse', part: 0.9 });
  expect(verdict(0.1, { turns: 5, placements: 2, line: [] })).toEqual({ kind: 'allows', turns: 3 });
  expect(verdictOf(MOMENT, undefined)).toEqual({ kind: 'unjudged' });
  expect(verdictOf(MOMENT, { judgement: null })).toEqual({ kind: 'unjudged' });
});

test('the last rung of the hint plays the best turn', () => {
  const third = hintMoment(hintMoment(hintMoment(begun())));
  expect(third).toMatchObject({ rungs: 3, phase: { kind: 'turn' } });
  const shown = hintMoment(third);
  expect(shown.phase).toEqual({ kind: 'shown' });
  expect(positionOf(shown.session.game).turn).toBe('first');
  expect(hintMoment(shown)).toBe(shown);
});
