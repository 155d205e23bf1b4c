import { chooseTurn, createEngine } from '@zertz/engine';
import type { Engine } from '@zertz/engine';
import { positionOf } from '@zertz/rules';
import { hostEngine } from './host.ts';

/** The simple player behind the face of an engine: it always takes the same time. */
const simpleEngine = (seed: number): Engine => ({
  search: (game) => {
    const position = 'history' in game ? positionOf(game) : game;
    const ply = 'history' in game ? game.history.length : 0;
    const turn = chooseTurn(position, { seed: seed + ply });
    return {
      depth: 1,
      nodes: 1,
      millis: 0,
      lines: turn === undefined ? [] : [{ score: { kind: 'value', value: 0 }, turns: [turn] }],
    };
  },
  newGame: () => undefined,
});

hostEngine(async ({ megabytes, seed }, name) =>
  name === 'simple' ? simpleEngine(seed) : createEngine({ megabytes, seed }),
);
