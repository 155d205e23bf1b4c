import { err, ok } from '../result.ts';
import type { Result } from '../result.ts';

/** One value of a property; a property with several values is given once for each. */
export interface SgfProperty {
  readonly name: string;
  /** As meant: without escapes. */
  readonly value: string;
  /** Where the property begins: an index of the text. */
  readonly at: number;
}

/** One game of a text: a sequence of nodes without variations. */
export interface SgfGame {
  readonly at: number;
  readonly nodes: readonly (readonly SgfProperty[])[];
}

export interface SgfError {
  readonly at: number;
  /** A short piece of the text from there, '' at its end. */
  readonly found: string;
  readonly wanted: '(;' | ';' | '[' | ']' | ')';
}

/**
 * The games of a text, one after the other. Text before the first is skipped, as the format asks
 * for; after a damaged game reading goes on where the next seems to begin.
 */
export function* parseSgf(text: string): Generator<Result<SgfGame, SgfError>> {
  let from = nextGame(text, 0);
  if (from < 0 && text.trim() !== '') yield err(stuck(text, skipBlanks(text, 0), '(;'));
  while (from >= 0) {
    const scan = new Scan(text, from);
    yield scan.game();
    from = scan.next();
  }
}

export const formatSgfProperty = (name: string, value: string): string =>
  `${name}[${value.replaceAll(/[\\[\]]/g, '\\$&')}]`;

const BLANK = /\s/;
const NAME = /[A-Za-z][A-Za-z0-9-]*/y;
const GAME = /\(\s*;/y;
/** Inside a value this means that the value was never closed. */
const NEXT_GAME = /\(\s*;\s*GM\s*\[/y;

/** A reader's place in the text. */
class Scan {
  private readonly text: string;
  private readonly start: number;
  /** How far the text was understood. */
  private index: number;

  constructor(text: string, start: number) {
    this.text = text;
    this.start = start;
    this.index = start;
  }

  game(): Result<SgfGame, SgfError> {
    const nodes: SgfProperty[][] = [];
    let node: SgfProperty[] = [];
    this.index += 1;
    for (;;) {
      switch (this.peek()) {
        case ';':
          node = [];
          nodes.push(node);
          this.index += 1;
          break;
        case ')':
          return this.end(nodes);
        case '':
        case '(':
          return err(stuck(this.text, this.index, ')'));
        default: {
          const properties = this.property();
          if (!properties.ok) return properties;
          node.push(...properties.value);
        }
      }
    }
  }

  /** Where the game after this one begins, be this one damaged or not; -1 if there is none. */
  next(): number {
    return nextGame(this.text, Math.max(this.index, this.start + 1));
  }

  /** What stands after a game is another one: a bracket too early must not cut a game short. */
  private end(nodes: SgfGame['nodes']): Result<SgfGame, SgfError> {
    this.index += 1;
    if (this.peek() !== '' && !this.isAt(GAME)) {
      return err(stuck(this.text, this.index, '(;'));
    }
    return ok({ at: this.start, nodes });
  }

  private property(): Result<readonly SgfProperty[], SgfError> {
    const at = this.index;
    const name = this.match(NAME);
    if (name === undefined) return err(stuck(this.text, at, ';'));
    this.index += name.length;
    if (this.peek() !== '[') return err(stuck(this.text, this.index, '['));
    const properties: SgfProperty[] = [];
    while (this.peek() === '[') {
      const value = this.value();
      if (!value.ok) return value;
      properties.push({ name, value: value.value, at });
    }
    return ok(properties);
  }

  private value(): Result<string, SgfError> {
    const at = this.index;
    let value = '';
    let from = at + 1;
    for (this.index = from; this.index < this.text.length; this.index++) {
      const sign = this.text[this.index];
      if (sign === '\\') {
        value += this.text.slice(from, this.index);
        this.index += 1;
        from = this.index;
      } else if (sign === ']') {
        this.index += 1;
        return ok(value + this.text.slice(from, this.index - 1));
      } else if (sign === '(' && this.isAt(NEXT_GAME)) {
        break;
      }
    }
    return err(stuck(this.text, at, ']'));
  }

  private match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.index;
    return pattern.exec(this.text)?.[0];
  }

  private isAt(pattern: RegExp): boolean {
    return this.match(pattern) !== undefined;
  }

  /** The next character that is not blank; '' at the end. */
  private peek(): string {
    this.index = skipBlanks(this.text, this.index);
    return this.text[this.index] ?? '';
  }
}

const skipBlanks = (text: string, from: number): number => {
  let index = from;
  while (BLANK.test(text[index] ?? '')) index += 1;
  return index;
};

const nextGame = (text: string, from: number): number => {
  const start = /\(\s*;/g;
  start.lastIndex = from;
  return start.exec(text)?.index ?? -1;
};

const stuck = (text: string, at: number, wanted: SgfError['wanted']): SgfError => ({
  at,
  found: text.slice(at, at + 12),
  wanted,
});
