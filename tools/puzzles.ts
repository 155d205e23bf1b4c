import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  checkProof,
  createEngine,
  formatProof,
  LEVEL_ELO,
  LEVELS,
  loadSolver,
  otherWin,
} from '../packages/engine/src/index.ts';
import type { Engine, Level, Proof, Puzzle } from '../packages/engine/src/index.ts';
import { themesOf } from '../packages/engine/test/themes.ts';
import {
  canonicalForm,
  formatPosition,
  formatTurnIn,
  legalTurns,
  newGame,
  outcome,
  parsePosition,
  playTurn,
  positionOf,
  PRESETS,
  startPosition,
  unwrap,
} from '../packages/rules/src/index.ts';
import type { Position, PresetName } from '../packages/rules/src/index.ts';
import { Dice } from '../packages/rules/test/randomStates.ts';
import { keep, readKept } from './kept.ts';
import { checkPuzzles } from './puzzleCheck.ts';

/**
 * Looks for puzzles in games that the engine plays against itself: positions where one first turn
 * alone forces a win. They are kept in `reports/puzzles.json` and written for the app when enough
 * of each length are found. Goes on where it was stopped.
 *
 * npm run puzzles [-- GAMES [--anew]]
 * npm run puzzles -- check         proves those of the app once more, without any pruning: half an hour
 */

const FILE = join(import.meta.dirname, '../packages/web/src/puzzles/puzzles.json');
const games = Number(process.argv.slice(2).find((text) => /^\d+$/.test(text)) ?? 2000);

if (process.argv.includes('check')) {
  await checkPuzzles(FILE);
  process.exit();
}

/** How many are wanted that take so many placements. */
const WANTED: readonly number[] = [30, 90, 130, 90, 40];
const MOVES = 400_000;
const OPENING = 4;
/** From one game, so that the puzzles are not all alike. */
const A_GAME = 2;

const FROM: readonly PresetName[] = [
  'official',
  'official',
  'official-48',
  'official',
  'blitz',
  'official-61',
  'official',
  'sv-basic',
];

interface Kept {
  readonly next: number;
  readonly puzzles: readonly Puzzle[];
}

const solver = await loadSolver();
const player = createEngine({ megabytes: 4, seed: 1 });

/** A game that began by chance and was played by levels that overlook something now and then. */
const positionsOf = (name: PresetName, dice: Dice): readonly Position[] => {
  const positions: Position[] = [];
  player.newGame();
  let game = newGame(startPosition(PRESETS[name]));
  const level = dice.pick<Level>([4, 5, 6, 7]);
  while (game.outcome === undefined && game.history.length < 120) {
    const position = positionOf(game);
    const turn =
      game.history.length < OPENING
        ? dice.pick([...legalTurns(position)])
        : player.search(game, { level, limits: { nodes: 1500 } }).lines[0]?.turns[0];
    if (turn === undefined) break;
    positions.push(position);
    game = unwrap(playTurn(game, turn));
  }
  return positions;
};

interface Found {
  readonly position: Position;
  readonly proof: Proof;
  readonly within: number;
}

const LONGEST = WANTED.length - 1;

/** A win to be found: with some choice at the first turn, and one that is right. */
const puzzleIn = (position: Position, longest: number): Found | undefined => {
  if (outcome(position) !== undefined) return undefined;
  const solved = solver.solve(position, { within: longest, nodes: MOVES });
  if (solved.kind !== 'win') return undefined;
  const { within } = unwrap(checkProof(position, solved.proof));
  const choice = [...legalTurns(position)].length;
  if (choice < 2 || (within === 0 && choice < 3)) return undefined;
  if (otherWin(solver, position, solved.proof, within) !== undefined) return undefined;
  return { position, proof: solved.proof, within };
};

const SEEDS = [1, 2, 3, 4, 5] as const;
const engines: readonly Engine[] = SEEDS.map((seed) => createEngine({ megabytes: 1, seed }));

/** The rating at which the levels would be expected to solve as many as they do. */
const ratingOf = ({ position, proof }: Found): number => {
  const right = formatTurnIn(position, proof.turn);
  const scores = LEVELS.map((level) => {
    const solved = engines.filter((engine) => {
      engine.newGame();
      const { lines } = engine.search(position, { level, limits: { nodes: 25_000 } });
      const turn = lines[0]?.turns[0];
      return turn !== undefined && formatTurnIn(position, turn) === right;
    });
    return { elo: 1500 + LEVEL_ELO[level].elo, share: solved.length / SEEDS.length };
  });
  const excess = (rating: number): number =>
    scores.reduce((sum, { elo, share }) => sum + 1 / (1 + 10 ** ((rating - elo) / 400)) - share, 0);
  let [low, high] = [600, 2600];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    if (excess(middle) > 0) low = middle;
    else high = middle;
  }
  return Math.round(low);
};

/** All captures but one lose: that is a choice. */
const themesIn = (position: Position, proof: Proof): readonly string[] => [
  ...(proof.turn.kind === 'capture' ? ['choice'] : []),
  ...themesOf(position, proof),
];

const ordered = (puzzles: readonly Puzzle[]): readonly Puzzle[] =>
  puzzles.toSorted((a, b) => a.rating - b.rating || (a.id < b.id ? -1 : 1));

const write = (puzzles: readonly Puzzle[]): void => {
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, `${JSON.stringify(ordered(puzzles))}\n`);
};

let { next, puzzles }: Kept = readKept<Kept>('puzzles.json', { next: 1, puzzles: [] });
const formOf = (position: Position): string => formatPosition(canonicalForm(position));
const known = new Set(puzzles.map(({ position }) => formOf(unwrap(parsePosition(position)))));
const manyOf = (within: number): number => puzzles.filter((one) => one.within === within).length;
const isWanted = (within: number): boolean => manyOf(within) < (WANTED[within] ?? 0);

for (let played = 0; played < games; played++, next++) {
  if (!WANTED.some((_, within) => isWanted(within))) break;
  const dice = new Dice(next);
  const ids = Array.from({ length: A_GAME }, (_, left) => left);
  let free = 0;
  let isEnded = false;
  for (const [ply, position] of positionsOf(dice.pick(FROM), dice).entries()) {
    // What follows a win is the rest of it; but one capture to end it may be a puzzle of its own.
    const isRest = ids.length === 0 || ply < free;
    if (isRest && (isEnded || !isWanted(0))) continue;
    const found = puzzleIn(position, isRest ? 0 : LONGEST);
    const form = formOf(position);
    if (found === undefined || !isWanted(found.within) || known.has(form)) continue;
    known.add(form);
    if (isRest) isEnded = true;
    else free = ply + 2 * found.within + 3;
    const puzzle: Puzzle = {
      id: next.toString(36) + String(isRest ? A_GAME : ids.pop()),
      position: formatPosition(position),
      within: found.within,
      themes: themesIn(position, found.proof),
      rating: ratingOf(found),
      proof: formatProof(position, found.proof),
    };
    puzzles = [...puzzles, puzzle];
    console.log(
      `${puzzles.length}  ${puzzle.id}  in ${puzzle.within}, ${puzzle.rating}, ${puzzle.themes.join(', ')}`,
    );
  }
  if (played % 20 === 19) keep('puzzles.json', { next, puzzles });
}
keep('puzzles.json', { next, puzzles });
write(puzzles);
console.log(WANTED.map((wanted, within) => `in ${within}: ${manyOf(within)}/${wanted}`).join('  '));
