import { apply, formatRing, NO_MARBLES, oneMarble, sum } from '@zertz/rules';
import type { Position, Ring } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { firstRing } from './hint.ts';
import type { Hint } from './hint.ts';

/** A hint in words, as it is read and heard; `brief`: in one sentence. */
export const hintText = (hint: Hint, position: Position, brief = false): string => {
  const { hints } = words();
  const label = (ring: Ring): string => formatRing(position.board, ring);
  switch (hint.kind) {
    case 'thinking':
      return hints.thinking;
    case 'failed':
      return words().failure.says[hint.why];
    case 'given': {
      const first = firstRing(hint.turn);
      if (!hint.whole && first !== undefined) return hints.look(label(first));
      return hint.wins && !brief ? `${turnText()} ${hints.wins}` : turnText();
    }
  }

  function turnText(): string {
    if (hint.kind !== 'given') return '';
    const { turn } = hint;
    const removed =
      turn.kind === 'pass' || turn.removal === undefined ? undefined : label(turn.removal);
    switch (turn.kind) {
      case 'placement':
        return hints.place(turn.marble, label(turn.to), removed);
      case 'capture': {
        const taken = apply(position, turn).captured.reduce(
          (all, { marble }) => sum(all, oneMarble(marble)),
          NO_MARBLES,
        );
        const end = turn.path[turn.path.length - 1] ?? turn.path[0];
        return hints.capture(label(turn.path[0]), taken, label(end), removed);
      }
      case 'removal':
        return hints.remove(label(turn.removal));
      case 'pass':
        return hints.pass;
    }
  }
};
