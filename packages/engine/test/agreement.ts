import {
  apply,
  formatPosition,
  formatTurnIn,
  legalTurns,
  outcome,
  parsePosition,
  unwrap,
} from '@zertz/rules';
import type { Position, Turn } from '@zertz/rules';
import { stateText } from '../../rules/test/naive.ts';
import { Dice, randomStart } from '../../rules/test/randomStates.ts';
import { Core, loadCore, movesOf, turnOf, turnsOf } from '../src/index.ts';

/** What has been compared, and how often each of the rarer things came up. */
export interface Tally {
  positions: number;
  turns: number;
  successors: number;
  readonly events: Map<string, number>;
}

export interface Cores {
  /** The one that makes and unmakes moves. */
  readonly core: Core;
  /** The one that each position is set on afresh. */
  readonly fresh: Core;
}

export const loadCores = async (): Promise<Cores> => ({
  core: await loadCore(),
  fresh: await loadCore(),
});

export const newTally = (): Tally => ({ positions: 0, turns: 0, successors: 0, events: new Map() });

/** Turns of a position that are played and compared, the interesting ones first. */
const SUCCESSORS = 16;
/** Positions with more turns, because of many groups that may each be left lying, are passed by. */
const MOST_TURNS = 12_000;
const MOST_PLIES = 120;

/** Plays one random game, made by the seed, and compares the core with the rules all the way. */
export const compareGame = (cores: Cores, seed: number, tally: Tally): void => {
  const dice = new Dice(seed);
  const { start } = randomStart(dice, seed);
  let position = enforcing(unwrap(parsePosition(stateText(start))));
  for (let ply = 0; ply < MOST_PLIES && Core.fits(position); ply++) {
    const turns = comparePosition(cores, position, dice, tally);
    if (turns.length === 0) return;
    position = apply(position, chosen(dice, position, turns)).after;
  }
};

/** R11.18: the core treats a missed capture as refused. */
const enforcing = (position: Position): Position => ({
  ...position,
  variant: { ...position.variant, missedCapture: 'enforced' },
  owed: false,
});

/** Leans towards what chance alone would hardly meet. */
const chosen = (dice: Dice, position: Position, turns: readonly Turn[]): Turn => {
  const liked = dice.pick<(turn: Turn) => boolean>([
    () => true,
    () => true,
    (turn) => turn.kind === 'pass',
    (turn) => turn.kind !== 'pass' && !turn.declined.isEmpty,
    (turn) => outcome(apply(position, turn).after) === undefined,
  ]);
  const few = dice.some(turns, 40).filter(liked);
  return few.length > 0 ? dice.pick(few) : dice.pick(turns);
};

const comparePosition = (
  { core, fresh }: Cores,
  position: Position,
  dice: Dice,
  tally: Tally,
): readonly Turn[] => {
  const text = formatPosition(position);
  core.set(position, { declining: true });
  agree(formatPosition(core.position()), text, text);
  agree(core.outcome(), outcome(position), text);
  const legal = firstOf(legalTurns(position), MOST_TURNS);
  if (legal.length === 0 || legal.length === MOST_TURNS) return legal;
  tally.positions += 1;
  tally.turns += legal.length;

  const found = turnsOf(core);
  const written = new Map(found.map((moves) => [keyOf(turnOf(core, moves)), moves]));
  const keys = legal.map(keyOf);
  agree([...written.keys()].sort(), keys.toSorted(), text);
  agree(found.length, legal.length, text);

  const before = core.state();
  for (const turn of toPlay(core, legal, dice)) {
    const moves = movesOf(core, turn);
    const where = `${text} : ${formatTurnIn(position, turn)}`;
    agree(moves, written.get(keyOf(turn)), where);
    const played = apply(position, turn);
    for (const move of moves) core.make(move);
    if (position.board.name === 204) {
      // Its places depend on the rings there are, so only the position itself can be compared.
      agree(formatPosition(core.position()), formatPosition(played.after), where);
    } else {
      fresh.set(played.after, { declining: true });
      agreeBytes(core.state(), fresh.state(), `after ${where}`);
    }
    agree(core.outcome(), played.outcome, where);
    for (const _ of moves) core.unmake();
    agreeBytes(core.state(), before, `unmade ${where}`);
    tally.successors += 1;
    for (const event of eventsOf(played)) {
      tally.events.set(event, (tally.events.get(event) ?? 0) + 1);
    }
  }

  // Without being asked to, the core leaves no claim lying.
  core.set(position);
  const claiming = legal.filter((turn) => turn.kind === 'pass' || turn.declined.isEmpty);
  agree(turnsOf(core).length, claiming.length, text);
  return legal;
};

/** Turns with claims, then others. */
const toPlay = (core: Core, turns: readonly Turn[], dice: Dice): readonly Turn[] => {
  const claiming = turns.filter(
    (turn) => turn.kind === 'placement' && core.claimable(turn.to, turn.removal).length > 0,
  );
  const captures = turns.filter((turn) => turn.kind === 'capture');
  const some = [...dice.some(claiming, SUCCESSORS / 2), ...dice.some(captures, SUCCESSORS / 2)];
  return [...some, ...dice.some(turns, SUCCESSORS - some.length)];
};

/** A turn as text, all turns of a position differently. */
const keyOf = (turn: Turn): string => {
  if (turn.kind === 'pass') return '-';
  const left = turn.declined.isEmpty ? '' : `~${turn.declined.toArray().join('-')}`;
  switch (turn.kind) {
    case 'placement':
      return `${turn.marble} ${turn.to} ${turn.removal}${left}`;
    case 'capture':
      return `${turn.path.join('-')} ${turn.removal}${left}`;
    case 'removal':
      return `- ${turn.removal}${left}`;
  }
};

const eventsOf = (played: ReturnType<typeof apply>): readonly string[] => {
  const { declined, isolated, turn } = played;
  const kind = turn.kind === 'placement' && turn.removal === undefined ? 'marble alone' : turn.kind;
  const happened: readonly (readonly [string, boolean])[] = [
    [kind, true],
    [`end by ${played.outcome?.by}`, played.outcome !== undefined],
    [`claim after ${kind}`, isolated.length > 0],
    ['claim of several groups', isolated.length > 1],
    ['claimed and left lying', isolated.length > 0 && declined.length > 0],
    ['left lying', declined.length > 0],
    ['chain of three jumps', played.captured.length > 2 && turn.kind === 'capture'],
    ['capture with removal', turn.kind === 'capture' && turn.removal !== undefined],
  ];
  return happened.filter(([, did]) => did).map(([event]) => event);
};

const firstOf = <T>(items: Iterable<T>, most: number): readonly T[] => {
  const found: T[] = [];
  for (const item of items) {
    found.push(item);
    if (found.length === most) break;
  }
  return found;
};

/** Cheap when it holds; says where when it does not. */
const agree = (found: unknown, expected: unknown, where: string): void => {
  const [a, b] = [JSON.stringify(found), JSON.stringify(expected)];
  if (a !== b) throw new Error(`at ${where}\n  core  ${a}\n  rules ${b}`);
};

const agreeBytes = (found: Uint8Array, expected: Uint8Array, where: string): void => {
  const differ = found.some((byte, index) => byte !== expected[index]);
  if (differ) agree([...found], [...expected], where);
};
