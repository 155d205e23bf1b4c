import { randomFrom } from '@zertz/engine';
import { legalTurns, newGame, playTurn, positionOf, startPosition, unwrap } from '@zertz/rules';
import type { Game, Variant } from '@zertz/rules';

/** A game begun with turns drawn by chance, each as likely as any other; it is not over. */
export const randomOpening = (variant: Variant, turns: number, seed: number): Game => {
  const random = randomFrom(seed);
  for (;;) {
    let game = newGame(startPosition(variant));
    for (let ply = 0; ply < turns && game.outcome === undefined; ply++) {
      const legal = [...legalTurns(positionOf(game))];
      const turn = legal[Math.floor(random() * legal.length)];
      if (turn === undefined) break;
      game = unwrap(playTurn(game, turn));
    }
    if (game.outcome === undefined) return game;
  }
};
