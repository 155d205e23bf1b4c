import { nextTag, tagAt } from './tags.ts';
import type { Tag } from './tags.ts';

/** Something a move list says, in the order of the text. */
export type Item =
  | { readonly kind: 'turn'; readonly text: string; readonly offset: number }
  /** `resign`, `draw` or `time`, or a score. */
  | { readonly kind: 'end'; readonly text: string; readonly offset: number }
  | {
      readonly kind: 'fault';
      readonly found: string;
      readonly wanted: string;
      readonly offset: number;
    };

/** One game of a text, before anybody asked whether it can be played. */
export interface GameText {
  readonly tags: Map<string, Tag>;
  readonly items: Item[];
  /** Where it begins. */
  readonly offset: number;
}

const RING = '[a-z]\\d+';
const MARBLES = `(?:[wgb]${RING})+`;
const BLANKS = '[^\\S\\n]*';
const TURN = [
  `x${BLANKS}${RING}${BLANKS}[wgb]?${RING}(?:[wgb]?${RING})*(?:${BLANKS},${BLANKS}${RING})?`,
  `${RING}${MARBLES}(?:${BLANKS},${BLANKS}${RING})?`,
  `[wgb]${RING}(?:${BLANKS},${BLANKS}${RING})?`,
  `-${BLANKS},${BLANKS}${RING}`,
  '-',
].join('|');
const CLAIMS = `(?:${BLANKS}x${BLANKS}${MARBLES})?(?:${BLANKS}~${BLANKS}${MARBLES})?`;
const END = '(?=[\\s|;{#[]|//|$)';

/** What can come in a move list, each by its expression, tried in this order. */
const SKIPPED = /[\s|;]+|(?:#|\/\/)[^\n]*|\{[^}]*\}/y;
const ENDING = new RegExp(`(?:resigns?|draw|time|1-0|0-1|1/2-1/2|\\*)${END}`, 'iy');
const NUMBER = new RegExp(`(\\d+)(?:(\\.+|\\))|${END})`, 'y');
const WHOLE_TURN = new RegExp(`(?:${TURN})${CLAIMS}${END}`, 'iy');
/** Up to where something else can begin. */
const REST = /(?:(?!\/\/)[^\n|;{#])+/y;

/** Takes a text of move lists apart. A tag after turns, or turn 1, begins another game. */
export function* gameTexts(text: string): Generator<GameText> {
  let game: GameText | undefined;
  for (let offset = 0; offset < text.length;) {
    const skipped = matchAt(SKIPPED, text, offset);
    if (skipped !== undefined) {
      offset += skipped.length;
      continue;
    }
    const tag = tagAt(text, offset);
    const number = numberAt(text, offset);
    if (
      game !== undefined &&
      game.items.length > 0 &&
      (tag !== undefined || number?.first === true)
    ) {
      yield game;
      game = undefined;
    }
    game ??= { tags: new Map(), items: [], offset };
    if (tag !== undefined) {
      game.tags.set(tag.name, tag);
      offset = tag.end;
    } else if (number !== undefined) {
      offset += number.length;
    } else {
      const { item, length } = itemAt(text, offset);
      game.items.push(item);
      offset += length;
    }
  }
  if (game !== undefined) yield game;
}

const itemAt = (text: string, offset: number): { readonly item: Item; readonly length: number } => {
  const end = matchAt(ENDING, text, offset);
  if (end !== undefined) return { item: { kind: 'end', text: end, offset }, length: end.length };
  const turn = matchAt(WHOLE_TURN, text, offset) ?? matchAt(REST, text, offset);
  if (turn !== undefined && !turn.startsWith('[')) {
    return { item: { kind: 'turn', text: turn, offset }, length: turn.length };
  }
  // A comment that is not closed, or no tag after all: whatever follows, up to the next tag.
  const length = (turn ?? text.slice(offset, nextTag(text, offset))).length;
  const found = text.slice(offset, offset + Math.min(length, 20));
  const wanted = turn === undefined ? '}' : 'tag';
  return { item: { kind: 'fault', found, wanted, offset }, length };
};

/** A turn number; `1.` and `1` begin a game, `1...` goes on with it. */
const numberAt = (
  text: string,
  offset: number,
): { readonly length: number; readonly first: boolean } | undefined => {
  NUMBER.lastIndex = offset;
  const match = NUMBER.exec(text);
  if (match === null) return undefined;
  const [whole, number, dots = ''] = match;
  return { length: whole.length, first: number === '1' && dots.length < 2 };
};

const matchAt = (pattern: RegExp, text: string, offset: number): string | undefined => {
  pattern.lastIndex = offset;
  return pattern.exec(text)?.[0];
};
