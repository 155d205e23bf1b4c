import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { JSX } from 'preact';
import { hrefOfStudy } from '../pages/router.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { keptStudies } from '../storage/studies.ts';
import type { Tree } from '../study/tree.ts';
import { beginStudy, saveToStudy } from './beginStudy.ts';
import type { StudyData } from './studyData.ts';
import { studiesWords } from './words.ts';
import './saveDialog.css';

/** What came of saving: the study that has the chapter now, or why none has. */
type Saved = { readonly study: StudyData } | { readonly fault: string };

/** Puts what is analysed into a study, as a chapter. */
export const SaveDialog = ({
  tree,
  onClose,
}: {
  readonly tree: Tree;
  readonly onClose: () => void;
}): JSX.Element => {
  const all = useSignal<readonly StudyData[]>([]);
  const chosen = useSignal('');
  const saved = useSignal<Saved | undefined>(undefined);
  const text = studiesWords().save;
  useEffect(() => {
    void keptStudies().then((kept) => {
      all.value = kept;
      chosen.value = kept[0]?.id ?? '';
    });
  }, []);
  const save = async (): Promise<void> => {
    const study = all.value.find(({ id }) => id === chosen.value);
    if (study === undefined) {
      if (await beginStudy(tree)) onClose();
      else saved.value = { fault: studiesWords().notKept };
      return;
    }
    const done = await saveToStudy(study.id, tree);
    const { elsewhere, notKept } = studiesWords();
    saved.value =
      done === 'kept' ? { study } : { fault: done === 'elsewhere' ? elsewhere : notKept };
  };
  return (
    <Dialog
      title={text.title}
      onClose={onClose}
      footer={
        saved.value !== undefined && 'study' in saved.value ? (
          <a class="button accent" href={hrefOfStudy(saved.value.study.id)}>
            {studiesWords().open}
          </a>
        ) : (
          <button type="button" class="button accent" onClick={() => void save()}>
            {text.act}
          </button>
        )
      }
    >
      <label class="save-to">
        <span class="label">{text.which}</span>
        <select
          value={chosen.value}
          onChange={({ currentTarget: { value } }) => {
            chosen.value = value;
            saved.value = undefined;
          }}
        >
          {all.value.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
          <option value="">{text.create}</option>
        </select>
      </label>
      <p role="status" class="saved-to">
        {saved.value === undefined
          ? ''
          : 'study' in saved.value
            ? text.done(saved.value.study.title)
            : saved.value.fault}
      </p>
    </Dialog>
  );
};
