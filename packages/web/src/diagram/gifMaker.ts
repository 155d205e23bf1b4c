import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { FromMaker, ToMaker } from './gifMessages.ts';

/** A worker: colours are counted and packed here, so that the page can be used meanwhile. */

/** One of the 256 that there are is kept for what stays as it is. */
const COLOURS = 255;

const gif = GIFEncoder();
let before: Uint32Array | undefined;

/** A picture goes into the file as what is another in it than before, in the best colours for that. */
const take = ({ data, delay, height, width }: Extract<ToMaker, { kind: 'frame' }>): void => {
  const now = new Uint32Array(data.buffer);
  const fresh = before === undefined ? undefined : changesFrom(before, now);
  before = now;
  const pixels = fresh === undefined ? now : now.filter((_, at) => fresh[at] === 1);
  const bytes = new Uint8Array(pixels.buffer, 0, pixels.length * 4);
  const palette = pixels.length === 0 ? [] : quantize(bytes, COLOURS);
  const index = pixels.length === 0 ? new Uint8Array() : applyPalette(bytes, palette);
  if (fresh === undefined) {
    gif.writeFrame(index, width, height, { palette, delay });
    return;
  }
  const same = palette.length;
  let next = 0;
  const all = fresh.map((isFresh) => (isFresh === 1 ? (index[next++] ?? same) : same));
  gif.writeFrame(all, width, height, {
    palette: [...palette, [0, 0, 0]],
    delay,
    transparent: true,
    transparentIndex: same,
    dispose: 1,
  });
};

/** 1 for each pixel that is another. */
const changesFrom = (was: Uint32Array, now: Uint32Array): Uint8Array =>
  Uint8Array.from(now, (pixel, at) => (pixel === was[at] ? 0 : 1));

const answer = (message: FromMaker, transfer: Transferable[] = []): void =>
  postMessage(message, { transfer });

addEventListener('message', ({ data: message }: MessageEvent<ToMaker>) => {
  if (message.kind === 'frame') {
    take(message);
    answer({ kind: 'taken' });
    return;
  }
  gif.finish();
  const bytes = gif.bytes();
  answer({ kind: 'file', bytes }, [bytes.buffer]);
});
