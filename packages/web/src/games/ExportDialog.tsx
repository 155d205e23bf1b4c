import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { newGame, PRESETS, startPosition, writeRecord, WRITTEN_FORMATS } from '@zertz/rules';
import type { GameRecord, WrittenFormat } from '@zertz/rules';
import { words } from '../i18n/words.ts';
import { hrefOf, hrefOfSheet } from '../pages/router.ts';
import { Choice } from '../parts/Choice.tsx';
import { copyText, saveFile } from '../parts/copyText.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon } from '../parts/Icon.tsx';
import type { KeptGame } from '../storage/keptGame.ts';
import { loadGame } from '../storage/savedGame.ts';
import { namesOf } from './describe.ts';
import './gameText.css';

const recordOf = (kept: KeptGame): GameRecord => ({
  game: loadGame(kept) ?? newGame(startPosition(PRESETS.official)),
  players: namesOf(kept),
  details: {
    date: new Date(kept.began).toISOString().slice(0, 10),
    ...(kept.assisted === true ? { assisted: 'yes' } : {}),
  },
});

const ENDINGS: { readonly [F in WrittenFormat]: string } = {
  official: 'txt',
  sgf: 'sgf',
  zen: 'zen',
  zip: 'zip.txt',
  json: 'jsonl',
};

/** One line of HTML that shows the same within another page. */
const embedOf = (link: string): string => {
  const { hash } = new URL(link);
  const src = new URL(`${hrefOf('embed')}${hash}`, link).href.replaceAll('&', '&amp;');
  return `<iframe src="${src}" title="${words().app.name}" width="360" height="420" style="border:0"></iframe>`;
};

/** A game as text in one of the formats that other programs read. */
export const ExportDialog = ({
  kept,
  link,
  onDiagram,
  onClose,
}: {
  readonly kept: KeptGame;
  /** The address of what is on the board, where that is more than the game. */
  readonly link?: string;
  /** Opens the dialog in which a picture of it is made. */
  readonly onDiagram: () => void;
  readonly onClose: () => void;
}): JSX.Element => {
  const format = useSignal<WrittenFormat>('official');
  const said = useSignal('');
  const written = writeRecord(recordOf(kept), format.value);
  const copy = async (text: string): Promise<void> => {
    said.value = (await copyText(text)) ? words().exporting.copied : words().exporting.notCopied;
  };
  return (
    <Dialog
      title={words().exporting.title}
      onClose={onClose}
      footer={
        written.ok ? (
          <>
            <button
              type="button"
              class="button"
              onClick={() => {
                const day = new Date(kept.began).toISOString().slice(0, 10);
                saveFile(`zertz-${day}.${ENDINGS[format.value]}`, written.value);
              }}
            >
              {words().exporting.save}
            </button>
            <button type="button" class="button accent" onClick={() => void copy(written.value)}>
              {words().exporting.copy}
            </button>
          </>
        ) : undefined
      }
    >
      <div class="exporting">
        <Choice
          name="format"
          legend={words().exporting.format}
          value={format.value}
          options={WRITTEN_FORMATS.map((value) => ({
            value,
            text: words().exporting.formats[value],
          }))}
          onChange={(value) => {
            format.value = value;
            said.value = '';
          }}
        />
        {written.ok ? (
          <textarea
            class="game-text"
            readOnly
            rows={9}
            dir="ltr"
            aria-label={words().exporting.text}
            value={written.value}
          />
        ) : (
          <p>{words().exporting.cannot[written.error.what]}</p>
        )}
        {link !== undefined && (
          <label class="export-link">
            <span class="label">{words().exporting.link}</span>
            <input
              readOnly
              dir="ltr"
              value={link}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
        <div class="export-acts">
          {link !== undefined && (
            <>
              <button type="button" class="button" onClick={() => void copy(link)}>
                <Icon name="copy" />
                {words().exporting.copyLink}
              </button>
              <button type="button" class="button" onClick={() => void copy(embedOf(link))}>
                <Icon name="copy" />
                {words().exporting.copyEmbed}
              </button>
              <a class="button" href={hrefOfSheet(new URL(link).hash.slice(1))} onClick={onClose}>
                <Icon name="print" />
                {words().exporting.print}
              </a>
            </>
          )}
          <button
            type="button"
            class="button"
            onClick={() => {
              onClose();
              onDiagram();
            }}
          >
            <Icon name="picture" />
            {words().menu.diagram}
          </button>
        </div>
        <p role="status">{said.value}</p>
      </div>
    </Dialog>
  );
};
