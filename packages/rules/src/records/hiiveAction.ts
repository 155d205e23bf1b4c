import { formatRing, parseRing } from '../board.ts';
import { beginChain, extendChain, nextJumps, pathOf, standsOn } from '../capture.ts';
import type { Chain } from '../capture.ts';
import { positionOf } from '../game.ts';
import type { Game } from '../game.ts';
import { sum } from '../marbleCount.ts';
import { scanTurn } from '../notationScan.ts';
import type { Scanned } from '../notationScan.ts';
import { marbleAt, marblesOn } from '../position.ts';
import type { Position } from '../position.ts';
import { MARBLE_LETTERS } from '../positionText.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { RingSet } from '../ringSet.ts';
import { PLAYERS } from '../types.ts';
import type { Ring } from '../types.ts';
import type { Refusal, Turn } from '../turn.ts';
import { goalsMet } from '../variant.ts';
import { parseDictionary } from './hiiveText.ts';
import type { Action } from './hiiveText.ts';
import type { RecordFault } from './record.ts';
import { playChecked, playWritten } from './replay.ts';
import type { TurnFault } from './replay.ts';

/** A game in the middle of a chain, whose jumps are actions of their own. */
export interface Progress {
  readonly game: Game;
  /** The chain so far: where it began, then every landing. */
  readonly path: readonly Ring[];
}

/** One jump, with whatever the record says about it. */
interface WrittenJump {
  readonly from: Ring;
  readonly to: Ring;
  /** The marble that jumps, the one jumped over, and where that stood. */
  readonly marble?: string | undefined;
  readonly captured?: string | undefined;
  readonly over?: string | undefined;
}

/** Carries one action out. */
export const act = (progress: Progress, { player, text }: Action): Result<Progress, TurnFault> => {
  const { board, turn: expected } = positionOf(progress.game);
  if (player !== undefined && PLAYERS[Number(player) - 1] !== expected) {
    return err({ at: 1, fault: { code: 'wrong-player', expected } });
  }
  if (text.startsWith('{')) return actEntries(progress, text);
  const scanned = scanTurn(text, (label) => parseRing(board, label));
  return scanned.ok && isBareChain(scanned.value)
    ? jumpAlong(progress, scanned.value)
    : wholeTurn(progress, text.toLowerCase() === 'pass' ? '-' : text);
};

const isBareChain = ({ claimed, left, turn }: Scanned): boolean =>
  turn.kind === 'capture' && turn.removal === undefined && claimed.length + left.length === 0;

/** The jumps of one line; they belong to one turn. */
const jumpAlong = (start: Progress, { jumped, places }: Scanned): Result<Progress, TurnFault> => {
  let progress = start;
  let from = places[0]?.ring;
  for (const { at, marble, ring: to } of jumped) {
    if (from === undefined) break;
    const captured = marble === undefined ? undefined : MARBLE_LETTERS[marble];
    const next = jump(progress, { from, to, captured });
    if (!next.ok) return err({ ...next.error, at });
    progress = next.value;
    from = to;
  }
  return ok(progress);
};

const actEntries = (progress: Progress, text: string): Result<Progress, TurnFault> => {
  const entries = parseDictionary(text);
  if (entries === undefined) return syntax(text, 'dictionary');
  const entry = (name: string): string => entries.get(name) ?? '';
  switch (entry('action')) {
    case 'PASS':
      return wholeTurn(progress, '-');
    case 'PUT': {
      const removed = entry('remove');
      const removal = removed === '' ? '' : `,${removed}`;
      const next = wholeTurn(progress, `${entry('marble')}${entry('dst')}${removal}`);
      return next.ok ? next : err({ at: 1, fault: next.error.fault });
    }
    case 'CAP': {
      const { board } = positionOf(progress.game);
      const from = parseRing(board, entry('src'));
      const to = parseRing(board, entry('dst'));
      if (from === undefined) return syntax(entry('src'), 'src');
      if (to === undefined) return syntax(entry('dst'), 'dst');
      const captured = entries.get('capture');
      return jump(progress, {
        from,
        to,
        captured,
        marble: entries.get('marble'),
        over: entries.get('cap'),
      });
    }
    default:
      return err({ at: 1, fault: { code: 'bad-command', command: entry('action') } });
  }
};

const wholeTurn = ({ game, path }: Progress, text: string): Result<Progress, TurnFault> => {
  const at = path[path.length - 1];
  if (at !== undefined) return illegal({ code: 'capture-unfinished', at });
  const next = playWritten(game, text);
  return next.ok ? ok({ game: next.value, path: [] }) : next;
};

/** Plays on with a chain or begins one; the last jump that there is makes it a turn. */
const jump = ({ game, path }: Progress, written: WrittenJump): Result<Progress, TurnFault> => {
  const { from, to } = written;
  const standing = path[path.length - 1];
  if (game.outcome !== undefined) return illegal({ code: 'game-over' });
  if (standing !== undefined && standing !== from) {
    return illegal({ code: 'capture-unfinished', at: standing });
  }
  const position = positionOf(game);
  const chain = chainAlong(position, path[0] ?? from, path.slice(1));
  const step = nextJumps(position, chain).find((candidate) => candidate.to === to);
  if (step === undefined || !position.occupied.has(chain.path[0])) {
    return illegal({ code: 'no-such-jump', from, to });
  }
  const wrong = contradiction(position, chain.path[0], step.over, written);
  if (wrong !== undefined) return err({ at: 1, fault: wrong });
  const longer = extendChain(chain, step);
  if (nextJumps(position, longer).length > 0) return ok({ game, path: longer.path });
  return playChain(game, longer);
};

/**
 * The game once a transcript has ended. Zertz3D stops at the jump that reaches a goal, while R9.1
 * finishes the chain first: what is left of it is played if that leaves no choice.
 */
export const finish = ({ game, path }: Progress): Result<Progress, TurnFault> => {
  const [from, ...landings] = path;
  if (from === undefined) return ok({ game, path });
  const position = positionOf(game);
  let chain = chainAlong(position, from, landings);
  const gain = marblesOn(position, RingSet.from(chain.jumped));
  const captives = sum(position.captives[position.turn], gain);
  const unfinished = illegal({ code: 'capture-unfinished', at: standsOn(chain) });
  if (goalsMet(position.variant, captives).length === 0) return unfinished;
  for (let jumps = nextJumps(position, chain); jumps.length > 0;) {
    const [only, ...others] = jumps;
    if (only === undefined || others.length > 0) return unfinished;
    chain = extendChain(chain, only);
    jumps = nextJumps(position, chain);
  }
  return playChain(game, chain);
};

const playChain = (game: Game, chain: Chain): Result<Progress, TurnFault> => {
  const turn: Turn = {
    kind: 'capture',
    path: pathOf(chain),
    removal: undefined,
    declined: RingSet.EMPTY,
  };
  const next = playChecked(game, turn);
  return next.ok ? ok({ game: next.value, path: [] }) : next;
};

const chainAlong = (position: Position, from: Ring, landings: readonly Ring[]): Chain => {
  let chain = beginChain(position, from);
  for (const to of landings) {
    const step = nextJumps(position, chain).find((candidate) => candidate.to === to);
    if (step !== undefined) chain = extendChain(chain, step);
  }
  return chain;
};

/** What the record says of a jump otherwise than it was; the ring jumped over follows from the board. */
const contradiction = (
  position: Position,
  from: Ring,
  over: Ring,
  written: WrittenJump,
): RecordFault | undefined => {
  const { board } = position;
  const differs = (found: string | undefined, wanted: string): RecordFault | undefined =>
    found === undefined || found.toLowerCase() === wanted
      ? undefined
      : { code: 'syntax', found, wanted };
  const place = written.over?.toLowerCase();
  const label = formatRing(board, over);
  return (
    differs(written.marble, letterAt(position, from)) ??
    differs(written.captured, letterAt(position, over)) ??
    (place !== undefined && parseRing(board, place) === over ? undefined : differs(place, label))
  );
};

const letterAt = (position: Position, ring: Ring): string => {
  const marble = marbleAt(position, ring);
  return marble === undefined ? '' : MARBLE_LETTERS[marble].toLowerCase();
};

const syntax = (found: string, wanted: string): Result<never, TurnFault> =>
  err({ at: 1, fault: { code: 'syntax', found: found.slice(0, 20), wanted } });

const illegal = (refusal: Refusal): Result<never, TurnFault> =>
  err({ at: 1, fault: { code: 'illegal-turn', refusal } });
