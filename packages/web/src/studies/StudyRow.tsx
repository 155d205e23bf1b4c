import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import { positionOf } from '@zertz/rules';
import type { Position } from '@zertz/rules';
import { RowTool } from '../games/RowTool.tsx';
import { words } from '../i18n/words.ts';
import { hrefOfStudy } from '../pages/router.ts';
import { BoardThumb } from '../parts/BoardThumb.tsx';
import { NameBox } from '../parts/NameBox.tsx';
import { endOf, gameAt, ROOT } from '../study/tree.ts';
import { parseChapter } from './studyData.ts';
import type { StudyData } from './studyData.ts';
import { studiesWords } from './words.ts';

interface StudyRowProps {
  readonly data: StudyData;
  readonly onDelete: () => void;
  readonly onRename: (title: string) => void;
  readonly onExport: () => void;
}

/** Where the main line of its first chapter ends. */
const pictureOf = ({ chapters }: StudyData): Position | undefined => {
  const first = parseChapter(chapters[0], 0);
  if (!first.ok) return undefined;
  const { tree } = first.value;
  return positionOf(gameAt(tree, endOf(tree, ROOT)));
};

/** A study in the list: a picture, its name, and what can be done with it. */
export const StudyRow = ({ data, onDelete, onExport, onRename }: StudyRowProps): JSX.Element => {
  const picture = useMemo(() => pictureOf(data), [data]);
  const naming = useSignal(false);
  const text = studiesWords();
  const { chapters, title } = data;
  const date = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  const changed = new Date(data.changed);
  return (
    <li class="card game-row study-row">
      <div class="thumb-frame game-picture">
        {picture !== undefined && <BoardThumb position={picture} />}
      </div>
      <div class="game-says">
        {naming.value ? (
          <NameBox
            label={text.name}
            name={title}
            hint={title}
            onDone={(name) => {
              naming.value = false;
              if (name !== undefined && name !== '') onRename(name);
            }}
          />
        ) : (
          <h2>
            <bdi>{title}</bdi>
          </h2>
        )}
        <p class="game-stand">{text.chapterCount(chapters.length)}</p>
        <p class="quiet">
          <time dateTime={changed.toISOString()}>{date.format(changed)}</time>
        </p>
      </div>
      <div class="game-acts">
        <a class="button" href={hrefOfStudy(data.id)} aria-label={`${text.open}: ${title}`}>
          {text.open}
        </a>
        <RowTool
          icon="pencil"
          name={words().games.rename}
          of={title}
          act={() => {
            naming.value = true;
          }}
        />
        <RowTool icon="share" name={words().games.export} of={title} act={onExport} />
        <RowTool icon="bin" name={words().games.delete} of={title} act={onDelete} />
      </div>
    </li>
  );
};
