import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { err } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { saveFile } from '../parts/copyText.ts';
import { current } from '../storage/current.ts';
import { readEverything, writeEverything } from '../storage/everything.ts';
import { keepGames, keptGames } from '../storage/games.ts';
import { newcomers } from '../storage/keptGame.ts';
import { doneLessons, finishLessons } from '../storage/lessons.ts';
import { keepPuzzleRecords, puzzleRecords, readPuzzleRecords } from '../storage/puzzles.ts';
import { changeSettings, settings } from '../storage/settings.ts';
import { DEFAULT_SETTINGS } from '../storage/settingsValues.ts';
import { keepStudies, keptStudies } from '../storage/studies.ts';
import { doneTips, finishTips, forgetTips } from '../storage/tips.ts';
import { DeleteGamesDialog } from './DeleteGamesDialog.tsx';
import { importFaultText } from './importFault.ts';

const exportAll = async (): Promise<void> => {
  await readPuzzleRecords();
  const text = writeEverything({
    settings: settings.value,
    tips: doneTips.value,
    lessons: doneLessons.value,
    games: await keptGames(),
    puzzles: [...puzzleRecords.value.values()],
    studies: await keptStudies(),
  });
  saveFile(`zertz-${new Date().toISOString().slice(0, 10)}.json`, text, 'application/json');
};

/** Far more bytes than anything that was exported from here; the page would stop over them. */
const LARGEST = 100e6;

const textOf = async (file: File): Promise<string> => {
  try {
    return file.size > LARGEST ? '' : await file.text();
  } catch {
    // It has gone in the meantime.
    return '';
  }
};

/** Takes a file over, and says how that went. */
const importAll = async (file: File): Promise<{ readonly said: string; readonly bad: boolean }> => {
  const text = await textOf(file);
  const read = text === '' ? err({ code: 'not-ours' } as const) : readEverything(text);
  if (!read.ok) return { said: importFaultText(read.error), bad: true };
  // The game on the table goes on as it is.
  const added = newcomers(await keptGames(), read.value.games).filter(
    ({ id }) => id !== current.value.id,
  );
  const studies = newcomers(await keptStudies(), read.value.studies);
  const kept =
    (await keepGames(added)) &&
    (await keepPuzzleRecords(read.value.puzzles)) &&
    (await keepStudies(studies));
  if (!kept) return { said: words().data.notKept, bad: true };
  if (read.value.settings !== undefined) changeSettings(read.value.settings);
  finishTips(read.value.tips);
  finishLessons(read.value.lessons);
  return { said: words().data.imported(added.length), bad: false };
};

/** Everything that is kept, out of the browser, into it, or gone. */
export const DataFields = (): JSX.Element => {
  const said = useSignal({ said: '', bad: false });
  const asking = useSignal(false);
  const box = useRef<HTMLInputElement>(null);
  const texts = words().data;
  const tell = (text: string): void => {
    said.value = { said: text, bad: false };
  };
  return (
    <>
      <p class="quiet">{texts.says}</p>
      <div class="button-row">
        <button type="button" class="button" onClick={() => void exportAll()}>
          {texts.export}
        </button>
        <button type="button" class="button" onClick={() => box.current?.click()}>
          {texts.import}
        </button>
        <input
          ref={box}
          type="file"
          hidden
          accept=".json,application/json"
          onChange={(event) => {
            const input = event.currentTarget;
            const file = input.files?.[0];
            if (file === undefined) return;
            void importAll(file).then((result) => {
              said.value = result;
              // The same file may be chosen again once it has been mended.
              input.value = '';
            });
          }}
        />
        <button
          type="button"
          class="button"
          onClick={() => {
            changeSettings(DEFAULT_SETTINGS);
            forgetTips();
            tell(texts.wasReset);
          }}
        >
          {texts.reset}
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => {
            asking.value = true;
          }}
        >
          {texts.delete}
        </button>
      </div>
      <p class={said.value.bad ? 'data-said bad' : 'data-said'} role="status">
        {said.value.said}
      </p>
      {asking.value && (
        <DeleteGamesDialog
          onClose={() => {
            asking.value = false;
          }}
          onDeleted={() => tell(texts.deleted)}
        />
      )}
    </>
  );
};
