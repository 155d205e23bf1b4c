import { useComputed } from '@preact/signals';
import type { JSX } from 'preact';
import { oriented, shapeOf } from '@zertz/art';
import type { BoardView, Mark } from '@zertz/art';
import { newGame, parsePosition, parseRing } from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { BoardPicture } from '../board/BoardPicture.tsx';
import { boardLooks } from '../play/boardLooks.ts';
import { sessionOf } from '../play/session.ts';
import { boardView } from '../play/view.ts';
import { settings, tableThemeNow } from '../storage/settings.ts';

/** Some of everything: rings gone, marbles of every colour, and one in the hand. */
const SAMPLE = parsePosition(
  '.ooo/oWoo./oooooG/ooBoooo/ooooWo/oGoo./.ooB 4-6-8 0-0-0 0-0-0 1 official',
);
const POINTED = 'd4';
const MARKED: { readonly [label: string]: Mark } = { d3: 'last-placed', f4: 'free', g2: 'free' };

const viewOf = (position: Position): BoardView => {
  const { mirror, turn } = settings.value;
  const { board } = position;
  const plain = boardView(sessionOf(newGame(position), 'white'), {
    shape: oriented(shapeOf(board, board.rings), { turn, mirror }),
    ...boardLooks(),
    pointed: parseRing(board, POINTED),
    last: undefined,
    chipText: () => '',
  });
  const marks = (ring: number): readonly Mark[] | undefined => {
    const mark = MARKED[board.labels[ring] ?? ''];
    return mark === undefined ? undefined : [mark];
  };
  return {
    ...plain,
    lastMover: 'first',
    rings: plain.rings.map((ring, index) => ({ ...ring, marks: marks(index) ?? ring.marks })),
  };
};

/** A board that shows at once what settings do. It can neither be focused nor pressed. */
export const Preview = (): JSX.Element | null => {
  const view = useComputed(() => (SAMPLE.ok ? viewOf(SAMPLE.value) : undefined));
  if (view.value === undefined || !SAMPLE.ok) return null;
  const { box } = view.value.shape;
  return (
    <div class="settings-preview" aria-hidden="true" inert>
      <div
        class="table"
        data-theme={tableThemeNow()}
        style={{ '--ratio': box.width / box.height, '--high': box.height / 100 }}
      >
        <BoardPicture view={view.value} />
      </div>
    </div>
  );
};
