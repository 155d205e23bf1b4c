import { useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { Icon } from '../parts/Icon.tsx';
import { importFiles, running } from './runImport.ts';
import { explorerWords } from './words.ts';

/** Where files become a collection. */
export const ImportBox = (): JSX.Element => {
  const chooser = useRef<HTMLInputElement>(null);
  const text = explorerWords();
  return (
    <section class="import-box" aria-labelledby="import-games">
      <h2 id="import-games" class="label">
        {text.import}
      </h2>
      <p>{text.importSays}</p>
      <button
        type="button"
        class="button small"
        aria-disabled={running.value !== undefined}
        onClick={() => {
          if (running.value === undefined) chooser.current?.click();
        }}
      >
        <Icon name="open" />
        {text.choose}
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          void importFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again once it has been mended.
          currentTarget.value = '';
        }}
      />
      <p class="quiet">{text.notExported}</p>
    </section>
  );
};
