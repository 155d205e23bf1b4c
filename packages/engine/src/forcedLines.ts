import { apply, canCapture, formatPosition, opponentOf, total } from '@zertz/rules';
import type { Position, Turn } from '@zertz/rules';
import type { Allowance } from './allowance.ts';
import type { Line } from './engine.ts';
import { firstPartAgainst } from './opening/book.ts';
import { secondPart } from './opening/twoParts.ts';
import { enforcing } from './proof.ts';
import type { Proof } from './proof.ts';
import type { SolveLimits, Solver } from './solver.ts';

/** Placements of the plain search for a win; more are rarely found in time. */
const WITHIN = 6;

/** Most positions hold no win, so that the search needs the rest where no theory promises one. */
const ANYWHERE = 0.3;

/** The most turns from the end of a first part to the end of the game: one free, then the second. */
const AFTER_FIRST_PART = 14;

/** Wins that the player to move can force, and how to go on with those found before. */
export class ForcedLines {
  private readonly solver: Solver;
  /** What to do in positions that lines found before lead to. */
  private readonly known = new Map<string, Line & { readonly proof: Proof }>();

  constructor(solver: Solver) {
    this.solver = solver;
  }

  forget(): void {
    this.known.clear();
  }

  /** A line that wins whatever the other player does; `remembering` if those found before count. */
  find(position: Position, remembering: boolean, allowance: Allowance): Line | undefined {
    if (!remembering) this.forget();
    return this.known.get(formatPosition(position)) ?? this.look(position, allowance);
  }

  private look(position: Position, { isOver, moves }: Allowance): Line | undefined {
    if (canCapture(position) || total(position.pool) === 0) return undefined;
    const { solver } = this;
    const from = solver.nodes();
    const bounds = (part: number): Omit<SolveLimits, 'within'> => ({
      nodes: Math.max(1, Math.floor(moves * part) - (solver.nodes() - from)),
      stopped: () => isOver(part),
    });
    const opening = firstPartAgainst(solver, position, bounds(1));
    if (opening !== undefined) return this.keep(position, opening, AFTER_FIRST_PART);
    const found = isPair(position) ? secondPart(solver, position, bounds(1)) : undefined;
    if (found !== undefined) return this.keep(position, found, 0);
    const solved = solver.solve(position, { within: WITHIN, ...bounds(ANYWHERE) });
    return solved.kind === 'win' ? this.keep(position, solved.proof, 0) : undefined;
  }

  /** Keeps what to do at every turn of a line that has been found. */
  private keep(position: Position, proof: Proof, after: number): Line {
    const line = {
      proof,
      score: { kind: 'win', turns: turnsIn(proof) + after } as const,
      turns: mainLine(proof),
    };
    this.known.set(formatPosition(position), line);
    const next = apply(enforcing(position), proof.turn).after;
    for (const reply of proof.replies) {
      if (reply.next === undefined) continue;
      const there = apply(next, reply.turn).after;
      this.keep({ ...there, variant: position.variant }, reply.next, after);
    }
    return line;
  }
}

/** Two whites more win, and no marble but one stands on the board. */
const isPair = (position: Position): boolean => {
  const { captives, occupied, turn, variant } = position;
  return (
    occupied.size === 1 &&
    captives[turn].white === 2 &&
    variant.goals.some(({ black, grey, white }) => white === 4 && grey + black === 0) &&
    total(captives[opponentOf(turn)]) > 0
  );
};

const turnsIn = ({ replies }: Proof): number =>
  1 + replies.reduce((most, { next }) => Math.max(most, 1 + (next ? turnsIn(next) : 0)), 0);

const mainLine = ({ replies, turn }: Proof): readonly Turn[] => {
  const [reply] = [...replies].sort((a, b) => depthOf(b.next) - depthOf(a.next));
  if (reply === undefined) return [turn];
  return [turn, reply.turn, ...(reply.next === undefined ? [] : mainLine(reply.next))];
};

const depthOf = (proof: Proof | undefined): number => (proof === undefined ? 0 : turnsIn(proof));
