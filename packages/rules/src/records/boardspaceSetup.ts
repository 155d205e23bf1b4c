import type { BoardName } from '../board.ts';
import { covers, difference, NO_MARBLES, oneMarble, sameCount, sum } from '../marbleCount.ts';
import { startPosition } from '../position.ts';
import type { Position } from '../position.ts';
import { PRESETS } from '../presets.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { RingSet } from '../ringSet.ts';
import { MARBLES } from '../types.ts';
import type { ByMarble, Marble, MarbleCount, Player, Ring } from '../types.ts';
import { parseVariant } from '../variantText.ts';
import type { Variant } from '../variant.ts';
import { POOL } from './boardspaceCommand.ts';
import type { Command, Rack } from './boardspaceCommand.ts';
import type { RecordFault } from './record.ts';
import type { SgfGame, SgfProperty } from './sgf.ts';

/** Something that cannot be read, and where: an index of the text. */
export interface DamageAt {
  readonly at: number;
  readonly fault: RecordFault;
}

/** What a record says before its first command. */
export interface Header {
  readonly variant: Variant;
  /** The rings are laid out by hand before the first turn. */
  readonly freeLayout: boolean;
}

/** ZÈRTZ among the games of boardspace. */
export const GAME_NUMBER = '22';

/** The variants that boardspace plays, by the name it has for them. */
export const SETUPS: ReadonlyMap<string, Variant> = new Map([
  ['Zertz', PRESETS.boardspace],
  ['Zertz+11', PRESETS['boardspace-48']],
  ['Zertz+24', PRESETS['boardspace-61']],
  ['Zertz+H', PRESETS['boardspace-48']],
  ['Zertz+xx', { ...PRESETS.boardspace, board: 204 }],
]);

/**
 * A property of our own, which boardspace does not know and passes over: the preset and options
 * played, where they are not those that `SU` stands for. `ZV[blitz]`
 */
export const RULES_PROPERTY = 'ZV';

/** Properties that say what the game is; all others are details. */
export const OWN_NAMES: ReadonlySet<string> = new Set([
  'GM',
  'VV',
  'SU',
  'CM',
  'P0',
  'P1',
  'TM',
  RULES_PROPERTY,
]);

export const readHeader = (game: SgfGame): Result<Header, DamageAt> => {
  const header = game.nodes[0] ?? [];
  const find = (name: string): SgfProperty | undefined =>
    header.find((property) => property.name === name);
  const unsupported = ({ name, value, at }: SgfProperty): Result<never, DamageAt> =>
    err({ at, fault: { code: 'unsupported-setup', setup: `${name}[${value.slice(0, 40)}]` } });

  const number = find('GM');
  if (number !== undefined && number.value.trim() !== GAME_NUMBER) return unsupported(number);
  // Which seat has which captives; the other order was never seen.
  const seats = find('CM');
  if (seats !== undefined && seats.value.trim() !== '0,1') return unsupported(seats);
  const setup = find('SU');
  if (setup === undefined) return err({ at: game.at, fault: { code: 'no-setup' } });
  const [name, played] = [...SETUPS].find(
    ([known]) => known.toLowerCase() === setup.value.trim().toLowerCase(),
  ) ?? [undefined, undefined];
  if (played === undefined) return unsupported(setup);
  const freeLayout = name === 'Zertz+xx';
  const rules = find(RULES_PROPERTY);
  if (rules === undefined) return ok({ freeLayout, variant: played });
  const variant = rulesOf(rules.value, played.board);
  return variant === undefined ? unsupported(rules) : ok({ freeLayout, variant });
};

/** The rules named in a property of our own; marbles given before the start are written as moves. */
const rulesOf = (text: string, board: BoardName): Variant | undefined => {
  const variant = parseVariant(text.trim());
  if (!variant.ok || variant.value.board !== board) return undefined;
  const { first, second } = variant.value.handicap;
  return sameCount(sum(first, second), NO_MARBLES) ? variant.value : undefined;
};

/** A start laid out move by move before anybody plays. */
export interface SetUp {
  readonly variant: Variant;
  readonly removed: RingSet;
  readonly marbles: ByMarble<RingSet>;
  readonly racks: { readonly [R in Rack]: MarbleCount };
}

export const plainSetUp = (variant: Variant): SetUp => ({
  variant,
  removed: RingSet.EMPTY,
  marbles: { white: RingSet.EMPTY, grey: RingSet.EMPTY, black: RingSet.EMPTY },
  racks: { 0: NO_MARBLES, 1: NO_MARBLES, 2: variant.supply },
});

/** Carries out a command in edit mode; `undefined` if that cannot be done. */
export const editSetUp = (setUp: SetUp, command: Command): SetUp | undefined => {
  const { marbles, removed } = setUp;
  switch (command.kind) {
    case 'hand': {
      const taken = takeFrom(setUp, command.from, command.marble);
      return taken === undefined ? undefined : giveTo(taken, command.to, command.marble);
    }
    case 'place': {
      const { marble, ring } = command;
      if (removed.has(ring) || marbleIn(setUp, ring) !== undefined) return undefined;
      const taken = takeFrom(setUp, command.from, marble);
      return taken && { ...taken, marbles: { ...marbles, [marble]: marbles[marble].with(ring) } };
    }
    case 'unplace': {
      const { ring } = command;
      const marble = marbleIn(setUp, ring);
      if (marble === undefined) return undefined;
      const lifted = { ...marbles, [marble]: marbles[marble].without(ring) };
      return giveTo({ ...setUp, marbles: lifted }, command.to, marble);
    }
    case 'remove':
      return removed.has(command.ring) || marbleIn(setUp, command.ring) !== undefined
        ? undefined
        : { ...setUp, removed: removed.with(command.ring) };
    case 'restore':
      return removed.has(command.ring)
        ? { ...setUp, removed: removed.without(command.ring) }
        : undefined;
    default:
      return undefined;
  }
};

/** The position to play from: captives given before the start are a handicap (R11.21). */
export const startOf = (setUp: SetUp, beginner: Player): Position => {
  const { marbles, racks, removed } = setUp;
  const variant = { ...setUp.variant, handicap: { first: racks[0], second: racks[1] } };
  return {
    ...startPosition(variant, { turn: beginner, without: removed }),
    pool: racks[POOL],
    marbles,
    occupied: marbles.white.union(marbles.grey).union(marbles.black),
  };
};

const marbleIn = ({ marbles }: SetUp, ring: Ring): Marble | undefined =>
  MARBLES.find((marble) => marbles[marble].has(ring));

const takeFrom = (setUp: SetUp, rack: Rack, marble: Marble): SetUp | undefined => {
  const one = oneMarble(marble);
  const lying = setUp.racks[rack];
  if (!covers(lying, one)) return undefined;
  return { ...setUp, racks: { ...setUp.racks, [rack]: difference(lying, one) } };
};

const giveTo = (setUp: SetUp, rack: Rack, marble: Marble): SetUp => ({
  ...setUp,
  racks: { ...setUp.racks, [rack]: sum(setUp.racks[rack], oneMarble(marble)) },
});
