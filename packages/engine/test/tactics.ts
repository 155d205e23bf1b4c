import { readFileSync } from 'node:fs';
import {
  apply,
  canCapture,
  formatPosition,
  legalTurns,
  opponentOf,
  outcome,
  parseCount,
  parsePosition,
  unwrap,
} from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { checkProof } from '../src/check.ts';
import { toldProof } from '../src/explain/steps.ts';
import { enforcing } from '../src/proof.ts';
import type { Aim } from '../src/proof.ts';
import type { Solver } from '../src/solver.ts';
import { THEMES } from '../src/themes.ts';
import type { Theme } from '../src/themes.ts';
import { themesOf } from './themes.ts';

/** One exercise of `tactics.json`, which `npm run tactics` adds to. */
export interface Tactic {
  readonly name: string;
  readonly themes: readonly Theme[];
  readonly position: string;
  /** What the player to move can force, with so many placements. */
  readonly aim: TacticAim;
  /** The longest line of a proof. */
  readonly solution: readonly string[];
}

export type TacticAim =
  | { readonly kind: 'win'; readonly within: number }
  | {
      readonly kind: 'gain';
      readonly within: number;
      readonly whites: number;
      /** The most the opponent may gain meanwhile, as a position text writes marbles. */
      readonly giving: string;
    };

export const TACTICS_FILE = new URL('tactics.json', import.meta.url);

export const readTactics = (): readonly Tactic[] =>
  JSON.parse(readFileSync(TACTICS_FILE, 'utf8')) as readonly Tactic[];

export const positionOfTactic = ({ position }: Tactic): Position => unwrap(parsePosition(position));

export const aimOf = ({ aim }: Pick<Tactic, 'aim'>): Aim => {
  if (aim.kind === 'win') return 'win';
  const giving = parseCount(aim.giving);
  if (giving === undefined) throw new RangeError(`'${aim.giving}' is no count of marbles`);
  return { whites: aim.whites, giving };
};

/** Solves an exercise, names its themes and writes it down; `undefined`: there is no such line. */
export const makeTactic = (
  solver: Solver,
  position: Position,
  asked: { readonly name: string; readonly aim: TacticAim },
  moves: number,
): Tactic | undefined => {
  const aim = aimOf(asked);
  const limits = { within: asked.aim.within, nodes: moves };
  const found =
    aim === 'win'
      ? solver.solve(position, limits)
      : solver.solveGain(position, { ...limits, ...aim });
  if (found.kind !== 'win') return undefined;
  const { within } = unwrap(checkProof(position, found.proof, aim));
  const themes = new Set(themesOf(position, found.proof));
  if (aim === 'win' && isChoice(solver, position, within)) themes.add('choice');
  if (within > 0 && isRace(solver, position)) themes.add('race');
  return {
    name: asked.name,
    themes: THEMES.filter((theme) => themes.has(theme)),
    position: formatPosition(position),
    aim: { ...asked.aim, within },
    solution: toldProof(position, found.proof).steps.map(({ turn }) => turn),
  };
};

/** One capture of several wins within so many placements. */
const isChoice = (solver: Solver, position: Position, within: number): boolean => {
  const start = enforcing(position);
  if (!canCapture(start)) return false;
  const captures = [...legalTurns(start)].map((turn) => apply(start, turn));
  const winning = captures.filter(({ after, outcome: end }) => {
    if (end !== undefined) return end.winner === start.turn;
    if (!canCapture(after)) return false;
    return [...legalTurns(after)].every((reply) => {
      const next = apply(after, reply);
      if (next.outcome !== undefined) return next.outcome.winner === start.turn;
      return solver.solve(next.after, { within }).kind === 'win';
    });
  });
  return captures.length > 1 && winning.length === 1;
};

const isRace = (solver: Solver, position: Position): boolean => {
  const turned = { ...position, turn: opponentOf(position.turn), passes: 0, newest: undefined };
  return outcome(turned) === undefined && solver.solve(turned, { within: 1 }).kind === 'win';
};
