import { useComputed } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { parsePosition } from '@zertz/rules';
import { Board } from '../board/Board.tsx';
import { oriented } from '../board/orientation.ts';
import { words } from '../i18n/words.ts';
import { PageHeading } from '../pages/PageHeading.tsx';
import { quietCells } from '../play/cells.ts';
import { shapeOf } from '../play/shape.ts';
import { quietView } from '../play/view.ts';
import { settings } from '../storage/settings.ts';
import { DataFields } from './DataFields.tsx';
import { AidFields, BoardFields, LookFields, TurnFields } from './fields.tsx';
import './settings.css';

/** Some of everything: rings gone, and marbles of every colour. */
const SAMPLE = parsePosition(
  '.ooo/oWoo./ooGooo/oooBooo/ooWooo/ooGo./.oBo 4-6-8 0-0-0 0-0-0 1 official',
);

/** All settings, with a board that shows at once what they do. */
export const SettingsPage = (): JSX.Element => {
  const { groups, title } = words().settings;
  return (
    <main id="content" class="page settings-page" tabIndex={-1}>
      <PageHeading>{title}</PageHeading>
      <div class="settings-columns">
        <div class="settings-groups">
          <Group title={groups.look}>
            <LookFields />
          </Group>
          <Group title={groups.board}>
            <BoardFields />
          </Group>
          <Group title={groups.turns}>
            <TurnFields />
          </Group>
          <Group title={groups.aids}>
            <AidFields />
          </Group>
          <Group title={words().data.title}>
            <DataFields />
          </Group>
        </div>
        <Preview />
      </div>
    </main>
  );
};

const Group = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ComponentChildren;
}): JSX.Element => (
  <section class="card settings" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

const nothing = (): void => undefined;
const EVENTS = { tap: nothing, point: nothing, drag: nothing };

/** A picture only: it can neither be focused nor pressed. */
const Preview = (): JSX.Element | null => {
  const view = useComputed(() => {
    if (!SAMPLE.ok) return undefined;
    const { labels, marbleMarks, mirror, turn } = settings.value;
    const { board, rings } = SAMPLE.value;
    const shape = oriented(shapeOf(board, board.rings), { turn, mirror });
    return {
      cells: quietCells(SAMPLE.value),
      left: rings.size,
      board: quietView(
        SAMPLE.value,
        { shape, labels, marbleMarks, pointed: undefined, last: undefined, chipText: () => '' },
        undefined,
      ),
    };
  });
  if (view.value === undefined) return null;
  const { box } = view.value.board.shape;
  return (
    <div class="settings-preview" aria-hidden="true" inert>
      <div class="table" style={{ '--ratio': box.width / box.height, '--high': box.height / 100 }}>
        <Board
          view={view.value.board}
          cells={view.value.cells}
          events={EVENTS}
          focus={0}
          onFocus={nothing}
          motions={undefined}
          letters={false}
          gridName=""
          columnName={() => ''}
        />
      </div>
    </div>
  );
};
