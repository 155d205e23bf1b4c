import { nextTag, tagAt } from './tags.ts';
import type { Tag } from './tags.ts';

/** A word of the turns of a game: a turn, or the score that ends them. */
export interface ZenWord {
  readonly text: string;
  readonly offset: number;
}

/** One game of a text, before anybody asked whether it can be played. */
export interface ZenGame {
  readonly tags: Map<string, Tag>;
  /** Turns, and whatever else stands where turns should. */
  readonly turns: ZenWord[];
  score: ZenWord | undefined;
  readonly offset: number;
}

/** Takes a text of games apart. Variations are left out; a tag or score ends the game before it. */
export function* zenGames(text: string): Generator<ZenGame> {
  let game: ZenGame | undefined;
  const open: ZenWord[] = [];
  for (let offset = 0; offset < text.length;) {
    const skipped = lengthAt(SKIPPED, text, offset);
    if (skipped > 0) {
      offset += skipped;
      continue;
    }
    const tag = tagAt(text, offset);
    if (game !== undefined && isOver(game, tag, open)) {
      yield closed(game, open);
      game = undefined;
    }
    game ??= { tags: new Map(), turns: [], score: undefined, offset };
    if (tag === undefined) {
      offset += takeWord(game, text, offset, open);
    } else {
      game.tags.set(tag.name, tag);
      offset = tag.end;
    }
  }
  if (game !== undefined) yield closed(game, open);
}

const SKIPPED = /\s+|\{[^}]*\}|\d+\.+/y;
const SCORE = /(?:1-0|0-1|1\/2-1\/2|\*)(?=[\s(){}[]|$)/y;
/** A turn may have blanks after its colour and before `-`, `x` or `+`, as zertz.app shows it. */
const TURN = /(?:[wgb]\s+(?=[a-z]\d))?[^\s(){}[\]]+(?:\s+(?:[-x×]\s*[a-z]\d|\+)[^\s(){}[\]]*)*/iy;

const isOver = (game: ZenGame, tag: Tag | undefined, open: readonly ZenWord[]): boolean =>
  game.score !== undefined || (tag !== undefined && game.turns.length + open.length > 0);

/** A variation that was not closed may have swallowed turns of the game. */
const closed = (game: ZenGame, open: ZenWord[]): ZenGame => {
  game.turns.push(...open.splice(0));
  return game;
};

/** Files one word away, and says how long it is. Inside a variation it is dropped. */
const takeWord = (game: ZenGame, text: string, offset: number, open: ZenWord[]): number => {
  const score = lengthAt(SCORE, text, offset);
  const turn = Math.max(score, lengthAt(TURN, text, offset), 1);
  // A comment that is not closed takes everything with it.
  const length = text[offset] === '{' ? nextTag(text, offset) - offset : turn;
  const word = { text: text.slice(offset, offset + length), offset };
  if (word.text === '(') open.push(word);
  else if (word.text === ')' && open.length > 0) open.pop();
  else if (open.length > 0) return length;
  else if (score > 0) game.score = word;
  else game.turns.push(word);
  return length;
};

const lengthAt = (pattern: RegExp, text: string, offset: number): number => {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0].length ?? 0;
};
