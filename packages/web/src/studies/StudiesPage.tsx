import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { UndoBar } from '../parts/UndoBar.tsx';
import { PRESETS, startPosition } from '@zertz/rules';
import { openingWords } from '../games/openingWords.ts';
import { readFile } from '../games/readFile.ts';
import { words } from '../i18n/words.ts';
import { PageHeading } from '../pages/PageHeading.tsx';
import { saveFile } from '../parts/copyText.ts';
import { Icon } from '../parts/Icon.tsx';
import { forgetStudy, keepStudy, keptStudies } from '../storage/studies.ts';
import { newTree } from '../study/tree.ts';
import { beginStudy, changeStudy } from './beginStudy.ts';
import { studyFaultText } from './faultText.ts';
import { fileNameOf } from './fileName.ts';
import { formatStudy, parseStudy } from './studyData.ts';
import type { StudyData } from './studyData.ts';
import { readStudy, writeStudy } from './studyFile.ts';
import { whileFree } from './studyLock.ts';
import { StudyRow } from './StudyRow.tsx';
import { studiesWords } from './words.ts';
import '../games/games.css';
import './studies.css';

/** What came of opening a file: what was taken, and sentences about what was not. */
interface Import {
  readonly taken: string | undefined;
  readonly faults: readonly string[];
}

/** So many faults are told; whoever has more needs another file and not a longer list. */
const TOLD = 5;

const importFile = async (file: File): Promise<Import> => {
  const nothing = (fault: string): Import => ({ taken: undefined, faults: [fault] });
  const text = await readFile(file);
  if (!text.ok) return nothing(openingWords().faults[text.error]);
  const read = readStudy(text.value, Date.now());
  if (!read.ok) return nothing(studyFaultText(read.error));
  const { faults, study } = read.value;
  if (!(await keepStudy(formatStudy(study)))) return nothing(studiesWords().notKept);
  const { chapterCount, imported } = studiesWords();
  return {
    taken: imported(study.title, chapterCount(study.chapters.length)),
    faults: faults.map(studyFaultText),
  };
};

const exportStudy = (data: StudyData): void => {
  const study = parseStudy(data);
  if (study !== undefined) saveFile(fileNameOf(study), writeStudy(study), 'application/json');
};

/** The studies that are kept in this browser. */
export const StudiesPage = (): JSX.Element => {
  const all = useSignal<readonly StudyData[] | undefined>(undefined);
  const deleted = useSignal<StudyData | undefined>(undefined);
  const imported = useSignal<Import | undefined>(undefined);
  const chooser = useRef<HTMLInputElement>(null);
  const text = studiesWords();
  const load = async (): Promise<void> => {
    all.value = await keptStudies();
  };
  useEffect(() => void load(), []);
  const undo = async (data: StudyData): Promise<void> => {
    deleted.value = undefined;
    await keepStudy(data);
    await load();
  };
  const fault = (says: string): void => {
    imported.value = { taken: undefined, faults: [says] };
  };
  const remove = async (data: StudyData): Promise<void> => {
    const done = await whileFree(data.id, () => forgetStudy(data.id));
    await load();
    if (done) deleted.value = data;
    else fault(text.elsewhere);
  };
  const rename = async (id: string, title: string): Promise<void> => {
    const done = await changeStudy(id, (now) => ({ ...now, title }));
    if (done !== 'kept') fault(done === 'elsewhere' ? text.elsewhere : text.notKept);
    await load();
  };
  const create = (): void => {
    void beginStudy(newTree(startPosition(PRESETS.official)));
  };
  return (
    <main id="content" class="page games-page studies-page" tabIndex={-1}>
      <header class="page-head">
        <PageHeading>{text.title}</PageHeading>
        <button type="button" class="button" onClick={() => chooser.current?.click()}>
          <Icon name="open" />
          {text.import}
        </button>
        <button type="button" class="button accent" onClick={create}>
          <Icon name="plus" />
          {text.create}
        </button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file === undefined) return;
            void importFile(file).then(async (result) => {
              imported.value = result;
              // The same file may be chosen again once it has been mended.
              currentTarget.value = '';
              await load();
            });
          }}
        />
      </header>
      <div role="status">
        <Imported result={imported.value} />
        {deleted.value !== undefined && (
          <UndoBar
            text={words().games.deleted(deleted.value.title)}
            undo={() => {
              if (deleted.value !== undefined) void undo(deleted.value);
            }}
          />
        )}
      </div>
      {all.value !== undefined && all.value.length > 0 && (
        <ul class="game-list">
          {all.value.map((data) => (
            <StudyRow
              key={data.id}
              data={data}
              onDelete={() => void remove(data)}
              onRename={(title) => void rename(data.id, title)}
              onExport={() => exportStudy(data)}
            />
          ))}
        </ul>
      )}
      {all.value?.length === 0 && (
        <div class="card games-empty">
          <p>{text.none}</p>
        </div>
      )}
    </main>
  );
};

const Imported = ({ result }: { readonly result: Import | undefined }): JSX.Element | null => {
  if (result === undefined) return null;
  const { faults, taken } = result;
  return (
    <div class="study-import">
      {taken !== undefined && <p class="done">{taken}</p>}
      {faults.length > 0 && (
        <ul>
          {faults.slice(0, TOLD).map((fault, index) => (
            <li key={index} class="bad">
              {fault}
            </li>
          ))}
          {faults.length > TOLD && <li aria-hidden="true">…</li>}
        </ul>
      )}
    </div>
  );
};
