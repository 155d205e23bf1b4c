import { apply, parseTurn } from '@zertz/rules';
import type { Played, Position } from '@zertz/rules';

/** A line of turns as an engine wrote them, played; it ends before the first that cannot be read. */
export const playedLine = (start: Position, texts: readonly string[]): readonly Played[] => {
  const line: Played[] = [];
  let position = start;
  for (const text of texts) {
    const turn = parseTurn(position, text);
    if (!turn.ok) break;
    const played = apply(position, turn.value);
    line.push(played);
    position = played.after;
  }
  return line;
};
