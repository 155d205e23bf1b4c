import type { Drawing } from '@zertz/art';
import { positionOf } from '@zertz/rules';
import type { Game } from '@zertz/rules';
import { wholeShape } from '../play/wholeShape.ts';
import { withTurns } from './subject.ts';
import type { Subject } from './subject.ts';

interface Shown {
  /** How many turns have been made. */
  readonly at: number;
  readonly drawings: readonly Drawing[];
  readonly caption: string;
}

/** A game as it stands, or stood after some of its turns. */
export const gameSubject = (
  game: Game,
  names: Subject['names'],
  { at, caption, drawings }: Shown = { at: game.history.length, caption: '', drawings: [] },
): Subject => {
  const { history, start } = game;
  const last = history[at - 1];
  const position = at === history.length ? positionOf(game) : (last?.after ?? start);
  return {
    shape: wholeShape(start),
    position,
    last,
    drawings,
    names,
    caption,
    lines: withTurns([
      { kind: 'before', start, turns: history.slice(0, at) },
      { kind: 'after', start: position, turns: history.slice(at) },
    ]),
  };
};
