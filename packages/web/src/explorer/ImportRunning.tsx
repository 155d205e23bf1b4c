import type { JSX } from 'preact';
import { running } from './runImport.ts';
import { explorerWords } from './words.ts';

/** How far an import is. */
export const ImportRunning = (): JSX.Element | null => {
  const now = running.value;
  const text = explorerWords();
  if (now === undefined) return null;
  return (
    <div class="import-running">
      <progress aria-label={text.import} value={now.progress.part} />
      <p>{text.reading(now.progress.games, now.progress.refused)}</p>
      <button type="button" class="button small" onClick={now.stop}>
        {text.stop}
      </button>
    </div>
  );
};
