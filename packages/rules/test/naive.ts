// A second implementation of the rules, written from RULES.md alone and kept plain, to check the first against.
import {
  BOARDS,
  countText,
  optionsOf,
  optionsText,
  PRESETS,
  type BoardName,
  type Count,
  type Options,
} from './naiveOptions.ts';

export type Player = 1 | 2;
/** What stands at a place of the board: no ring, a vacant ring, a marble on its ring (R13.9). */
export type Cell = '.' | 'o' | 'W' | 'G' | 'B';
const COLOURS = ['W', 'G', 'B'] as const;

export interface Geometry {
  /** In label order (R3.3); a ring is known by its place in this list. */
  readonly labels: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  /** The six neighbour positions clockwise from the top (R2.4); -1 where the board has no place. */
  readonly around: readonly (readonly number[])[];
}

export interface State {
  readonly board: BoardName;
  readonly preset: string;
  readonly options: Options;
  readonly cells: readonly Cell[];
  readonly pool: Count;
  readonly captives: readonly [Count, Count];
  readonly toMove: Player;
  readonly used: ReadonlySet<number>;
  readonly passes: number;
  readonly newest: number | undefined;
  readonly owed: boolean;
  readonly collaborated: boolean;
  /** The situations of R9.2, the present one last. */
  readonly situations: readonly string[];
  /** The state a demand leads back to (R11.18), if the latest turn missed a capture. */
  readonly missed: State | undefined;
}

export interface Outcome {
  readonly winner: Player | 'tie' | 'bothLose';
  readonly by:
    | 'collaboration'
    | 'goal'
    | 'fullBoard'
    | 'passes'
    | 'stuck'
    | 'noMarbles'
    | 'repetition';
  /** Points of first and second, where they decide (R11.14). */
  readonly points: readonly [number, number] | undefined;
}

const STEPS = [
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
  [-1, 1],
] as const;

const makeGeometry = (board: BoardName): Geometry => {
  const { sizes, bases } = BOARDS[board];
  const places = sizes.flatMap((size, column) =>
    Array.from({ length: size }, (_, i) => ({
      label: `${'abcdefghijklmnopq'[column]}${i + 1}`,
      column,
      height: bases[column]! + 2 * i, // R2.2
    })),
  );
  const at = new Map(places.map(({ column, height }, i) => [`${column},${height}`, i]));
  return {
    labels: places.map(({ label }) => label),
    indexOf: new Map(places.map(({ label }, i) => [label, i])),
    around: places.map(({ column, height }) =>
      STEPS.map(([right, up]) => at.get(`${column + right},${height + up}`) ?? -1),
    ),
  };
};

const geometries = new Map<BoardName, Geometry>();
export const geometry = (board: BoardName): Geometry => {
  if (!geometries.has(board)) geometries.set(board, makeGeometry(board));
  return geometries.get(board)!;
};

const isRing = (cell: Cell | undefined): boolean => cell !== undefined && cell !== '.';
const isMarble = (cell: Cell | undefined): boolean => isRing(cell) && cell !== 'o';
const hasVacant = (cells: readonly Cell[]): boolean => cells.includes('o');
const sum = (count: Count): number => count[0] + count[1] + count[2];
const add = (a: Count, b: Count): Count => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
const subtract = (a: Count, b: Count): Count => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const tally = (marbles: readonly Cell[]): Count => [
  marbles.filter((marble) => marble === 'W').length,
  marbles.filter((marble) => marble === 'G').length,
  marbles.filter((marble) => marble === 'B').length,
];
const opponent = (player: Player): Player => (player === 1 ? 2 : 1);

/** The start of a game: every ring vacant but those of `without`, which a custom board never had (R2.7). */
export const startOf = (
  preset: string,
  changes: Partial<Options> = {},
  board: BoardName = PRESETS[preset]![0],
  without: readonly string[] = [],
  toMove: Player = 1,
): State => {
  const options = optionsOf(preset, changes);
  const none: Count = [0, 0, 0];
  const given = options.handicap === 'none' ? ([none, none] as const) : options.handicap;
  const state: State = {
    board,
    preset,
    options,
    cells: geometry(board).labels.map((label) => (without.includes(label) ? '.' : 'o')),
    pool: subtract(options.pool, add(given[0], given[1])), // R11.21
    captives: given,
    toMove,
    used: new Set(),
    passes: 0,
    newest: undefined,
    owed: false,
    collaborated: false,
    situations: [],
    missed: undefined,
  };
  return withSituation(state);
};

/** The state as the first of a game (R9.2). */
export const withSituation = (state: State): State => ({
  ...state,
  situations: [situation(state)],
});

// R5.5, and R11.10: rings that have carried a marble
const isFree = (
  state: State,
  cells: readonly Cell[],
  used: ReadonlySet<number>,
  ring: number,
): boolean => {
  if (cells[ring] !== 'o') return false;
  if (state.options.usedRings === 'locked' && used.has(ring)) return false;
  const around = geometry(state.board).around[ring]!;
  return around.some((one, i) => !isRing(cells[one]) && !isRing(cells[around[(i + 1) % 6]!]));
};

const freeRings = (
  state: State,
  cells: readonly Cell[],
  used: ReadonlySet<number> = state.used,
): number[] =>
  [...cells.keys()].filter((ring) => cells[ring] === 'o' && isFree(state, cells, used, ring));

/** All full groups, each in label order (R1.6). */
const fullGroups = (board: BoardName, cells: readonly Cell[]): number[][] => {
  const { around } = geometry(board);
  const seen: boolean[] = [];
  const found: number[][] = [];
  for (let start = 0; start < cells.length; start++) {
    if (!isMarble(cells[start]) || seen[start]) continue;
    const group = [start];
    seen[start] = true;
    for (const ring of group) {
      for (const next of around[ring]!) {
        if (next < 0 || cells[next] === '.' || seen[next]) continue;
        seen[next] = true;
        group.push(next);
      }
    }
    if (group.every((ring) => cells[ring] !== 'o')) found.push(group.sort((a, b) => a - b));
  }
  return found;
};

/** R7.10, R7.12, R11.7, R11.9: the groups the mover may claim; `cells` is the board after the removal. */
const claimableGroups = (
  state: State,
  fullBefore: ReadonlySet<string>,
  cells: readonly Cell[],
  removed: number | undefined,
): number[][] => {
  const full = fullGroups(state.board, cells);
  if (!hasVacant(cells)) return full;
  const beside = removed === undefined ? [] : geometry(state.board).around[removed]!;
  return full.filter((group) => {
    if (fullBefore.has(group.join())) return state.options.declinedGroup === 'claimableLater';
    return (
      state.options.isolationTrigger === 'removalOrFill' ||
      group.some((ring) => beside.includes(ring))
    );
  });
};

const fullBefore = (state: State): Set<string> =>
  new Set(fullGroups(state.board, state.cells).map((group) => group.join()));

/** All ways to claim and decline these groups, as the end of a written turn (R7.11, R11.8, R13.5). */
const claimTexts = (
  state: State,
  cells: readonly Cell[],
  groups: readonly (readonly number[])[],
): string[] => {
  if (groups.length === 0) return [''];
  const { labels } = geometry(state.board);
  const list = (sign: string, rings: number[]): string =>
    rings.length === 0
      ? ''
      : ` ${sign} ${rings
          .sort((a, b) => a - b)
          .map((ring) => `${cells[ring]}${labels[ring]}`)
          .join('')}`;
  if (state.options.isolationClaim === 'automatic') return [list('x', groups.flat())];
  return Array.from({ length: 2 ** groups.length }, (_, choice) => {
    const claimed = groups.filter((_group, i) => (choice >> i) % 2 === 0);
    const declined = groups.filter((group) => !claimed.includes(group));
    return list('x', claimed.flat()) + list('~', declined.flat());
  });
};

interface Jump {
  readonly from: number;
  readonly over: number;
  readonly to: number;
}

/** R6.1 */
const jumpsFrom = (state: State, cells: readonly Cell[], from: number): Jump[] => {
  const { around } = geometry(state.board);
  return around[from]!.flatMap((over, direction) => {
    if (!isMarble(cells[over])) return [];
    const to = around[over]![direction]!;
    return cells[to] === 'o' ? [{ from, over, to }] : [];
  });
};

/** The jumps a chain may begin with (R6.2, R11.4). */
const firstJumps = (state: State): Jump[] => {
  const newest = state.options.jumpChoice === 'olderOverNewer' ? state.newest : undefined;
  return [...state.cells.keys()]
    .filter((ring) => isMarble(state.cells[ring]) && ring !== newest)
    .flatMap((ring) => jumpsFrom(state, state.cells, ring));
};

const afterJump = (cells: readonly Cell[], { from, over, to }: Jump): Cell[] => {
  const after = [...cells];
  after[to] = cells[from]!;
  after[from] = 'o'; // R6.7
  after[over] = 'o'; // R6.8
  return after;
};

const captureTurns = (state: State): string[] => {
  const { labels } = geometry(state.board);
  const turns: string[] = [];
  const before = fullBefore(state);
  const finish = (text: string, cells: Cell[], used: ReadonlySet<number>): void => {
    const free = state.options.ringAfterCapture === 'required' ? freeRings(state, cells, used) : [];
    if (free.length === 0) turns.push(text);
    for (const ring of free) {
      const after = cells.with(ring, '.');
      const claims = claimTexts(state, after, claimableGroups(state, before, after, ring));
      turns.push(...claims.map((claim) => `${text},${labels[ring]}${claim}`));
    }
  };
  const go = (text: string, cells: readonly Cell[], used: ReadonlySet<number>, jump: Jump) => {
    const after = afterJump(cells, jump);
    const usedAfter = new Set([...used, jump.to]);
    const textAfter = `${text}${cells[jump.over]}${labels[jump.to]}`;
    const next = jumpsFrom(state, after, jump.to);
    // R6.3, R11.5
    if (next.length === 0 || state.options.chain === 'optional') {
      finish(textAfter, after, usedAfter);
    }
    for (const jumpAfter of next) go(textAfter, after, usedAfter, jumpAfter);
  };
  for (const jump of firstJumps(state)) {
    go(`x ${labels[jump.from]}`, state.cells, state.used, jump);
  }
  return turns;
};

const isRingsOnlyPhase = (state: State): boolean =>
  state.options.poolEmpty === 'ringsOnly' && sum(state.pool) === 0;

/** What a marble may be taken from (R8.1, R8.2, R11.11). */
const supply = (state: State): Count =>
  sum(state.pool) > 0 || isRingsOnlyPhase(state) ? state.pool : state.captives[state.toMove - 1]!;

const placementTurns = (state: State): string[] => {
  const { labels } = geometry(state.board);
  const colours = COLOURS.filter((_, i) => supply(state)[i]! > 0);
  if (colours.length === 0) return [];
  const turns: string[] = [];
  const before = fullBefore(state);
  for (const ring of state.cells.keys()) {
    if (state.cells[ring] !== 'o') continue;
    const placed = state.cells.with(ring, colours[0]!);
    const free = freeRings(state, placed);
    for (const removed of free.length === 0 ? [undefined] : free) {
      const after = removed === undefined ? placed : placed.with(removed, '.');
      const groups = claimableGroups(state, before, after, removed); // no matter of colour
      const removal = removed === undefined ? '' : `,${labels[removed]}`;
      for (const colour of colours) {
        const claims = claimTexts(state, after.with(ring, colour), groups);
        turns.push(...claims.map((claim) => `${colour}${labels[ring]}${removal}${claim}`));
      }
    }
  }
  return turns;
};

// R11.11
const ringsOnlyTurns = (state: State): string[] => {
  const before = fullBefore(state);
  return freeRings(state, state.cells).flatMap((ring) => {
    const after = state.cells.with(ring, '.');
    const groups = claimableGroups(state, before, after, ring);
    return claimTexts(state, after, groups).map(
      (claim) => `-,${geometry(state.board).labels[ring]}${claim}`,
    );
  });
};

// R11.20
const mayPassOpening = (state: State): boolean => {
  const start = startOf(state.preset, state.options, state.board);
  return (
    state.options.openingPass === 'yes' &&
    state.passes === 0 &&
    !state.cells.some(isMarble) &&
    state.pool.join() === start.pool.join() &&
    state.captives.join() === start.captives.join()
  );
};

/** R8.3 (a) and (b), for the player to move. */
const stuck = (state: State): 'end' | 'pass' | undefined => {
  if (firstJumps(state).length > 0) return undefined;
  if (!hasVacant(state.cells)) return 'end';
  if (isRingsOnlyPhase(state)) {
    return freeRings(state, state.cells).length === 0 ? 'end' : undefined;
  }
  return sum(supply(state)) === 0 ? 'pass' : undefined;
};

/** Every legal turn as R13 writes it, sorted. */
export const legalTurns = (state: State): string[] => {
  if (outcome(state) !== undefined) return []; // R9.6
  if (stuck(state) === 'pass') return ['-'];
  const captures = captureTurns(state);
  const turns = [...captures];
  // R4.1, R4.2, R11.18
  const mayMiss = state.options.missedCapture === 'claimable' && !state.owed;
  if (captures.length === 0 || mayMiss) {
    turns.push(...(isRingsOnlyPhase(state) ? ringsOnlyTurns(state) : placementTurns(state)));
  }
  if (mayPassOpening(state)) turns.push('-');
  return turns.sort();
};

/** The state after a legal turn, by default written as `legalTurns` writes it. */
export const apply = (state: State, turn: string): State => {
  const { indexOf } = geometry(state.board);
  const cells = [...state.cells];
  const used = new Set(state.used);
  let { pool } = state;
  const captives: [Count, Count] = [...state.captives];
  const own = state.toMove - 1;
  const gain = (ring: number): void => {
    captives[own] = add(captives[own]!, tally([cells[ring]!]));
  };

  const [main = '', claims = ''] = turn.replace(/ ~.*/, '').split(/(?<=.) x /);
  const [action = '', removed] = main.split(',');
  let newest: number | undefined;
  if (action.startsWith('x ')) {
    const rings = action.match(/[a-z]\d+/g)!.map((label) => indexOf.get(label)!);
    for (let i = 1; i < rings.length; i++) {
      const from = rings[i - 1]!;
      const to = rings[i]!;
      const { over } = jumpsFrom(state, cells, from).find((jump) => jump.to === to)!;
      gain(over); // R6.6
      cells.splice(0, cells.length, ...afterJump(cells, { from, over, to }));
      used.add(to); // R11.10
    }
  } else if (action !== '-') {
    const marble = action[0] as Cell;
    const ring = indexOf.get(action.slice(1))!;
    if (sum(pool) > 0) pool = subtract(pool, tally([marble]));
    else captives[own] = subtract(captives[own]!, tally([marble])); // R8.2
    cells[ring] = marble;
    used.add(ring);
    newest = ring;
  }
  if (removed !== undefined) cells[indexOf.get(removed)!] = '.';
  for (const label of claims.match(/[a-z]\d+/g) ?? []) {
    const ring = indexOf.get(label)!;
    gain(ring);
    cells[ring] = '.'; // R7.1
    if (newest === ring) newest = undefined;
  }

  const withoutCaptives = sum(state.captives[0]) + sum(state.captives[1]) === 0;
  const next: State = {
    ...state,
    cells,
    pool,
    captives,
    used,
    newest,
    toMove: opponent(state.toMove),
    passes: turn === '-' ? state.passes + 1 : 0, // R8.3, R13.15
    owed: false,
    // R11.16
    collaborated:
      state.options.collaboration === 'bothLose' &&
      sum(state.pool) > 0 &&
      sum(pool) === 0 &&
      withoutCaptives,
    // R11.18
    missed:
      state.options.missedCapture === 'claimable' &&
      !action.startsWith('x ') &&
      firstJumps(state).length > 0
        ? state
        : undefined,
  };
  return { ...next, situations: [...state.situations, situation(next)] };
};

/** The state after a demand (R11.18), or nothing where none can be made. */
export const demand = (state: State): State | undefined =>
  state.missed && { ...state.missed, owed: true, missed: undefined };

// R1.5
const holdsGoal = (state: State, player: Player): boolean =>
  state.options.goals.some((goal) =>
    goal.every((asked, colour) => state.captives[player - 1]![colour]! >= asked),
  );

/** How the game has ended, or nothing; the order is that of R9.7 and R9.8. */
export const outcome = (state: State): Outcome | undefined => {
  const mover = opponent(state.toMove);
  const noGoalEnd = (by: Outcome['by']): Outcome => {
    if (state.options.noGoalEnd === 'tie') return { winner: 'tie', by, points: undefined };
    const value = ([white, grey, black]: Count) => 4 * white + 3 * grey + 2 * black; // R11.14
    const points = [value(state.captives[0]), value(state.captives[1])] as const;
    if (points[0] === points[1]) return { winner: 'tie', by, points };
    return { winner: points[0] > points[1] ? 1 : 2, by, points };
  };
  if (state.collaborated) return { winner: 'bothLose', by: 'collaboration', points: undefined };
  for (const winner of [mover, state.toMove]) {
    if (holdsGoal(state, winner)) return { winner, by: 'goal', points: undefined };
  }
  if (state.options.fullBoard === 'fillerWins' && !hasVacant(state.cells)) {
    return { winner: mover, by: 'fullBoard', points: undefined };
  }
  if (state.passes >= 2) return noGoalEnd('passes');
  const reason = stuck(state);
  if (reason === 'end') return noGoalEnd('stuck');
  if (reason === 'pass' && state.options.noMarbles === 'loss') {
    return { winner: mover, by: 'noMarbles', points: undefined };
  }
  const now = state.situations.at(-1);
  const times = state.situations.filter((situated) => situated === now).length;
  return state.options.repetition !== 'off' && times >= 3 ? noGoalEnd('repetition') : undefined;
};

const columnsText = (state: State): string => {
  let end = 0;
  return BOARDS[state.board].sizes
    .map((size) => {
      end += size;
      return state.cells.slice(end - size, end).join('');
    })
    .join('/');
};

/** What must agree for two situations to be the same (R11.15). */
const situation = (state: State): string => {
  if (state.options.repetition === 'exactColours') {
    return [columnsText(state), state.pool, ...state.captives, state.toMove].join(' ');
  }
  const colourless = columnsText(state).replace(/[WGB]/g, 'm');
  const counts = [state.pool, ...state.captives].map(sum);
  return [colourless, ...counts, state.toMove].join(' ');
};

/** The state as one line (R13.8 to R13.15). */
export const stateText = (state: State): string => {
  const { options } = state;
  const { labels } = geometry(state.board);
  const fields: string[] = [];
  const used = [...state.used]
    .filter((ring) => isRing(state.cells[ring]))
    .sort((a, b) => a - b)
    .map((ring) => labels[ring]);
  if (options.usedRings === 'locked' && used.length > 0) fields.push(`used=${used.join('')}`);
  if (state.passes > 0) fields.push(`passes=${state.passes}`);
  if (options.jumpChoice === 'olderOverNewer' && state.newest !== undefined) {
    fields.push(`newest=${labels[state.newest]}`);
  }
  if (state.owed) fields.push('owed=1');
  if (state.collaborated) fields.push('collaborated=1');
  return [
    columnsText(state),
    countText(state.pool),
    ...state.captives.map(countText),
    state.toMove,
    optionsText(state.preset, options),
    ...(fields.length > 0 ? [fields.join(';')] : []),
  ].join(' ');
};
