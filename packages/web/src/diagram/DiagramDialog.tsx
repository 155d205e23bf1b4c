import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { JSX } from 'preact';
import { sizeOf } from '@zertz/art/picture';
import type { PictureView } from '@zertz/art/picture';
import { Dialog } from '../parts/Dialog.tsx';
import { closeDialog } from '../play/dialogs.ts';
import { settings, tableThemeNow, themeNow } from '../storage/settings.ts';
import { DiagramFields } from './DiagramFields.tsx';
import { DiagramPreview } from './DiagramPreview.tsx';
import { canCopy, copyPng, saveGif, savePng, saveSvg } from './making.ts';
import type { Making } from './making.ts';
import { LONGEST_CAPTION, MILLIS, options } from './options.ts';
import type { Options, What } from './options.ts';
import { framesOf, stillOf } from './pictures.ts';
import { subject } from './subject.ts';
import type { Subject } from './subject.ts';
import { diagramWords } from './words.ts';
// Shown as one of the themes.
import '@zertz/art/print.css';
import './diagram.css';

/** As the board looks to whoever asks for the picture. */
const usual = (): Options => ({
  theme: tableThemeNow() ?? themeNow(),
  labels: settings.value.labels,
  tray: true,
  last: true,
  drawings: true,
  scale: '2',
  pace: 'normal',
});

export const DiagramDialog = (): JSX.Element | null =>
  subject.value === undefined ? null : <Diagram of={subject.value} />;

/** A picture of a board: seen at once, and saved or copied. */
const Diagram = ({ of }: { readonly of: Subject }): JSX.Element => {
  const what = useSignal<What>('position');
  const caption = useSignal(of.caption.slice(0, LONGEST_CAPTION));
  const said = useSignal('');
  const making = useSignal<Making | undefined>(undefined);
  const now = options.value ?? usual();
  const line = of.lines.find(({ kind }) => kind === what.value);
  const frames = useMemo(
    () =>
      line === undefined
        ? [stillOf(of, now, caption.value)]
        : framesOf(of, now, line, caption.value),
    [of, now.labels, now.tray, now.last, now.drawings, line, caption.value],
  );
  useEffect(() => {
    said.value = '';
  }, [frames, now.theme]);
  useEffect(() => () => making.peek()?.stop(), []);
  const width = sizeOf(frames[0] ?? stillOf(of, now, '')).width;
  return (
    <Dialog
      title={diagramWords().title}
      wide
      onClose={closeDialog}
      footer={
        <>
          <p role="status" class="diagram-said">
            {making.value === undefined ? said.value : progressOf(making.value)}
          </p>
          <Acts
            frames={frames}
            options={now}
            making={making.value}
            onSaid={(text) => {
              said.value = text;
            }}
            gif={() => saveGif(frames, now, making)}
          />
        </>
      }
    >
      <div class="diagram">
        <DiagramPreview frames={frames} theme={now.theme} millis={MILLIS[now.pace]} />
        <DiagramFields
          subject={of}
          what={what}
          caption={caption}
          options={now}
          width={width}
          onChange={(change) => {
            options.value = { ...now, ...change };
          }}
        />
      </div>
    </Dialog>
  );
};

const progressOf = ({ done, of }: Making): string =>
  diagramWords().drawing(Math.min(done + 1, of), of);

const Acts = ({
  frames,
  options: now,
  making,
  gif,
  onSaid,
}: {
  readonly frames: readonly PictureView[];
  readonly options: Options;
  readonly making: Making | undefined;
  readonly gif: () => Promise<string>;
  readonly onSaid: (text: string) => void;
}): JSX.Element => {
  const text = diagramWords();
  const [first] = frames;
  const say = async (result: Promise<string>): Promise<void> => onSaid(await result);
  const button = (name: string, act: () => void, accent = false): JSX.Element => (
    <button type="button" class={accent ? 'button accent' : 'button'} onClick={act}>
      {name}
    </button>
  );
  if (making !== undefined) return button(text.stop, making.stop);
  if (first === undefined || frames.length > 1) {
    return button(text.gif, () => void say(gif()), true);
  }
  return (
    <>
      {canCopy() && button(text.copy, () => void say(copyPng(first, now)))}
      {button(text.svg, () => onSaid(saveSvg(first, now)))}
      {button(text.png, () => void say(savePng(first, now)), true)}
    </>
  );
};
