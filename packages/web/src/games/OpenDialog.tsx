import { useSignal, useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import type { JSX } from 'preact';
import { words } from '../i18n/words.ts';
import { hrefOf } from '../pages/router.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { closeDialog } from '../play/dialogs.ts';
import { continueGame } from '../play/keeping.ts';
import { keepGames } from '../storage/games.ts';
import type { KeptGame } from '../storage/keptGame.ts';
import { dropped } from './dropped.ts';
import { faultText } from './faultText.ts';
import { openingWords } from './openingWords.ts';
import { readFile } from './readFile.ts';
import type { FileFault } from './readFile.ts';
import { readText } from './readText.ts';
import type { Reading, TextFault } from './readText.ts';
import './games.css';
import './open.css';
import './gameText.css';

/** What came of reading. */
type Result =
  | { readonly code: 'reading' }
  | { readonly code: 'no-text'; readonly fault: FileFault }
  | { readonly code: 'read'; readonly reading: Reading; readonly kept: boolean };

const rest = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve);
  });

/** Games from somewhere else: pasted, or in a file. They come beside those that are here. */
export const OpenDialog = (): JSX.Element => {
  const box = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const result = useSignal<Result | undefined>(undefined);
  const texts = openingWords();
  const open = async (text: string): Promise<void> => {
    result.value = { code: 'reading' };
    const reading = await readText(text, Date.now(), rest);
    const [only, another] = reading.games;
    const kept = reading.games.length === 0 || (await keepGames(reading.games));
    if (only !== undefined && another === undefined && reading.faults.length === 0) {
      goOnWith(only);
      return;
    }
    result.value = { code: 'read', reading, kept };
    if (only === undefined) pointAt(box.current, reading.faults[0]);
  };
  const openOne = async (game: KeptGame): Promise<void> => {
    await keepGames([game]);
    goOnWith(game);
  };
  const openFile = async (file: File): Promise<void> => {
    result.value = { code: 'reading' };
    const read = await readFile(file);
    if (box.current !== null) box.current.value = read.ok ? shortened(read.value) : '';
    if (read.ok) await open(read.value);
    else result.value = { code: 'no-text', fault: read.error };
  };
  useSignalEffect(() => {
    const file = dropped.value;
    if (file === undefined) return;
    dropped.value = undefined;
    void openFile(file);
  });
  return (
    <Dialog
      title={words().games.open}
      onClose={closeDialog}
      footer={
        <>
          <button type="button" class="button" onClick={() => chooser.current?.click()}>
            {texts.file}
          </button>
          <button
            type="button"
            class="button accent"
            onClick={() => void open(box.current?.value ?? '')}
          >
            {texts.open}
          </button>
        </>
      }
    >
      <div class="opening">
        <p id="opening-says" class="quiet">
          {texts.says}
        </p>
        <textarea
          ref={box}
          class="game-text"
          rows={8}
          dir="ltr"
          spellcheck={false}
          autocomplete="off"
          autocapitalize="off"
          placeholder="Wd4,a1 Bb2,g1 x b2Wd4"
          aria-label={words().exporting.title}
          aria-describedby="opening-says"
          onInput={() => {
            result.value = undefined;
          }}
        />
        <input
          ref={chooser}
          type="file"
          hidden
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            // The same file may be chosen again once it has been mended.
            if (file !== undefined) {
              void openFile(file).then(() => {
                currentTarget.value = '';
              });
            }
          }}
        />
        <div role="status">
          <Said result={result.value} />
          <Readable result={result.value} open={(game) => void openOne(game)} />
        </div>
      </div>
    </Dialog>
  );
};

const goOnWith = (game: KeptGame): void => {
  closeDialog();
  continueGame(game);
};

/** Where one thing was to be opened and it stops somewhere, what stands before that. */
const Readable = ({
  open,
  result,
}: {
  readonly open: (game: KeptGame) => void;
  readonly result: Result | undefined;
}): JSX.Element | null => {
  const { faults = [], games = [] } = result?.code === 'read' ? result.reading : {};
  const [fault, another] = faults;
  const alone = games.length === 0 && another === undefined ? fault : undefined;
  const game = alone?.code === 'record' || alone?.code === 'stops' ? alone.readable : undefined;
  return game === undefined ? null : (
    <button type="button" class="button small" onClick={() => open(game)}>
      {words().app.openReadable}
    </button>
  );
};

/** So many faults are told; who has more needs another file and not a longer list. */
const TOLD = 5;

const Said = ({ result }: { readonly result: Result | undefined }): JSX.Element | null => {
  if (result === undefined) return null;
  const texts = openingWords();
  if (result.code === 'reading') return <p>{texts.reading}</p>;
  if (result.code === 'no-text') return <p class="opening-bad">{texts.faults[result.fault]}</p>;
  const { kept, reading } = result;
  const { faults, games } = reading;
  const several = games.length + faults.length > 1;
  return (
    <>
      {!kept && <p class="opening-bad">{words().data.notKept}</p>}
      {kept && games.length > 0 && (
        <p class="opening-done">
          {texts.opened(games.length)}{' '}
          <a class="link" href={hrefOf('games')} onClick={closeDialog}>
            {words().nav.games}
          </a>
        </p>
      )}
      {several && faults.length > 0 && <p>{texts.unreadable(faults.length)}</p>}
      <ul class="opening-faults">
        {faults.slice(0, TOLD).map((fault, index) => (
          <li key={index} class="opening-bad">
            {faultText(fault, several)}
          </li>
        ))}
        {faults.length > TOLD && <li aria-hidden="true">…</li>}
      </ul>
    </>
  );
};

/** A field with millions of signs in it would be slower than all that is done with them. */
const SHOWN = 20_000;

const shortened = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text;

/** The caret goes to where the text stops making sense. */
const pointAt = (box: HTMLTextAreaElement | null, fault: TextFault | undefined): void => {
  if (box === null || fault?.code !== 'record') return;
  const { column, line } = fault.error;
  const before = box.value.split('\n').slice(0, line - 1);
  const at = before.reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  box.focus();
  box.setSelectionRange(at, at);
};
