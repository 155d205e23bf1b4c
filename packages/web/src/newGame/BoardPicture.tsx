import type { JSX } from 'preact';
import { shapeOf } from '@zertz/art';
import type { Board } from '@zertz/rules';
import { words } from '../i18n/words.ts';

/** A small board on which rings can be left out of the game. */
export const BoardPicture = ({
  board,
  without,
  onToggle,
}: {
  readonly board: Board;
  readonly without: ReadonlySet<number>;
  readonly onToggle: (ring: number) => void;
}): JSX.Element => {
  const { box, places } = shapeOf(board, board.rings);
  return (
    <div
      class="board-picture"
      dir="ltr"
      role="group"
      aria-label={words().newGame.ownBoard}
      style={{ '--ratio': box.width / box.height, '--unit': 100 / box.width }}
    >
      {places.map(({ ring, label, x, y }) => (
        <button
          key={ring}
          type="button"
          aria-label={label}
          aria-pressed={!without.has(ring)}
          style={{
            left: `${((x - box.x) / box.width) * 100}%`,
            top: `${((y - box.y) / box.height) * 100}%`,
          }}
          onClick={() => onToggle(ring)}
        />
      ))}
    </div>
  );
};
