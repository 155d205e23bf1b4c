import { writeFileSync } from 'node:fs';

import { createEngine, loadCore, loadSolver } from '../packages/engine/src/index.ts';
import { playDown } from '../packages/engine/test/playDown.ts';
import { makeTactic, readTactics, TACTICS_FILE } from '../packages/engine/test/tactics.ts';
import type { Tactic } from '../packages/engine/test/tactics.ts';
import { THEMES } from '../packages/engine/src/themes.ts';
import type { Theme } from '../packages/engine/src/themes.ts';
import {
  legalTurns,
  newGame,
  outcome,
  playTurn,
  positionOf,
  PRESETS,
  startPosition,
  unwrap,
} from '../packages/rules/src/index.ts';
import type { Position, PresetName } from '../packages/rules/src/index.ts';
import { Dice } from '../packages/rules/test/randomStates.ts';

/**
 * Looks for exercises in games that the engine plays against itself, and in random games, and adds
 * those to `packages/engine/test/tactics.json` that show a theme which has too few yet.
 *
 * npm run tactics [-- GAMES [SEED]]
 */

const [games = 200, firstSeed = 1] = process.argv.slice(2).map(Number);

/** Exercises wanted of each theme. */
const WANTED = 12;
const WITHIN = 4;
const MOVES = 200_000;
const NODES = 400;
const OPENING = 4;

const FROM: readonly PresetName[] = [
  'official',
  'official-48',
  'blitz',
  'official-61',
  'official-tournament',
  'official-44',
  'boardspace-48',
  'sv-basic',
  'he-beginner',
];

const solver = await loadSolver();
const core = await loadCore();
const engine = createEngine({ megabytes: 4, seed: 1 });
const tactics: Tactic[] = [...readTactics()];

const manyOf = (theme: Theme): number =>
  tactics.filter(({ themes }) => themes.includes(theme)).length;

/** The positions of a game that began by chance and was played by the engine. */
const selfPlay = (name: PresetName, dice: Dice): readonly Position[] => {
  const start = startPosition(PRESETS[name]);
  const positions: Position[] = [];
  engine.newGame();
  let game = newGame(start);
  while (game.outcome === undefined && game.history.length < 120) {
    const position = positionOf(game);
    const turns = [...legalTurns(position)];
    const limits = { nodes: NODES };
    const turn =
      game.history.length < OPENING
        ? dice.pick(turns)
        : engine.search(game, { limits }).lines[0]?.turns[0];
    if (turn === undefined) break;
    positions.push(position);
    game = unwrap(playTurn(game, turn));
  }
  return positions;
};

const random = (name: PresetName, dice: Dice): readonly Position[] =>
  Array.from({ length: 5 }, () =>
    playDown(core, startPosition(PRESETS[name]), dice, 8 + dice.below(20), dice.chance(0.7)),
  );

/** The exercise of a game that shows most of what is missing; long ones rather than short ones. */
const bestOf = (name: PresetName, positions: readonly Position[]): Tactic | undefined => {
  let best: { readonly tactic: Tactic; readonly worth: number } | undefined;
  for (const position of positions) {
    if (outcome(position) !== undefined) continue;
    const aim = { kind: 'win', within: WITHIN } as const;
    const tactic = makeTactic(solver, position, { name, aim }, MOVES);
    const missing = tactic?.themes.filter((theme) => manyOf(theme) < WANTED).length ?? 0;
    if (tactic === undefined || missing === 0) continue;
    const worth = missing + tactic.aim.within / 10;
    if (worth > (best?.worth ?? 0)) best = { tactic, worth };
  }
  return best?.tactic;
};

/** `official-48: two offers, gun 17`. */
const named = (tactic: Tactic, seed: number): Tactic => ({
  ...tactic,
  name: `${tactic.name}: ${tactic.themes.slice(0, 3).join(', ')} ${seed}`,
});

const write = (): void => {
  writeFileSync(TACTICS_FILE, `${JSON.stringify(tactics, null, 2)}\n`);
};

for (let seed = firstSeed; seed < firstSeed + games; seed++) {
  const dice = new Dice(seed);
  const name = FROM[seed % FROM.length] ?? 'official';
  const found = bestOf(name, seed % 4 === 0 ? random(name, dice) : selfPlay(name, dice));
  if (found === undefined || tactics.some(({ position }) => position === found.position)) continue;
  tactics.push(named(found, seed));
  write();
  console.log(`${tactics.length}  ${tactics.at(-1)?.name ?? ''}, within ${found.aim.within}`);
}
for (const theme of THEMES) console.log(`${String(manyOf(theme)).padStart(4)}  ${theme}`);
