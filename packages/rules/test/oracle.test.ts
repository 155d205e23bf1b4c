import { expect, test } from 'vitest';
import {
  apply as applyTurn,
  boardOf,
  demandCapture,
  formatPosition,
  formatTurnIn,
  legalTurns,
  mayDemandCapture,
  newGame,
  parsePosition,
  parseTurn,
  positionOf,
  PRESET_NAMES,
  PRESETS,
  startPosition,
  unwrap,
  withPlayed,
  type Game,
  type Outcome,
  type Turn,
} from '../src/index.ts';
import * as naive from './naive.ts';
import type { State } from './naive.ts';
import { BOARDS, OFFICIAL, PRESETS as NAIVE_PRESETS, type BoardName } from './naiveOptions.ts';
import { chooseTurn, colourless, Dice, randomStart, VALUES } from './randomStates.ts';

// Random play in which the rules and the naive rules of naive.ts must agree at every step.
//   ORACLE_POSITIONS=100000   how many positions to compare
//   ORACLE_SEED=1             the seed of the first play-out; each further one has the next
const POSITIONS = Number(process.env['ORACLE_POSITIONS'] ?? 6000);
const SEED = Number(process.env['ORACLE_SEED'] ?? 1);

/** Turns of a position to be played and compared, claims first. */
const TURNS_COMPARED = 8;

/** What must have come up in the random play, or the comparison has not looked at it. */
const EVENTS = [
  'goal',
  'goal of the player to move',
  'full board wins',
  'full board without a win',
  'stuck without vacant ring',
  'stuck without free ring',
  'forced pass',
  'two passes',
  'loss without marbles',
  'repetition, colours ignored',
  'repetition, exact colours',
  'repetition but for the colours',
  'repetition that does not count',
  'points decide',
  'points are equal',
  'collaboration',
  'collaboration but for the captives',
  'opening pass',
  'own captive placed',
  'placement without removal',
  'rings-only turn',
  'capture with removal',
  'capture without removal where one is required',
  'chain returns to its start',
  'chain lands on a ring twice',
  'chain of four jumps',
  'chain stops early',
  'claim',
  'claim after a capture',
  'claim on a rings-only turn',
  'claim without removal',
  'claim of several groups',
  'one group claimed, one declined',
  'declined',
  'capture missed',
  'demand',
  'demand after the end',
  'owed capture',
  'custom board',
  ...Object.keys(VALUES)
    .filter((key) => !['touchMove', 'firstPlayer', 'collaboration', 'repetition'].includes(key))
    .map((key) => `${key} matters`),
] as const;

const seen = new Map<string, number>(EVENTS.map((event) => [event, 0]));
const saw = (event: string, happened = true): void => {
  if (!happened) return;
  if (!seen.has(event)) throw new Error(`no such event: ${event}`);
  seen.set(event, seen.get(event)! + 1);
};

/** An outcome in the words of the rules. */
const inRulesWords = (outcome: naive.Outcome | undefined): Outcome | undefined => {
  if (outcome === undefined) return undefined;
  const { by, points, winner } = outcome;
  const names = { fullBoard: 'full-board', passes: 'no-goal', stuck: 'no-goal' } as const;
  return {
    winner: winner === 1 ? 'first' : winner === 2 ? 'second' : undefined,
    by: by === 'noMarbles' ? 'no-marbles' : by in names ? names[by as keyof typeof names] : by,
    points: points && { first: points[0], second: points[1] },
  } as Outcome;
};

/** The marbles a written turn wins: those jumped over and those claimed. */
const gainOf = (turn: string): { white: number; grey: number; black: number } => {
  const won = turn.replace(/ ~.*/, '').replace(/^[WGB]/, '');
  const times = (letter: string): number => won.split(letter).length - 1;
  return { white: times('W'), grey: times('G'), black: times('B') };
};

interface Both {
  readonly state: State;
  readonly game: Game;
}

/** Everything that is asked of a position; gives back its legal turns, sorted as written. */
const comparePosition = ({ state, game }: Both): ReadonlyMap<string, Turn> => {
  const position = positionOf(game);
  const text = naive.stateText(state);
  agree(formatPosition(position), text, text);
  agree(formatPosition(unwrap(parsePosition(text))), text, text);
  agree(game.outcome, inRulesWords(naive.outcome(state)), text);
  agree(mayDemandCapture(game), naive.demand(state) !== undefined, text);
  if (game.outcome !== undefined) return new Map<string, Turn>();
  const found = [...legalTurns(position)].map(
    (turn) => [formatTurnIn(position, turn), turn] as const,
  );
  const turns = new Map(found);
  const expected = naive.legalTurns(state);
  agree(found.map(([written]) => written).sort(), expected, text);
  return new Map(expected.map((written) => [written, turns.get(written)!]));
};

/** Plays a legal turn in both, and compares what it did. */
const compareTurn = (both: Both, written: string, turn: Turn): Both => {
  const before = positionOf(both.game);
  const played = applyTurn(before, turn);
  const state = naive.apply(both.state, written);
  const game = withPlayed(both.game, played);
  const where = `${naive.stateText(both.state)} : ${written}`;
  agree(formatPosition(played.after), naive.stateText(state), where);
  agree(played.gain, gainOf(written), where);
  agree(game.outcome, inRulesWords(naive.outcome(state)), where);
  const read = parseTurn(before, written);
  agree(read.ok && formatTurnIn(before, read.value), written, where);
  return { state, game };
};

/** R13.5: a turn of another position is read exactly if it is a turn of this one. */
const compareForeignTurn = (
  { state, game }: Both,
  turns: ReadonlyMap<string, Turn>,
  written: string,
): void => {
  const position = positionOf(game);
  const where = `${naive.stateText(state)} : ${written}`;
  const read = parseTurn(position, written);
  if (!read.ok) {
    agree(turns.has(written), false, where);
    return;
  }
  const canonical = formatTurnIn(position, read.value);
  agree(turns.has(canonical), true, where);
  if (canonical === written) return;
  agree(canonical.startsWith(`${written} x `) && !canonical.includes('~'), true, where);
};

/** `expect` only for what differs: asking it every time would take most of the time. */
const agree = (found: unknown, expected: unknown, where: string): void => {
  if (found === expected || JSON.stringify(found) === JSON.stringify(expected)) return;
  expect(found, where).toEqual(expected);
};

const sum = (count: readonly number[]): number => count.reduce((a, b) => a + b);

/** Counts what a turn shows of the rules. */
const watchTurn = (before: State, written: string, after: State): void => {
  const { options } = before;
  const [main = '', claims = ''] = written.replace(/ ~.*/, '').split(/(?<=.) x /);
  const [action = '', removed] = main.split(',');
  const isCapture = action.startsWith('x ');
  const chain = action.match(/[a-z]\d+/g) ?? [];
  saw('opening pass', written === '-' && sum(before.pool) > 0);
  saw('forced pass', written === '-' && sum(before.pool) === 0);
  saw('own captive placed', /^[WGB]/.test(action) && sum(before.pool) === 0);
  saw('placement without removal', /^[WGB]/.test(action) && removed === undefined);
  saw('rings-only turn', action === '-' && removed !== undefined);
  saw('capture with removal', isCapture && removed !== undefined);
  saw(
    'capture without removal where one is required',
    isCapture && options.ringAfterCapture === 'required' && removed === undefined,
  );
  if (isCapture) {
    saw('chain returns to its start', chain.slice(1).includes(chain[0]!));
    saw('chain lands on a ring twice', new Set(chain.slice(1)).size < chain.length - 1);
    saw('chain of four jumps', chain.length > 4);
    saw('owed capture', before.owed);
  }
  saw('claim', claims !== '');
  saw('claim after a capture', claims !== '' && isCapture);
  saw('claim on a rings-only turn', claims !== '' && action === '-');
  saw('claim without removal', claims !== '' && removed === undefined);
  saw('declined', written.includes('~'));
  saw('one group claimed, one declined', claims !== '' && written.includes('~'));
  saw(
    'claim of several groups',
    claims !== '' && !written.includes('~') && isSplit(before, claims),
  );
  saw('capture missed', after.missed !== undefined);
  const last = sum(before.pool) > 0 && sum(after.pool) === 0;
  saw(
    'collaboration but for the captives',
    last && options.collaboration === 'bothLose' && before.captives.flat().some((n) => n > 0),
  );
};

/** Whether these marbles stood in more than one group of rings. */
const isSplit = (state: State, marbles: string): boolean => {
  const { around, indexOf } = naive.geometry(state.board);
  const rings = marbles.match(/[a-z]\d+/g)!.map((label) => indexOf.get(label)!);
  const reached = [rings[0]!];
  for (const ring of reached) {
    reached.push(...around[ring]!.filter((one) => rings.includes(one) && !reached.includes(one)));
  }
  return reached.length < rings.length;
};

/** Counts games that go on although they would have ended by repetition under another option. */
const watchRepetition = ({ options, situations }: State): void => {
  const now = colourless(situations.at(-1)!);
  if (situations.filter((text) => colourless(text) === now).length < 3) return;
  saw('repetition but for the colours', options.repetition === 'exactColours');
  saw('repetition that does not count', options.repetition === 'off');
};

/** Counts how a game ended. */
const watchEnd = (state: State, outcome: naive.Outcome): void => {
  const { options } = state;
  const hasVacant = state.cells.includes('o');
  switch (outcome.by) {
    case 'goal':
      saw('goal');
      saw('goal of the player to move', outcome.winner === state.toMove);
      break;
    case 'fullBoard':
      saw('full board wins');
      break;
    case 'stuck':
      saw('stuck without vacant ring', !hasVacant);
      saw('full board without a win', !hasVacant && options.fullBoard === 'claimOnly');
      saw('stuck without free ring', hasVacant);
      break;
    case 'passes':
      saw('two passes');
      break;
    case 'noMarbles':
      saw('loss without marbles');
      break;
    case 'repetition':
      saw('repetition, colours ignored', options.repetition === 'coloursIgnored');
      saw('repetition, exact colours', options.repetition === 'exactColours');
      break;
    case 'collaboration':
      saw('collaboration');
      break;
  }
  saw('points decide', outcome.points !== undefined && outcome.winner !== 'tie');
  saw('points are equal', outcome.points !== undefined && outcome.winner === 'tie');
};

/** Counts the options that make a difference here, compared with their default. */
const watchOptions = (state: State, turns: ReadonlyMap<string, Turn>): void => {
  const end = JSON.stringify(naive.outcome(state));
  const list = [...turns.keys()].join();
  for (const key of Object.keys(VALUES) as (keyof typeof VALUES)[]) {
    if (state.options[key] === OFFICIAL[key] || !seen.has(`${key} matters`)) continue;
    const usual: State = { ...state, options: { ...state.options, [key]: OFFICIAL[key] } };
    const differs =
      JSON.stringify(naive.outcome(usual)) !== end || naive.legalTurns(usual).join() !== list;
    saw(`${key} matters`, differs);
  }
};

/** A play-out; gives back the number of positions compared. */
const playOut = (seed: number): number => {
  const dice = new Dice(seed);
  const { start, style } = randomStart(dice, seed);
  let both: Both = {
    state: start,
    game: newGame(unwrap(parsePosition(naive.stateText(start)))),
  };
  saw('custom board', start.cells.includes('.'));
  let foreign = ['-', 'Wd4,d1', 'x d4Wd6'];
  for (let positions = 1; ; positions++) {
    const { state, game } = both;
    const turns = comparePosition(both);
    for (const written of dice.some(foreign, 3)) {
      if (game.outcome === undefined) compareForeignTurn(both, turns, written);
    }
    const end = naive.outcome(state);
    if (end === undefined) watchRepetition(state);
    else watchEnd(state, end);
    if (end !== undefined || (turns.size < 150 && dice.chance(0.5))) watchOptions(state, turns);

    const demanded = naive.demand(state);
    if (demanded !== undefined && dice.chance(end === undefined ? 0.4 : 0.8)) {
      saw('demand');
      saw('demand after the end', end !== undefined);
      both = { state: demanded, game: unwrap(demandCapture(game)) };
      continue;
    }
    if (end !== undefined || positions > 150) return positions;

    const all = [...turns.keys()];
    const claims = all.filter((turn) => / [x~] /.test(turn));
    const captures = all.filter((turn) => turn.startsWith('x '));
    const compared = new Set([
      ...dice.some(claims, TURNS_COMPARED / 2),
      ...dice.some(captures, TURNS_COMPARED / 2),
      ...dice.some(all, TURNS_COMPARED / 4),
    ]);
    const chosen = chooseTurn(dice, state, all, style);
    for (const written of compared.add(chosen)) {
      const { state: after } = compareTurn(both, written, turns.get(written)!);
      watchTurn(state, written, after);
      const isCapture = written.startsWith('x ');
      saw('chain stops early', isCapture && all.some((turn) => turn.startsWith(`${written}B`)));
    }
    foreign = [...compared];
    both = compareTurn(both, chosen, turns.get(chosen)!);
  }
};

test('the boards are those of the naive rules', () => {
  for (const name of Object.keys(BOARDS) as BoardName[]) {
    const board = boardOf(Number(name) as Parameters<typeof boardOf>[0]);
    const { around, labels } = naive.geometry(name);
    expect(board.labels).toEqual(labels);
    expect(board.around.map((list) => list.map((ring) => ring ?? -1))).toEqual(around);
  }
});

test('the presets are those of the naive rules', () => {
  expect(PRESET_NAMES).toEqual(Object.keys(NAIVE_PRESETS));
  for (const name of PRESET_NAMES) {
    const toMove = PRESETS[name].firstPlayer === 'second' ? 2 : 1;
    const start = naive.startOf(name, {}, undefined, [], toMove);
    expect(formatPosition(startPosition(PRESETS[name]))).toBe(naive.stateText(start));
    const { touchMove } = { ...OFFICIAL, ...NAIVE_PRESETS[name]![1] };
    expect(PRESETS[name].touchMove).toBe(touchMove);
  }
});

test(
  `the rules and the naive rules agree on ${POSITIONS} positions`,
  { timeout: 60_000 + POSITIONS * 20 },
  () => {
    let positions = 0;
    for (let seed = SEED; positions < POSITIONS; seed++) {
      try {
        positions += playOut(seed);
      } catch (error) {
        console.error(`ORACLE_SEED=${seed}`);
        throw error;
      }
    }
    if (process.env['ORACLE_POSITIONS'] !== undefined) console.log(Object.fromEntries(seen));
    expect([...seen].filter(([, times]) => times === 0).map(([event]) => event)).toEqual([]);
  },
);
