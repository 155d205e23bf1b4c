import { formatRing } from '../board.ts';
import type { Game } from '../game.ts';
import type { NotationError } from '../notation.ts';
import type { MarbleOn, Played } from '../play.ts';
import { marbleAt } from '../position.ts';
import { MARBLE_LETTERS } from '../positionText.ts';
import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { RingSet } from '../ringSet.ts';
import { MARBLES } from '../types.ts';
import type { Marble, Ring } from '../types.ts';
import type { Turn } from '../turn.ts';
import type { WriteError } from './record.ts';
import { playChecked } from './replay.ts';
import type { TurnFault } from './replay.ts';

/** Labels as zertz.app has them, and the rings they mean. */
export interface ZenNames {
  readonly labelOf: ReadonlyMap<Ring, string>;
  readonly ringOf: ReadonlyMap<string, Ring>;
}

export const zenNames = (labelOf: ReadonlyMap<Ring, string>): ZenNames => ({
  labelOf,
  ringOf: new Map([...labelOf].map(([ring, label]) => [label, ring])),
});

/** `Wb3-c4`, `Wb3`, `Wa4xc4xe5`, with `+wg` for the colours won. */
export const formatZenTurn = (
  played: Played,
  { labelOf }: ZenNames,
): Result<string, WriteError['what']> => {
  const { before, captured, claimed, declined, turn } = played;
  const label = (ring: Ring): string => labelOf.get(ring) ?? formatRing(before.board, ring);
  if (declined.length > 0) return err('declined-claim');
  if (turn.kind === 'pass') return err('pass');
  if (turn.kind === 'removal') return err('rings-only-turn');
  const won = [...captured, ...claimed].map(({ marble }) => MARBLE_LETTERS[marble].toLowerCase());
  const suffix = won.length === 0 ? '' : `+${won.join('')}`;
  if (turn.kind === 'placement') {
    const removal = turn.removal === undefined ? '' : `-${label(turn.removal)}`;
    return ok(`${MARBLE_LETTERS[turn.marble]}${label(turn.to)}${removal}${suffix}`);
  }
  if (turn.removal !== undefined) return err('ring-after-capture');
  const marble = marbleAt(before, turn.path[0]);
  const colour = marble === undefined ? '' : MARBLE_LETTERS[marble];
  return ok(`${colour}${turn.path.map(label).join('x')}${suffix}`);
};

/** Plays a written turn, if the colours that are written are those of the position. */
export const playZenTurn = (game: Game, text: string, names: ZenNames): Result<Game, TurnFault> => {
  const written = scan(text, names);
  if (!written.ok) return unreadable(text, written.error);
  const { colour, turn, won } = written.value;
  return playChecked(game, turn, (played) => {
    const error = wrongJumper(played, colour) ?? wrongGain(played, won);
    return error && faultIn(text, error);
  });
};

/** A turn as written: the colour it begins with, and the colours won, if they are given. */
interface WrittenTurn {
  readonly turn: Turn;
  readonly colour: Marble;
  readonly won: Won | undefined;
}

interface Won {
  readonly at: number;
  readonly letters: string;
}

const ENTRY = /([wgb])\s*([a-z]\d+)/iy;
const JUMP = /\s*[x×]\s*([a-z]\d+)/iy;
const REMOVAL = /\s*-\s*([a-z]\d+)/iy;
const WON = /\s*\+\s*([wgb]+)/iy;

const scan = (text: string, { ringOf }: ZenNames): Result<WrittenTurn, NotationError> => {
  let at = 0;
  const next = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(text) ?? undefined;
    at += match?.[0].length ?? 0;
    return match;
  };
  const unknown = (label: string): Result<never, NotationError> =>
    err({ code: 'no-such-ring', at: at - label.length + 1, label });
  const entry = next(ENTRY);
  const colour = COLOURS.get(entry?.[1]?.toLowerCase() ?? '');
  if (entry === undefined || colour === undefined) return unexpected(text, at, 'turn');
  const from = ringOf.get(entry[2]?.toLowerCase() ?? '');
  if (from === undefined) return unknown(entry[2] ?? '');
  const landings: Ring[] = [];
  for (let jump = next(JUMP); jump !== undefined; jump = next(JUMP)) {
    const to = ringOf.get(jump[1]?.toLowerCase() ?? '');
    if (to === undefined) return unknown(jump[1] ?? '');
    landings.push(to);
  }
  const [first, ...more] = landings;
  const off = first === undefined ? next(REMOVAL) : undefined;
  const removal = off && ringOf.get(off[1]?.toLowerCase() ?? '');
  if (off !== undefined && removal === undefined) return unknown(off[1] ?? '');
  const gain = next(WON);
  if (at < text.length) return unexpected(text, at, 'end');
  const declined = RingSet.EMPTY;
  const turn: Turn =
    first === undefined
      ? { kind: 'placement', marble: colour, to: from, removal, declined }
      : { kind: 'capture', path: [from, first, ...more], removal: undefined, declined };
  const letters = gain?.[1]?.toLowerCase();
  return ok({
    turn,
    colour,
    won: letters === undefined ? undefined : { at: at - letters.length + 1, letters },
  });
};

const COLOURS: ReadonlyMap<string, Marble> = new Map(
  MARBLES.map((marble) => [MARBLE_LETTERS[marble].toLowerCase(), marble]),
);

const unexpected = (
  text: string,
  index: number,
  wanted: 'turn' | 'end',
): Result<never, NotationError> =>
  err({ code: 'unexpected', at: index + 1, found: text[index] ?? '', wanted });

const wrongJumper = ({ before, turn }: Played, written: Marble): NotationError | undefined => {
  if (turn.kind !== 'capture') return undefined;
  const [ring] = turn.path;
  const found = marbleAt(before, ring);
  return found === written ? undefined : { code: 'wrong-colour', at: 1, ring, written, found };
};

/** The colours won, jumped over or isolated, in any order. */
const wrongGain = (played: Played, won: Won | undefined): NotationError | undefined => {
  if (won === undefined) return undefined;
  const claims: readonly MarbleOn[] = [...played.captured, ...played.claimed];
  const agrees = MARBLES.every((marble) => {
    const letter = MARBLE_LETTERS[marble].toLowerCase();
    return won.letters.split(letter).length - 1 === played.gain[marble];
  });
  return agrees ? undefined : { code: 'claims-differ', at: won.at, claims };
};

const faultIn = (text: string, error: NotationError): TurnFault => ({
  at: error.at,
  fault: { code: 'unreadable-turn', text, error },
});

const unreadable = (text: string, error: NotationError): Result<never, TurnFault> =>
  err(faultIn(text, error));
