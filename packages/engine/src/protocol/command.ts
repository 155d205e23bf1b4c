import { err, ok } from '@zertz/rules';
import type { Game, Result } from '@zertz/rules';
import type { Limits } from '../engine.ts';
import { parsePlace } from './place.ts';
import type { PlaceError } from './place.ts';

/** One line that a program sends to an engine. */
export type Command =
  | { readonly kind: 'zertz' | 'isready' | 'newgame' | 'stop' | 'quit' }
  | { readonly kind: 'setoption'; readonly name: string; readonly value: string }
  | { readonly kind: 'position'; readonly game: Game }
  | { readonly kind: 'go'; readonly go: Go };

export interface Go {
  /** None at all if the search is infinite. */
  readonly limits: Limits;
  /** How many of the best turns to tell apart. */
  readonly lines: number;
  /** The answer waits for `stop`. */
  readonly infinite: boolean;
}

/** Why a line is no command. */
export type CommandError =
  | { readonly code: 'unknown-command'; readonly word: string }
  | { readonly code: 'words-left-over'; readonly command: string; readonly found: string }
  | { readonly code: 'option-incomplete' }
  | { readonly code: 'no-limit' }
  | { readonly code: 'unknown-limit'; readonly found: string }
  | { readonly code: 'bad-number'; readonly name: string; readonly found: string }
  | { readonly code: 'infinite-limited' }
  | PlaceError;

/** Reads one line that is not blank. */
export const parseCommand = (line: string): Result<Command, CommandError> => {
  const text = line.trim();
  const [word = ''] = text.split(/\s+/, 1);
  const rest = text.slice(word.length).trim();
  switch (word) {
    case 'zertz':
    case 'isready':
    case 'newgame':
    case 'stop':
    case 'quit':
      return rest === ''
        ? ok({ kind: word })
        : err({ code: 'words-left-over', command: word, found: rest });
    case 'setoption':
      return parseSetting(rest);
    case 'position': {
      const game = parsePlace(rest);
      return game.ok ? ok({ kind: 'position', game: game.value }) : game;
    }
    case 'go':
      return parseGo(rest);
    default:
      return err({ code: 'unknown-command', word });
  }
};

const parseSetting = (text: string): Result<Command, CommandError> => {
  const [, name, value] = /^name\s+(.+?)\s+value\s+(.+)$/.exec(text) ?? [];
  return name === undefined || value === undefined
    ? err({ code: 'option-incomplete' })
    : ok({ kind: 'setoption', name, value });
};

const NUMBERS = ['movetime', 'nodes', 'depth', 'multipv'] as const;
type NumberName = (typeof NUMBERS)[number];

const parseGo = (text: string): Result<Command, CommandError> => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const given: { [N in NumberName]?: number } = {};
  let infinite = false;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === 'infinite') {
      infinite = true;
      continue;
    }
    const name = NUMBERS.find((one) => one === word);
    if (name === undefined) return err({ code: 'unknown-limit', found: word });
    at += 1;
    const found = words[at] ?? '';
    if (!/^[1-9]\d{0,11}$/.test(found)) return err({ code: 'bad-number', name, found });
    given[name] = Number(found);
  }
  const { depth, movetime, multipv = 1, nodes } = given;
  const limited = depth !== undefined || movetime !== undefined || nodes !== undefined;
  if (infinite && limited) return err({ code: 'infinite-limited' });
  if (!infinite && !limited) return err({ code: 'no-limit' });
  const limits: Limits = {
    ...(movetime === undefined ? {} : { millis: movetime }),
    ...(nodes === undefined ? {} : { nodes }),
    ...(depth === undefined ? {} : { depth }),
  };
  return ok({ kind: 'go', go: { limits, lines: multipv, infinite } });
};

/** The words after `go` that ask for this. */
export const formatGo = ({ infinite, limits, lines }: Go): string =>
  [
    ...(limits.millis === undefined ? [] : [`movetime ${limits.millis}`]),
    ...(limits.nodes === undefined ? [] : [`nodes ${limits.nodes}`]),
    ...(limits.depth === undefined ? [] : [`depth ${limits.depth}`]),
    ...(infinite ? ['infinite'] : []),
    ...(lines === 1 ? [] : [`multipv ${lines}`]),
  ].join(' ');
