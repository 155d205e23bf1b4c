import { canCapture, legalTurns, RingSet } from '@zertz/rules';
import type { Position, Ring, Turn } from '@zertz/rules';

/**
 * The legal turns worth looking at: captures before anything else, claims never declined, and of
 * removals that change nothing near a marble one for each placement or chain.
 */
export const candidates = (position: Position): readonly Turn[] => {
  const capturing = canCapture(position);
  const found: Turn[] = [];
  const represented = new Set<string>();
  for (const turn of legalTurns(position)) {
    // Where a capture may be missed (R11.18) the captures come first and are all that counts.
    if (capturing && turn.kind !== 'capture') break;
    if (turn.kind === 'pass') {
      found.push(turn);
      continue;
    }
    if (!turn.declined.isEmpty) continue;
    const quiet = quietKey(position, turn);
    if (quiet !== undefined) {
      if (represented.has(quiet)) continue;
      represented.add(quiet);
    }
    found.push(turn);
  }
  return found;
};

/** With so few vacant rings left every removal may end the game. */
const FEW_VACANT = 4;

/** Turns with the same key differ only in which quiet ring they remove; `undefined`: it matters. */
const quietKey = (
  position: Position,
  turn: Exclude<Turn, { readonly kind: 'pass' }>,
): string | undefined => {
  const { board, occupied, rings } = position;
  if (turn.removal === undefined || rings.diff(occupied).size <= FEW_VACANT) return undefined;
  const filled = landingOf(turn);
  const marbles = filled === undefined ? occupied : occupied.with(filled);
  const around = board.neighbours[turn.removal] ?? RingSet.EMPTY;
  if (around.intersects(marbles)) return undefined;
  switch (turn.kind) {
    case 'placement':
      return `${turn.marble} ${turn.to}`;
    case 'capture':
      return turn.path.join(' ');
    case 'removal':
      return '-';
  }
};

const landingOf = (turn: Exclude<Turn, { readonly kind: 'pass' }>): Ring | undefined => {
  switch (turn.kind) {
    case 'placement':
      return turn.to;
    case 'capture':
      return turn.path[turn.path.length - 1];
    case 'removal':
      return undefined;
  }
};
