/** A place in a text; lines and columns count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export const placeAt = (text: string, offset: number): Place => {
  let line = 1;
  let start = 0;
  for (let feed = text.indexOf('\n'); feed >= 0 && feed < offset;) {
    line += 1;
    start = feed + 1;
    feed = text.indexOf('\n', start);
  }
  return { line, column: offset - start + 1 };
};

/** One line of a text, without its line end. */
export interface Line {
  readonly text: string;
  readonly number: number;
}

export function* linesOf(text: string): Generator<Line> {
  let number = 1;
  let start = 0;
  while (start <= text.length) {
    const feed = text.indexOf('\n', start);
    const end = feed < 0 ? text.length : feed;
    const cut = text[end - 1] === '\r' ? end - 1 : end;
    yield { text: text.slice(start, cut), number };
    number += 1;
    start = end + 1;
  }
}
