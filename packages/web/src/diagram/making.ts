import type { Signal } from '@preact/signals';
import { sizeOf } from '@zertz/art/picture';
import type { PictureView } from '@zertz/art/picture';
import { saveFile } from '../parts/copyText.ts';
import { gifOf } from './gif.ts';
import { MILLIS } from './options.ts';
import type { Options } from './options.ts';
import { pngOf } from './raster.ts';
import { svgOf } from './svg.ts';
import { diagramWords } from './words.ts';

const FILE = 'zertz-diagram';
/** A moving picture of a long game is smaller, so that it can still be sent. */
const GIF_WIDTH = { short: 600, long: 420, from: 60 };

/** Each answers with the sentence that tells what came of it. */
const saved = (ending: string, content: BlobPart, type: string): string => {
  const file = `${FILE}.${ending}`;
  saveFile(file, content, type);
  return diagramWords().saved(file);
};

export const saveSvg = (view: PictureView, { theme }: Options): string =>
  saved('svg', svgOf(view, theme), 'image/svg+xml');

const largeSvg = (view: PictureView, { scale, theme }: Options): string =>
  svgOf(view, theme, Math.round(sizeOf(view).width * Number(scale)));

export const savePng = async (view: PictureView, options: Options): Promise<string> => {
  const png = await pngOf(largeSvg(view, options));
  return png.ok ? saved('png', png.value, 'image/png') : diagramWords().faults[png.error];
};

export const canCopy = (): boolean =>
  typeof ClipboardItem === 'function' && 'write' in navigator.clipboard;

export const copyPng = async (view: PictureView, options: Options): Promise<string> => {
  const made = pngOf(largeSvg(view, options));
  const content = made.then((png) => {
    if (!png.ok) throw new Error(png.error);
    return png.value;
  });
  try {
    // The promise, and not what becomes of it: some browsers allow it only while the button is pressed.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': content })]);
    return diagramWords().copied;
  } catch {
    const png = await made;
    return diagramWords().faults[png.ok ? 'clipboard' : png.error];
  }
};

/** What is being made, which takes long enough to be stopped. */
export interface Making {
  readonly done: number;
  readonly of: number;
  readonly stop: () => void;
}

export const saveGif = async (
  frames: readonly PictureView[],
  { pace, theme }: Options,
  making: Signal<Making | undefined>,
): Promise<string> => {
  const over = new AbortController();
  const stop = (): void => over.abort();
  const width = frames.length > GIF_WIDTH.from ? GIF_WIDTH.long : GIF_WIDTH.short;
  making.value = { done: 0, of: frames.length, stop };
  const gif = await gifOf(
    frames.map((frame) => svgOf(frame, theme, width)),
    {
      millis: MILLIS[pace],
      signal: over.signal,
      told: (done) => {
        making.value = { done, of: frames.length, stop };
      },
    },
  );
  making.value = undefined;
  return gif.ok ? saved('gif', gif.value, 'image/gif') : diagramWords().faults[gif.error];
};
