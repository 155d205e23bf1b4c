// Random starts and random play for oracle.test.ts, biased towards the rare parts of the rules.
import {
  apply,
  geometry,
  legalTurns,
  outcome,
  startOf,
  withSituation,
  type Cell,
  type State,
} from './naive.ts';
import { OFFICIAL, PRESETS, type BoardName, type Count, type Options } from './naiveOptions.ts';

/** Numbers from 0 up to 1, always the same for the same seed (mulberry32). */
export const randomFrom = (seed: number): (() => number) => {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export class Dice {
  readonly next: () => number;
  constructor(seed: number) {
    this.next = randomFrom(seed);
  }
  /** A whole number from 0 up to `end`, without it. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }
  chance(probability: number): boolean {
    return this.next() < probability;
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
  some<T>(list: readonly T[], many: number): T[] {
    const rest = [...list];
    return Array.from({ length: Math.min(many, rest.length) }, () =>
      rest.splice(this.below(rest.length), 1).at(0),
    ) as T[];
  }
}

/** The values of the options that are one of a list; the default first (R11). */
export const VALUES = {
  jumpChoice: ['any', 'olderOverNewer'],
  chain: ['mandatory', 'optional'],
  ringAfterCapture: ['never', 'required'],
  isolationTrigger: ['removalOrFill', 'removalOnly'],
  isolationClaim: ['optional', 'automatic'],
  declinedGroup: ['dead', 'claimableLater'],
  usedRings: ['removable', 'locked'],
  poolEmpty: ['ownCaptives', 'ringsOnly'],
  noMarbles: ['pass', 'loss'],
  fullBoard: ['fillerWins', 'claimOnly'],
  noGoalEnd: ['tie', 'points'],
  repetition: ['coloursIgnored', 'exactColours', 'off'],
  collaboration: ['off', 'bothLose'],
  touchMove: ['off', 'marble', 'full'],
  missedCapture: ['enforced', 'claimable'],
  firstPlayer: ['lot', 'first', 'second'],
  openingPass: ['no', 'yes'],
} as const satisfies { [K in keyof Options]?: readonly Options[K][] };

const count = (dice: Dice, end: number): Count => [
  dice.below(end),
  dice.below(end),
  dice.below(end),
];
const total = ([white, grey, black]: Count): number => white + grey + black;
const minus = (a: Count, b: Count): Count => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

const randomGoals = (dice: Dice): Options['goals'] => {
  if (dice.chance(0.5)) return [[9, 9, 9]]; // out of reach, so that games go on to their other ends
  return Array.from({ length: 1 + dice.below(3) }, () => count(dice, 4)).map((goal) =>
    total(goal) === 0 ? ([2, 0, 0] as const) : goal,
  );
};

const randomOptions = (dice: Dice): Partial<Options> => {
  const options: Partial<Record<keyof Options, Options[keyof Options]>> = {};
  const rate = dice.pick([0.15, 0.5, 1]);
  for (const [key, values] of Object.entries(VALUES)) {
    if (dice.chance(rate)) options[key as keyof typeof VALUES] = dice.pick<string>(values) as never;
  }
  const pool = dice.chance(0.3) ? OFFICIAL.pool : count(dice, dice.pick([2, 3, 4, 7]));
  options.pool = total(pool) === 0 ? [1, 1, 1] : pool;
  if (dice.chance(0.7)) options.goals = randomGoals(dice);
  return options as Partial<Options>;
};

/** Marbles taken out of the pool beforehand, if one stays and they hold no goal (R11.2, R11.21). */
const withHandicap = (dice: Dice, options: Options): Options => {
  const first = count(dice, 2);
  const second = count(dice, 2);
  const left = minus(minus(options.pool, first), second);
  const isGoal = (given: Count) =>
    options.goals.some((goal) => goal.every((asked, colour) => given[colour]! >= asked));
  const given = total(first) + total(second) > 0;
  if (!given || left.some((n) => n < 0) || total(left) === 0 || isGoal(first) || isGoal(second)) {
    return options;
  }
  return { ...options, handicap: [first, second] };
};

/** The labels that a random custom board lacks (R2.7): holes here and there, or all but one patch. */
const randomGaps = (dice: Dice, board: BoardName): string[] => {
  const { around, labels } = geometry(board);
  if (board !== '204' && dice.chance(0.3)) {
    const rate = dice.next() * 0.7;
    const kept = dice.pick(labels);
    return labels.filter((label) => label !== kept && dice.chance(rate));
  }
  const size = dice.pick([2, 4, 6, 9, 13, 18]);
  const patch = new Set([dice.below(labels.length)]);
  for (let i = 0; i < 200 && patch.size < size; i++) {
    const next = dice.pick(around[dice.pick([...patch])]!);
    if (next >= 0) patch.add(next);
  }
  return labels.filter((_, ring) => !patch.has(ring));
};

/** Marbles set up on the board and dealt out to pool and captives, as a hand would do it (R9.8). */
const setUp = (dice: Dice, start: State): State => {
  const afresh = dice.chance(0.3); // a handicap may have been spent since
  const left = [...(afresh ? start.options.pool : start.pool)] as [number, number, number];
  const captives = start.captives.map((one) => (afresh ? [0, 0, 0] : [...one]));
  const density = dice.next();
  const take = (to: (colour: number) => void): void => {
    const colour = dice.below(3);
    if (left[colour]! === 0) return;
    left[colour]! -= 1;
    to(colour);
  };
  const cells = [...start.cells];
  for (const [ring, cell] of start.cells.entries()) {
    if (cell === 'o' && dice.chance(density)) {
      take((colour) => (cells[ring] = 'WGB'[colour] as Cell));
    }
  }
  const dealt = dice.pick([0, 2, 6, 40]);
  for (let i = 0; i < dealt; i++) {
    const owner = captives[dice.below(2)]!;
    take((colour) => (owner[colour]! += 1));
  }
  const marbles = [...cells.keys()].filter((ring) => 'WGB'.includes(cells[ring]!));
  const rings = [...cells.keys()].filter((ring) => cells[ring] !== '.');
  const { jumpChoice, usedRings } = start.options;
  const locked = usedRings === 'locked' ? rings.filter(() => dice.chance(0.3)) : [];
  return {
    ...start,
    cells,
    pool: left,
    captives: captives as unknown as State['captives'],
    used: new Set([...locked, ...marbles]),
    newest:
      jumpChoice === 'olderOverNewer' && marbles.length > 0 && dice.chance(0.5)
        ? dice.pick(marbles)
        : undefined,
    passes: dice.chance(0.1) ? 1 : 0,
  };
};

/** A few marbles that go round and round on a small board that loses no ring (R9.2). */
const roundabout = (dice: Dice): State => {
  const board = dice.pick<BoardName>(['37', '48']);
  const { around, labels } = geometry(board);
  const middle = dice.pick([...labels.keys()].filter((ring) => !around[ring]!.includes(-1)));
  const width = dice.pick([2]);
  const kept = [middle, ...around[middle]!.filter((_, i) => i % 3 < width)];
  const gaps = labels.filter((_, ring) => !kept.includes(ring));
  const changes: Partial<Options> = {
    pool: [2, 1 + dice.below(2), dice.below(3)],
    goals: [[9, 9, 9]],
    repetition: dice.pick(VALUES.repetition),
    usedRings: 'locked',
    poolEmpty: 'ownCaptives',
    noMarbles: 'pass',
    noGoalEnd: dice.pick(VALUES.noGoalEnd),
    missedCapture: dice.pick(VALUES.missedCapture),
  };
  const start = startOf('official', changes, board, gaps, dice.pick([1, 2] as const));
  const given: Count = [1, dice.below(2), 0];
  const captives: State['captives'] = [given, minus(start.pool, given)];
  return withSituation({ ...start, captives, pool: [0, 0, 0], used: new Set(kept) });
};

/** The last marbles of the pool, and no captives yet (R11.16). */
const brink = (dice: Dice): State => {
  const changes: Partial<Options> = {
    ...randomOptions(dice),
    pool: [2, 2, 2],
    collaboration: 'bothLose',
    handicap: dice.pick([
      'none',
      [
        [1, 0, 0],
        [0, 0, 0],
      ],
    ] as const),
  };
  const start = startOf('blitz', changes, '37', randomGaps(dice, '37'), dice.pick([1, 2] as const));
  const cells = [...start.cells];
  const left: [number, number, number] = [2, 2, 2];
  const vacant = [...cells.keys()].filter((ring) => cells[ring] === 'o');
  for (const ring of dice.some(vacant, 5)) {
    const colour = left.findIndex((n) => n > 0);
    left[colour]! -= 1;
    cells[ring] = 'WGB'[colour] as Cell;
  }
  const used = new Set([...cells.keys()].filter((ring) => 'WGB'.includes(cells[ring]!)));
  const none: Count = [0, 0, 0];
  return withSituation({ ...start, cells, pool: left, captives: [none, none], used });
};

const STYLES = ['any', 'capture', 'place', 'claim', 'decline', 'last'] as const;
export type Style = (typeof STYLES)[number] | 'return';

/** A state to start from, and how to play on from it. */
export const randomStart = (dice: Dice, turn: number): { start: State; style: Style } => {
  const kind = dice.below(20);
  const style = dice.pick(STYLES);
  if (kind >= 16) return { start: roundabout(dice), style: 'return' };
  if (kind === 15) return { start: brink(dice), style };
  // Every preset in its turn.
  const names = Object.keys(PRESETS);
  if (kind < 3) return { start: startOf(names[turn % names.length]!), style };
  const preset = dice.pick(names);
  const board = dice.pick<BoardName>(['37', '37', '37', '48', '61', '40', '43', '44', '58', '204']);
  const changes = randomOptions(dice);
  const toMove = dice.pick([1, 2] as const);
  const gaps = kind < 5 && board !== '204' ? [] : randomGaps(dice, board);
  const plain = startOf(preset, changes, board, gaps, toMove);
  const options = dice.chance(0.3) ? withHandicap(dice, plain.options) : plain.options;
  const start = startOf(preset, options, board, gaps, toMove);
  return { start: kind < 10 ? start : withSituation(setUp(dice, start)), style };
};

const isCapture = (turn: string): boolean => turn.startsWith('x ');

/** A situation as it reads where colours are ignored (R11.15). */
export const colourless = (situation: string): string =>
  situation
    .replace(/[WGB]/g, 'm')
    .replace(/(\d+),(\d+),(\d+)/g, (_, white, grey, black) =>
      String(Number(white) + Number(grey) + Number(black)),
    );

/** The turn that begins the first way found back to a situation of the game, in other colours if they count. */
const turnBack = (dice: Dice, state: State): string[] => {
  const recoloured = state.options.repetition === 'exactColours' && dice.chance(0.7);
  for (let tries = 0; tries < 60; tries++) {
    let at = state;
    let first: string | undefined;
    for (let depth = 0; depth < 8; depth++) {
      const turns = legalTurns(at);
      if (turns.length === 0) break;
      const turn = dice.pick(turns);
      at = apply(at, turn);
      first ??= turn;
      const now = at.situations.at(-1)!;
      const before = at.situations.slice(0, -1);
      const isBack = recoloured
        ? before.some((one) => one !== now && colourless(one) === colourless(now))
        : before.includes(now);
      if (isBack) return [first];
    }
  }
  return [];
};

/** Narrows the turns down to those a style likes best; all of them where it likes none. */
const liked = (dice: Dice, state: State, turns: readonly string[], style: Style): string[] => {
  switch (style) {
    case 'any':
      return [];
    case 'capture':
      return turns.filter(isCapture);
    case 'place':
      return turns.filter((turn) => !isCapture(turn));
    case 'claim':
      return turns.filter((turn) => / x /.test(turn));
    case 'decline':
      return turns.filter((turn) => turn.includes('~'));
    case 'return':
      return turnBack(dice, state);
    case 'last':
      return dice.some(turns, 6).filter((turn) => outcome(apply(state, turn)) === undefined);
  }
};

export const chooseTurn = (
  dice: Dice,
  state: State,
  turns: readonly string[],
  style: Style,
): string => {
  if (turns.includes('-') && dice.chance(0.4)) return '-';
  const best = dice.chance(style === 'return' ? 0.02 : 0.15)
    ? []
    : liked(dice, state, turns, style);
  return dice.pick(best.length > 0 ? best : turns);
};
