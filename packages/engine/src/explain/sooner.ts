import { apply, canCapture, formatTurnIn, legalTurns, newGame } from '@zertz/rules';
import type { Position, Turn } from '@zertz/rules';
import type { Limits } from '../engine.ts';
import type { Proof, ProofReply } from '../proof.ts';
import { formatPlace } from '../protocol/place.ts';
import type { Report } from '../protocol/report.ts';
import type { Solver, SolveLimits } from '../solver.ts';
import type { Explaining } from './data.ts';
import { longestLine } from './steps.ts';
import { readTurns } from './told.ts';

/** What may be done to shorten a proof. */
interface Effort {
  readonly solver: Solver;
  /** Of the solver where the line of a search is left. */
  readonly solving: SolveLimits;
  readonly stopped: () => boolean;
}

/** So many positions of a proof are searched for something shorter. */
const SEARCHES = 8;
const SEARCH: Limits = { nodes: 20_000 };

/**
 * The solver's proofs have the fewest placements, but others may be over in fewer turns: wherever the
 * line of a search wins sooner, and it and all that leaves it is proved, it takes the place of what
 * the solver found. Captures have to be enforced; `report` is what a search found at the beginning.
 */
export function* soonest(
  position: Position,
  proof: Proof,
  report: Report | undefined,
  effort: Effort,
): Explaining<Proof> {
  let left = SEARCHES;
  return yield* shortened(position, proof, report);

  function* shortened(at: Position, known: Proof, found: Report | undefined): Explaining<Proof> {
    let best = known;
    const [line] = found?.lines ?? [];
    if (line?.score.kind === 'win' && line.score.turns < lengthOf(known)) {
      const sooner = provedAlong(effort, at, readTurns(at, line.turns));
      if (sooner !== undefined && lengthOf(sooner) < lengthOf(known)) best = sooner;
    }
    const { after } = apply(at, best.turn);
    const replies: ProofReply[] = [];
    for (const reply of best.replies) {
      if (reply.next === undefined || lengthOf(reply.next) < 2 || left === 0 || effort.stopped()) {
        replies.push(reply);
        continue;
      }
      left -= 1;
      const next = apply(after, reply.turn).after;
      const place = formatPlace(newGame(next));
      const searched = yield { part: PART, task: { place, limits: SEARCH, lines: 1 } };
      replies.push({ turn: reply.turn, next: yield* shortened(next, reply.next, searched) });
    }
    return { turn: best.turn, replies };
  }
}

/** How far it is, roughly: this comes after everything else about the forced line. */
const PART = 0.7;

const lengthOf = (proof: Proof): number => longestLine(proof).length;

/** A proof that follows a line as long as the defender does, and the solver where he leaves it. */
const provedAlong = (
  effort: Effort,
  position: Position,
  [turn, answer, ...rest]: readonly Turn[],
): Proof | undefined => {
  if (turn === undefined) return undefined;
  const { after, outcome } = apply(position, turn);
  if (outcome !== undefined) {
    return outcome.winner === position.turn ? { turn, replies: [] } : undefined;
  }
  if (!canCapture(after)) return undefined;
  const expected = answer === undefined ? undefined : formatTurnIn(after, answer);
  const replies: ProofReply[] = [];
  for (const reply of legalTurns(after)) {
    const made = apply(after, reply);
    if (made.outcome !== undefined && made.outcome.winner !== position.turn) return undefined;
    const isExpected = formatTurnIn(after, reply) === expected;
    const next =
      made.outcome === undefined
        ? isExpected
          ? provedAlong(effort, made.after, rest)
          : solvedAt(effort, made.after)
        : undefined;
    if (next === undefined && made.outcome === undefined) return undefined;
    replies.push({ turn: reply, next });
  }
  return { turn, replies };
};

const solvedAt = ({ solver, solving }: Effort, position: Position): Proof | undefined => {
  const found = solver.solve(position, solving);
  return found.kind === 'win' ? found.proof : undefined;
};
