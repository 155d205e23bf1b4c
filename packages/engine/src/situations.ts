import { positionOf, total } from '@zertz/rules';
import type { Game } from '@zertz/rules';
import type { Core } from './core/core.ts';

/** The situations that a game has had and that may still come again (R9.2). */
export const situationsBefore = (core: Core, game: Game): readonly bigint[] => {
  const now = positionOf(game);
  if (total(now.pool) > 0) return [];
  const found: bigint[] = [];
  for (let ply = game.history.length - 1; ply >= 0; ply--) {
    const before = game.history[ply]?.before;
    if (before === undefined || total(before.pool) > 0 || !before.rings.equals(now.rings)) break;
    core.set(before);
    found.push(core.situation());
  }
  return found;
};
