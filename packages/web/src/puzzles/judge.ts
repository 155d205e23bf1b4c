import { answersTo, enforcing, formatProof } from '@zertz/engine';
import type { Engine, ProofReplyData, Solver } from '@zertz/engine';
import { apply, formatTurnIn, parsePosition, parseTurn, unwrap } from '@zertz/rules';
import type { Position, Turn } from '@zertz/rules';

/** Whether a turn that the proof does not have wins as well. Texts, as a thread is asked. */
export interface JudgeQuestion {
  readonly position: string;
  readonly turn: string;
  /** The placements that are left for the win. */
  readonly within: number;
}

export type Verdict =
  /** It wins by force too: every answer loses. */
  | { readonly kind: 'wins'; readonly replies: readonly ProofReplyData[] }
  /** It wins by force, but takes more placements. */
  | { readonly kind: 'slow' }
  /** The answer that a strong opponent gives; none if the turn has ended the game. */
  | { readonly kind: 'fails'; readonly reply: string | undefined };

/** The most moves that the solver makes for one answer, and the search for a reply. */
const SOLVING = 1_000_000;
const SEARCHING = 20_000;
/** How many placements more a slower win is looked for with. */
const SLOWER = 2;

export const judge = (solver: Solver, engine: Engine, question: JudgeQuestion): Verdict => {
  const position = enforcing(unwrap(parsePosition(question.position)));
  const turn = unwrap(parseTurn(position, question.turn));
  const { after, outcome } = apply(position, turn);
  const within = { within: question.within, nodes: SOLVING };
  const { lost, wins } = answersTo(solver, position, turn, within);
  if (wins) {
    const { replies } = formatProof(position, { turn, replies: lost });
    return { kind: 'wins', replies };
  }
  if (outcome !== undefined) return { kind: 'fails', reply: undefined };
  const later = { within: question.within + SLOWER, nodes: SOLVING, all: true } as const;
  const { escapes, wins: winsLater } = answersTo(solver, position, turn, later);
  if (winsLater) return { kind: 'slow' };
  return { kind: 'fails', reply: formatTurnIn(after, bestOf(engine, after, escapes)) };
};

/** What the engine would play, or where that loses, an answer that does not. */
const bestOf = (engine: Engine, position: Position, escapes: readonly Turn[]): Turn => {
  engine.newGame();
  const { lines } = engine.search(position, { limits: { nodes: SEARCHING } });
  const text = formatOrNothing(position, lines[0]?.turns[0]);
  const found = escapes.find((turn) => formatTurnIn(position, turn) === text) ?? escapes[0];
  if (found === undefined) throw new Error('a turn that does not win has an answer');
  return found;
};

const formatOrNothing = (position: Position, turn: Turn | undefined): string | undefined =>
  turn === undefined ? undefined : formatTurnIn(position, turn);
