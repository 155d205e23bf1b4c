import type { Marble, Position, Ring, Turn } from '@zertz/rules';

/** What a hint tells, one thing after the other; the last plays the turn. */
export const RUNGS = ['where', 'marble', 'ring', 'show'] as const;
export type Rung = (typeof RUNGS)[number];

/** What is said on a rung. */
export type Hint =
  | { readonly kind: 'where' }
  | { readonly kind: 'place'; readonly marble: Marble }
  | { readonly kind: 'onto'; readonly ring: Ring }
  | { readonly kind: 'jumper'; readonly ring: Ring }
  | { readonly kind: 'ends'; readonly ring: Ring }
  | { readonly kind: 'ring-only' }
  | { readonly kind: 'remove'; readonly ring: Ring }
  | { readonly kind: 'pass' };

const endOf = ({ path }: Turn & { readonly kind: 'capture' }): Ring =>
  path[path.length - 1] ?? path[0];

export const hintOf = (turn: Turn, rung: Rung): Hint | undefined => {
  if (rung === 'show') return undefined;
  if (turn.kind === 'pass') return { kind: 'pass' };
  if (rung === 'where') return { kind: 'where' };
  const marble = rung === 'marble';
  switch (turn.kind) {
    case 'placement':
      return marble ? { kind: 'place', marble: turn.marble } : { kind: 'onto', ring: turn.to };
    case 'capture':
      return marble ? { kind: 'jumper', ring: turn.path[0] } : { kind: 'ends', ring: endOf(turn) };
    case 'removal':
      return marble ? { kind: 'ring-only' } : { kind: 'remove', ring: turn.removal };
  }
};

/** The rings that are marked once a turn's hint has been taken so far. */
export const hintRings = (position: Position, turn: Turn, rungs: number): readonly Ring[] => {
  if (rungs === 0 || turn.kind === 'pass') return [];
  if (turn.kind === 'capture' && rungs > 1) {
    return rungs === 2 ? [turn.path[0]] : [turn.path[0], endOf(turn)];
  }
  const ring =
    turn.kind === 'placement' ? turn.to : turn.kind === 'capture' ? turn.path[0] : turn.removal;
  return rungs > 2 ? [ring] : regionWith(position, ring);
};

/** Some rings that lie together, this one among them but not in their middle. */
const regionWith = ({ board, rings }: Position, ring: Ring): readonly Ring[] => {
  const near = (at: Ring): readonly Ring[] =>
    (board.around[at] ?? []).flatMap((to) => (to !== undefined && rings.has(to) ? [to] : []));
  const beside = near(ring);
  // Any will do, as long as it is the same each time.
  const middle = beside[(ring * 7) % Math.max(1, beside.length)] ?? ring;
  return [...new Set([ring, middle, ...near(middle)])];
};
