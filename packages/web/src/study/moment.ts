import type { ExplainedTurn, TriedTurn } from '@zertz/engine';
import { formatTurnIn, playTurn, positionOf } from '@zertz/rules';
import type { Turn } from '@zertz/rules';
import { sessionOf } from '../play/session.ts';
import type { Session } from '../play/session.ts';
import type { Tapped } from '../play/taps.ts';
import { RUNGS } from '../puzzles/hints.ts';

/** What is said of a turn that was tried in the place of the one played. */
export type Verdict =
  | { readonly kind: 'best' | 'as-good' }
  /** It is the very turn that was played. `part`: how much of a win it gives away. */
  | { readonly kind: 'played' | 'better' | 'worse'; readonly part: number }
  /** The opponent can then force a win, in so many turns of his own. */
  | { readonly kind: 'allows'; readonly turns: number }
  | { readonly kind: 'unjudged' };

type Phase =
  | { readonly kind: 'turn' }
  /** The turn just made is being looked at. */
  | { readonly kind: 'asking'; readonly turn: string }
  | {
      readonly kind: 'judged';
      readonly turn: string;
      readonly verdict: Verdict;
      /** What the opponent plays best against it. */
      readonly answer: string | undefined;
    }
  /** The best turn was shown. */
  | { readonly kind: 'shown' };

/** A moment of a game that is tried again. A plain value. */
export interface Trying {
  readonly moment: ExplainedTurn;
  readonly best: Turn;
  readonly begun: Session;
  readonly session: Session;
  readonly phase: Phase;
  /** Rungs of the hint that were taken. */
  readonly rungs: number;
}

export const beginMoment = (moment: ExplainedTurn, best: Turn, begun: Session): Trying => ({
  moment,
  best,
  begun,
  session: begun,
  phase: { kind: 'turn' },
  rungs: 0,
});

/** Takes what an input makes of the turn. Once that was judged any input only puts it back. */
export const attendMoment = (now: Trying, make: (session: Session) => Tapped): Trying => {
  if (now.phase.kind === 'asking') return now;
  if (now.phase.kind !== 'turn') return backToMoment(now);
  const { session, turn } = make(now.session);
  return turn === undefined ? { ...now, session } : tried({ ...now, session }, turn);
};

const tried = (now: Trying, turn: Turn): Trying => {
  const next = playTurn(now.begun.game, turn);
  if (!next.ok) {
    return { ...now, session: { ...now.session, refusal: { refusal: next.error, at: undefined } } };
  }
  const text = textOf(now, turn);
  const session = sessionOf(next.value, now.session.colour);
  const known = knownOf(now, text);
  const phase: Phase =
    known === undefined
      ? { kind: 'asking', turn: text }
      : { kind: 'judged', turn: text, verdict: known, answer: undefined };
  return { ...now, session, phase };
};

const textOf = ({ begun }: Pick<Trying, 'begun'>, turn: Turn): string =>
  formatTurnIn(positionOf(begun.game), turn);

/** What the review has said already. */
const knownOf = (now: Trying, text: string): Verdict | undefined => {
  if (text === textOf(now, now.best)) return { kind: 'best' };
  const { judgement, turn } = now.moment;
  return text === turn ? { kind: 'played', part: judgement?.swing ?? 0 } : undefined;
};

/** A difference that the search cannot be sure of. */
const SLIGHT = 0.05;

/** What was found out about the turn that was asked about; nothing: it could not be judged. */
export const judgedMoment = (now: Trying, found: TriedTurn | undefined): Trying => {
  if (now.phase.kind !== 'asking') return now;
  const { turn } = now.phase;
  const [answer] = found?.answer ?? [];
  return { ...now, phase: { kind: 'judged', turn, verdict: verdictOf(now.moment, found), answer } };
};

export const verdictOf = (
  { judgement: played }: Pick<ExplainedTurn, 'judgement'>,
  found: Pick<TriedTurn, 'judgement'> | undefined,
): Verdict => {
  const judgement = found?.judgement;
  if (!judgement) return { kind: 'unjudged' };
  const { allowed, swing } = judgement;
  if (allowed !== null) return { kind: 'allows', turns: Math.ceil(allowed.turns / 2) };
  if (swing < SLIGHT) return { kind: 'as-good' };
  const better = swing <= (played?.swing ?? 0) - SLIGHT;
  return { kind: better ? 'better' : 'worse', part: swing };
};

export const isFound = ({ phase }: Trying): boolean =>
  phase.kind === 'judged' && (phase.verdict.kind === 'best' || phase.verdict.kind === 'as-good');

/** Back to where the turn began. */
export const backToMoment = (now: Trying): Trying => ({
  ...now,
  session: now.begun,
  phase: { kind: 'turn' },
});

/** Climbs to a rung of the hint, the last of which plays the turn. */
export const hintMoment = (now: Trying): Trying => {
  if (now.phase.kind === 'asking' || now.rungs === RUNGS.length) return now;
  const back = { ...backToMoment(now), rungs: now.rungs + 1 };
  if (back.rungs < RUNGS.length) return back;
  const shown = playTurn(back.begun.game, back.best);
  if (!shown.ok) throw new Error(`the best turn cannot be played: ${shown.error.code}`);
  return { ...back, session: sessionOf(shown.value, back.begun.colour), phase: { kind: 'shown' } };
};
