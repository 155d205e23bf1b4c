import { canCapture, goalsMet, oneMarble, sum } from '@zertz/rules';
import type { Marble, Played, Position } from '@zertz/rules';
import type { Happening, Lesson, LessonInput, LessonName } from './lesson.ts';
import { escape, replyTo } from './opponent.ts';

const take = (marble: Marble): LessonInput => ({ take: marble });
const tap = (ring: string): LessonInput => ({ tap: ring });
const PLAY: LessonInput = { press: 'confirm' };

const OPEN_BOARD = 'oooo/ooooo/ooooWo/ooooooo/ooBooo/ooooo/oooo 5-8-9 0-0-0 0-0-0 1 official';

const ofTurn =
  <V>(judge: (played: Played) => V) =>
  (happening: Happening): V | undefined =>
    happening.kind === 'turn' ? judge(happening.played) : undefined;

/** The turn offers something and has to be answered so that the next turn does what is wanted. */
const forces = (wanted: (played: Played) => boolean) =>
  ofTurn((played): 'right' | 'quiet' | 'escapes' => {
    if (wanted(played)) return 'right';
    if (played.outcome === undefined && escape(played.after, wanted) === undefined) return 'right';
    return canCapture(played.after) ? 'escapes' : 'quiet';
  });

const claimsTwo = ({ claimed }: Played): boolean => claimed.length >= 2;
const wins = ({ before, outcome }: Played): boolean => outcome?.winner === before.turn;

/** A colour of which one more captive reaches a goal. */
const winsByOne = (happening: Happening, position: Position): 'right' | 'noGoal' | undefined => {
  const marble = happening.kind === 'step' ? happening.session.draft.marble : undefined;
  if (marble === undefined) return undefined;
  const captives = sum(position.captives[position.turn], oneMarble(marble));
  return goalsMet(position.variant, captives).length > 0 ? 'right' : 'noGoal';
};

/** The lessons. What counts is what the rules say happened, so that every way there is right. */
export const LESSONS: { readonly [L in LessonName]: Lesson<L> } = {
  place: {
    place: {
      position: OPEN_BOARD,
      judge: (happening) =>
        happening.kind === 'step' && happening.session.draft.placed !== undefined
          ? 'right'
          : undefined,
      solution: [tap('d4')],
      tries: [],
      hint: ['d4'],
    },
  },
  remove: {
    held: {
      position: OPEN_BOARD,
      setUp: [tap('d4')],
      judge: (happening) => {
        if (happening.kind === 'turn') return 'wasFree';
        const held = happening.kind === 'refused' && happening.refusal.code === 'ring-not-free';
        return held ? 'right' : undefined;
      },
      solution: [tap('c3')],
      tries: [{ inputs: [tap('a1')], why: 'wasFree' }],
      hint: ['c3', 'd5'],
    },
    free: {
      judge: ofTurn(() => 'right'),
      solution: [tap('g4')],
      tries: [],
      hint: ['a1', 'g4'],
    },
  },
  capture: {
    jump: {
      position: 'oooo/ooooo/oooooo/oooooBG/oooooo/oWooo/oooo 5-7-9 0-0-0 0-0-0 1 official',
      judge: ofTurn(() => 'right'),
      solution: [tap('d5')],
      tries: [],
      hint: ['d7', 'd5'],
    },
  },
  chain: {
    choose: {
      position: 'Gooo/oBooo/oooBoo/..Goooo/.ooooo/oWooo/oooo 5-6-8 0-0-0 0-0-0 1 official',
      judge: ofTurn(({ gain }) => (gain.white > 0 ? 'right' : 'noWhite')),
      solution: [tap('a1'), tap('g2'), PLAY],
      tries: [{ inputs: [tap('a1'), tap('c5'), PLAY], why: 'noWhite' }],
      hint: ['a1', 'g2'],
    },
  },
  isolate: {
    corner: {
      position: 'oooo/oBooo/oooooo/ooooooo/..ooGo/..ooo/oooo 6-7-9 0-0-0 0-0-0 1 official',
      judge: ofTurn(({ after, claimed, turn }) => {
        if (claimed.length > 0) return 'right';
        const cut = 'removal' in turn && turn.removal !== undefined;
        return cut && !isLinked(after, 'g1') ? 'notFull' : 'notCut';
      }),
      solution: [take('white'), tap('g1'), tap('g2')],
      tries: [
        { inputs: [tap('d4'), tap('g2')], why: 'notFull' },
        { inputs: [tap('g1'), tap('a4')], why: 'notCut' },
      ],
      hint: ['g1', 'g2'],
    },
  },
  sacrifice: {
    offer: {
      position: '.ooo/ooooo/.oooo./..oooG./...oo./..oo./.oW. 5-7-10 0-0-0 0-0-0 1 official',
      judge: forces(claimsTwo),
      reply: (played) => replyTo(played, claimsTwo),
      solution: [take('black'), tap('c5'), tap('f3')],
      tries: [
        { inputs: [take('white'), tap('g2'), tap('f3')], why: 'quiet' },
        { inputs: [take('black'), tap('c5'), tap('a2')], why: 'escapes' },
      ],
      hint: ['d6', 'c5', 'f3'],
    },
    claim: {
      judge: ofTurn((played) => (claimsTwo(played) ? 'right' : 'none')),
      solution: [take('white'), tap('g2'), tap('f4')],
      tries: [{ inputs: [take('white'), tap('b1'), tap('a2')], why: 'none' }],
      hint: ['g2', 'f4'],
    },
  },
  goals: {
    box: {
      position: 'oooo/ooooo/oWoooo/oooGooo/ooooBo/ooooo/oooo 3-4-6 2-3-3 0-0-0 1 official',
      asksColour: true,
      judge: winsByOne,
      solution: [take('white')],
      tries: [{ inputs: [take('grey')], why: 'noGoal' }],
      hint: [],
    },
    row: {
      position: 'oooo/ooooo/oWoooo/oooGooo/ooooBo/ooooo/oooo 4-3-7 1-4-2 0-0-0 1 official',
      asksColour: true,
      judge: winsByOne,
      solution: [take('grey')],
      tries: [
        { inputs: [take('white')], why: 'noGoal' },
        { inputs: [take('black')], why: 'noGoal' },
      ],
      hint: [],
    },
  },
  win: {
    offer: {
      position: 'o..G/.ooo./Gooooo/..ooo../.Goo../ooo../o.BW 2-2-6 2-1-1 1-2-2 1 official',
      judge: forces(wins),
      reply: (played) => replyTo(played, wins),
      solution: [take('white'), tap('f3'), tap('e4')],
      tries: [
        { inputs: [take('white'), tap('d5'), tap('e4')], why: 'quiet' },
        { inputs: [take('white'), tap('f3'), tap('a1')], why: 'escapes' },
      ],
      hint: ['g3', 'f3', 'e4'],
    },
    win: {
      judge: ofTurn((played) => (wins(played) ? 'right' : 'notYet')),
      solution: [take('white'), tap('g3'), tap('f3')],
      tries: [{ inputs: [take('black'), tap('g3'), tap('f3')], why: 'notYet' }],
      hint: ['g3', 'f3'],
    },
  },
  game: {},
};

/** Whether a ring still has a neighbour. */
const isLinked = ({ board, rings }: Position, label: string): boolean => {
  const neighbours = board.neighbours[board.labels.indexOf(label)];
  return neighbours !== undefined && !neighbours.intersect(rings).isEmpty;
};
